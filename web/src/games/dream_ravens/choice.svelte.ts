import type { Place } from '../../lib/generated/dream_ravens'

/** The first of two lands to swap: the board lights it, the banner asks for the second. */
export const swapping = $state<{ first: Place | null }>({ first: null })
