import type { Place } from '../../lib/generated/dream_ravens'

/** What I have touched on the way to a move: the board lights it, and the banner asks for the rest. */
export const selection = $state<{
  /** The first of two lands to swap. */
  first: Place | null
  /** The face-up land, before I say where it goes. */
  taking: boolean
}>({ first: null, taking: false })
