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
