/** Cards that go from place to place: the thing itself flies, not a picture of it, so nothing jumps when it lands. */
import { LIFT, pace, type Pace, SETTLE } from './motion'

interface Journey {
  delay?: number
  /** How far the way bends upwards, as a share of its length. */
  bend?: number
  speed?: Pace
  /** Degrees at which it rests in the end, e.g. in a fan. */
  tilt?: number
}

const middle = (r: DOMRect) => ({ x: r.x + r.width / 2, y: r.y + r.height / 2 })

/** A copy of a thing that floats above the table where the thing is now. */
export function copyOf(thing: HTMLElement, box = thing.getBoundingClientRect()): HTMLElement {
  const copy = thing.cloneNode(true) as HTMLElement
  const at = middle(box)
  const [width, height] = [thing.offsetWidth || box.width, thing.offsetHeight || box.height]
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${at.x - width / 2}px`,
    top: `${at.y - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    zIndex: '70',
    pointerEvents: 'none',
    transition: 'none',
    visibility: 'visible',
  })
  copy.removeAttribute('data-place')
  copy.setAttribute('aria-hidden', 'true')
  copy.setAttribute('tabindex', '-1')
  return copy
}

/**
 * Let a thing that already lies in its new place be seen coming there from the old one, on an arc.
 * Nothing moves under reduced motion.
 */
export async function arrive(
  thing: HTMLElement,
  from: DOMRect,
  { delay = 0, bend = 0.16, speed = 'fly', tilt = 0 }: Journey = {},
): Promise<void> {
  const duration = pace(speed)
  if (!duration) return
  const copy = copyOf(thing)
  const a = middle(from)
  const b = middle(thing.getBoundingClientRect())
  const [dx, dy] = [a.x - b.x, a.y - b.y]
  const scale = Math.min(
    from.width / Math.max(1, thing.offsetWidth),
    from.height / Math.max(1, thing.offsetHeight),
  )
  const rise = Math.hypot(dx, dy) * bend
  thing.style.visibility = 'hidden'
  document.body.append(copy)
  const flight = copy.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, easing: LIFT },
      {
        transform: `translate(${dx / 2}px, ${dy / 2 - rise}px) scale(${(1 + scale) / 2 + 0.08}) rotate(${dx > 0 ? -5 : 5}deg)`,
        easing: SETTLE,
      },
      { transform: `rotate(${tilt}deg)` },
    ],
    { duration, delay, fill: 'both' },
  )
  await flight.finished.catch(() => null)
  copy.remove()
  thing.style.visibility = ''
}
