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
