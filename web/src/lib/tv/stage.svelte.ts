/** The stage of a big screen: 192 by 108 rem, as large as fits. Faces and rings are drawn in pixels and need its unit. */
let unit = $state(measure())

function measure(): number {
  return Math.min(innerWidth / 192, innerHeight / 108)
}

addEventListener('resize', () => (unit = measure()))

export const stage = {
  /** Pixels of 1rem. */
  get unit() {
    return unit
  },
}

/** The stars of the sky: always the same ones. */
export const STARS = Array.from({ length: 40 }, (_, i) => {
  const part = (n: number) => (((i + 1) * n) % 997) / 997
  return {
    left: 190 * part(613),
    top: 62 * part(271),
    size: 0.25 + 0.25 * part(89),
    light: 0.3 + 0.5 * part(157),
  }
})
