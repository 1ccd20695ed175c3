/** Cards that fly from place to place on an arc, above everything else. Nothing flies under reduced motion. */
import { LIFT, pace, type Pace, SETTLE, showing } from '../motion'

const middle = (r: DOMRect) => ({ x: r.x + r.width / 2, y: r.y + r.height / 2 })

/** A copy of an element that lies above everything, exactly over the element. */
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
  copy.inert = true
  return copy
}

/** Transforms on the way between an element's own place and one that lies (x, y) away at another scale. */
function arc(x: number, y: number, scale: number, bend: number, turn: number) {
  const rise = Math.hypot(x, y) * bend
  return {
    away: `translate(${x}px, ${y}px) scale(${scale})`,
    top: `translate(${x / 2}px, ${y / 2 - rise}px) scale(${(1 + scale) / 2 + 0.08}) rotate(${turn}deg)`,
  }
}

async function animate(
  flying: HTMLElement,
  [start, top, end]: [start: string, top: string, end: string],
  timing: { duration: number; delay: number },
): Promise<void> {
  flying.dataset.flight = ''
  document.body.append(flying)
  const flight = flying.animate(
    [{ transform: start, easing: LIFT }, { transform: top, easing: SETTLE }, { transform: end }],
    { ...timing, fill: 'both' },
  )
  await showing(flight.finished.catch(() => null))
  flying.remove()
}

interface Arrival {
  delay?: number
  /** How far the way bends upwards, as a share of its length. */
  bend?: number
  speed?: Pace
  /** Degrees by which the element is turned where it lies, e.g. in a fan. */
  tilt?: number
}

/** Show an element that already lies in its new place coming there from its old one; it is hidden meanwhile. */
export async function arrive(
  element: HTMLElement,
  from: DOMRect,
  { delay = 0, bend = 0.16, speed = 'fly', tilt = 0 }: Arrival = {},
): Promise<void> {
  const duration = pace(speed)
  if (!duration) return
  const copy = copyOf(element)
  const [a, b] = [middle(from), middle(element.getBoundingClientRect())]
  const [x, y] = [a.x - b.x, a.y - b.y]
  const scale = Math.min(
    from.width / Math.max(1, element.offsetWidth),
    from.height / Math.max(1, element.offsetHeight),
  )
  const { away, top } = arc(x, y, scale, bend, x > 0 ? -5 : 5)
  element.style.visibility = 'hidden'
  await animate(copy, [away, top, `rotate(${tilt}deg)`], { duration, delay })
  element.style.visibility = ''
}

/** The largest rectangle of this shape in the middle of a place: a seat is wider than a card. */
function fitted(place: DOMRect, shape: number): DOMRect {
  const width = Math.min(place.width, place.height * shape)
  const height = width / shape
  return new DOMRect(
    place.x + (place.width - width) / 2,
    place.y + (place.height - height) / 2,
    width,
    height,
  )
}

/** A place on the screen: its rectangle, an element there, or a selector that finds the element. */
export type Place = Element | DOMRect | string

function rect(place: Place): DOMRect | null {
  if (place instanceof DOMRect) return place
  const element = typeof place === 'string' ? document.querySelector(place) : place
  return element?.getBoundingClientRect() ?? null
}

/**
 * A picture flies from one place to another and is gone when it has arrived: for a card that the page does not show at
 * its new place, e.g. one that goes to somebody else's hand. Does nothing where one of the places is not on the page.
 */
export async function fly(
  from: Place,
  to: Place,
  picture: string,
  { delay = 0, duration = pace('fly'), bend = 0.18 } = {},
): Promise<void> {
  const places = [rect(from), rect(to)]
  if (!places[0]?.height || !places[1]?.height || !duration) return
  // of two places the slimmer one holds a card
  const shape = Math.min(...places.map((p) => p!.width / p!.height))
  const [a, b] = [fitted(places[0], shape), fitted(places[1], shape)]
  const card = document.createElement('img')
  card.src = picture
  card.alt = ''
  card.className = 'flying'
  Object.assign(card.style, {
    left: `${a.x}px`,
    top: `${a.y}px`,
    width: `${a.width}px`,
    height: `${a.height}px`,
  })
  const x = middle(b).x - middle(a).x
  const { away, top } = arc(
    x,
    middle(b).y - middle(a).y,
    b.width / Math.max(1, a.width),
    bend,
    x > 0 ? 5 : -5,
  )
  await animate(card, ['none', top, away], { duration, delay })
}
