import type { Clock } from '../generated/protocol'

/** Milliseconds left on a clock, counting down from the moment its snapshot came. */
export function countdown(clock: () => Clock | undefined, every = 100): { readonly left: number } {
  let left = $state(0)
  $effect(() => {
    const given = clock()
    left = given?.left ?? 0
    if (!given?.running) return
    const came = performance.now()
    const timer = setInterval(() => (left = Math.max(0, given.left - (performance.now() - came))), every)
    return () => clearInterval(timer)
  })
  return {
    get left() {
      return left
    },
  }
}

export const seconds = (ms: number) => Math.ceil(ms / 1000)
