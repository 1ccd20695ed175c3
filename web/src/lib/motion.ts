/** Durations and easings of animations. Durations come from tokens.css, which sets them to 0 under reduced motion. */
import { crossfade } from 'svelte/transition'
import { cubicOut } from 'svelte/easing'

export type Pace = 'touch' | 'turn' | 'move' | 'fly' | 'breathe'

export const SETTLE = 'cubic-bezier(.2, .8, .2, 1)'
export const LIFT = 'cubic-bezier(.3, 0, .2, 1)'
/** Milliseconds between things that fly one after the other. */
export const STAGGER = 60

/** The milliseconds of a token: 0 under reduced motion. */
export function pace(name: Pace): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(`--m-${name}`).trim()
  const value = parseFloat(text) || 0
  return text.endsWith('ms') ? value : value * 1000
}

export const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Crossfade between two places of the page: `out:send={{ key }}` in one, `in:receive={{ key }}` in the other. */
export const [send, receive] = crossfade({
  duration: () => pace('move'),
  easing: cubicOut,
  fallback: () => ({ duration: pace('turn'), css: (u) => `opacity: ${u}` }),
})

const LONGEST_WAIT = 5000

const underWay = new Set<Promise<unknown>>()

/** A change of the table is being shown until the promise settles: the words that tell it wait for that. */
export function showing<T>(motion: Promise<T>): Promise<T> {
  const over = (): void => void underWay.delete(motion)
  underWay.add(motion)
  motion.then(over, over)
  return motion
}

/** Something is shown for as long as a pace takes, e.g. by an animation of the style sheet. */
export function showingFor(milliseconds: number): void {
  if (milliseconds) void showing(new Promise((done) => setTimeout(done, milliseconds)))
}

/** Whether a change of the table is being shown. */
export const isShowing = () => underWay.size > 0

/** Resolves when every change has been shown, or has taken too long. */
export async function shown(): Promise<void> {
  const enough = performance.now() + LONGEST_WAIT
  while (underWay.size && performance.now() < enough) {
    const late = new Promise((done) => setTimeout(done, enough - performance.now()))
    await Promise.race([late, Promise.allSettled(underWay)])
  }
  underWay.clear()
}

/** Resolves when every animation has ended; endless ones (a glow, a kite) do not count. */
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
