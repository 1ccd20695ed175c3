import type { BoardProps } from '../../lib/board'
import type { Move, View } from '../../lib/generated/when_i_dream'
import type { Clock } from '../../lib/generated/protocol'

export type Props = BoardProps<'when_i_dream'>
/** Makes a move and resolves to whether it was taken; a refusal is shown beside the element. */
export type Attempt = (move: Move, element?: Element | null) => Promise<boolean>
export type Scene = 'bedtime' | 'asleep' | 'night' | 'waking' | 'day'

/** The clocks of this game, by number. */
export const NIGHT = 0
export const CLUE = 1
export const VOTE = 2
export const WAKING = 3
export const clockOf = (clocks: readonly Clock[], clock: number) => clocks.find((c) => c.clock === clock)

/** Those who watch see what the Dreamer sees. */
export const isDreamer = (view: View, seat: number) => seat < 0 || seat === view.dreamer

export function sceneOf(view: View, seat: number): Scene {
  switch (view.phase) {
    case 'scoring':
    case 'over':
      return 'day'
    case 'recount':
    case 'tick':
      return 'waking'
    case 'night':
    case 'vote':
    case 'draw':
    case 'last_guess':
      return isDreamer(view, seat) ? 'asleep' : 'night'
    default:
      return 'bedtime'
  }
}

/** How many clue turns until this seat's; null where it gives none or nobody may know. */
export function turnsUntil(view: View, seat: number): number | null {
  if (view.giver === null || isDreamer(view, seat)) return null
  const seats = view.scores.length
  let turns = 0
  for (let s = view.giver; s !== seat; s = (s + 1) % seats) if (s !== view.dreamer) turns++
  return turns
}
