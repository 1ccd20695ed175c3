/** How things move: durations come from the tokens, so reduced motion is honoured everywhere at once. */
import { crossfade } from 'svelte/transition'
import { cubicOut } from 'svelte/easing'

export type Pace = 'touch' | 'turn' | 'move' | 'fly' | 'breathe'

export const SETTLE = 'cubic-bezier(.2, .8, .2, 1)'
export const LIFT = 'cubic-bezier(.3, 0, .2, 1)'
/** Between things that fly together. */
export const STAGGER = 60

/** A token's milliseconds: 0 under reduced motion. */
export function pace(name: Pace): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(`--m-${name}`).trim()
  const value = parseFloat(text) || 0
  return text.endsWith('ms') ? value : value * 1000
}

export const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A card that leaves one place and comes to another: `out:send={{ key }}` there, `in:receive={{ key }}` here. */
export const [send, receive] = crossfade({
  duration: () => pace('move'),
  easing: cubicOut,
  fallback: () => ({ duration: pace('turn'), css: (u) => `opacity: ${u}` }),
})

/** The largest thing of this shape in the middle of a place: a seat is wider than a card. */
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

/** A card's rectangle on the screen; a selector finds the element. */
function rect(place: Element | DOMRect | string): DOMRect | null {
  if (place instanceof DOMRect) return place
  const element = typeof place === 'string' ? document.querySelector(place) : place
  return element?.getBoundingClientRect() ?? null
}

/**
 * A picture flies on an arc from one place to another above everything, and is gone when it has arrived.
 * For what changes owner: a stolen dream, a gift, ravens. Resolves at once under reduced motion.
 */
export async function fly(
  from: Element | DOMRect | string,
  to: Element | DOMRect | string,
  picture: string,
  { delay = 0, duration = pace('fly'), bend = 0.18 } = {},
): Promise<void> {
  const places = [rect(from), rect(to)]
  if (!places[0]?.height || !places[1]?.height || !duration) return
  // of two places the slimmer one holds a card
  const shape = Math.min(...places.map((p) => p!.width / p!.height))
  const [a, b] = [fitted(places[0], shape), fitted(places[1], shape)]
  const ghost = document.createElement('img')
  ghost.src = picture
  ghost.alt = ''
  ghost.className = 'flying'
  Object.assign(ghost.style, {
    left: `${a.x}px`,
    top: `${a.y}px`,
    width: `${a.width}px`,
    height: `${a.height}px`,
  })
  document.body.append(ghost)
  const dx = b.x + b.width / 2 - (a.x + a.width / 2)
  const dy = b.y + b.height / 2 - (a.y + a.height / 2)
  const scale = b.width / Math.max(1, a.width)
  const rise = Math.hypot(dx, dy) * bend
  const middle = `translate(${dx / 2}px, ${dy / 2 - rise}px) scale(${(1 + scale) / 2 + 0.08}) rotate(${dx > 0 ? 5 : -5}deg)`
  const flight = ghost.animate(
    [
      { transform: 'none', easing: LIFT },
      { transform: middle, easing: SETTLE },
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
    ],
    { duration, delay, fill: 'both' },
  )
  await flight.finished.catch(() => null)
  ghost.remove()
}

const LONGEST_WAIT = 5000

/** When everything that moves has come to rest; what goes on for ever (a glow, a kite) does not count. */
export async function atRest(): Promise<void> {
  const enough = performance.now() + LONGEST_WAIT
  const moving = () =>
    (document.getAnimations?.() ?? []).filter(
      (a) => a.playState === 'running' && Number.isFinite(a.effect?.getComputedTiming().endTime),
    )
  for (let all = moving(); all.length && performance.now() < enough; all = moving()) {
    const late = new Promise((done) => setTimeout(done, enough - performance.now()))
    await Promise.race([late, Promise.allSettled(all.map((a) => a.finished))])
  }
}
