import type { View } from '../../lib/generated/dreams_and_nightmares'
import { coachSteps, type Seen } from '../../lib/coach'
import { read } from './cards'
import { w } from './words'

const FULL = 10 // cards in a full hand
const LOW = 6 // cards left in the deck when the end is near

const spoiled = (view: View, seat: number) =>
  view.rows[seat]?.stacks.some((stack, i) => stack.length > 0 && !view.rows[seat]!.dreamy[i]) ?? false

const WHEN: Record<keyof typeof w.coach, (seen: Seen<'dreams_and_nightmares'>) => boolean> = {
  goal: ({ view }) => view.phase === 'turn',
  turn: ({ moves }) => moves.length > 0,
  nightmare: ({ moves }) => moves.some((m) => m.type === 'play' && m.card.startsWith('nightmare')),
  hurt: ({ view, seat }) => spoiled(view, seat),
  rem: ({ view, moves }) => moves.length > 0 && view.hand.some((card) => read(card).kind === 'rem'),
  full: ({ view }) => view.hand.length >= FULL,
  deck: ({ view }) => view.phase === 'turn' && view.deck_count <= LOW,
}

export const coach = coachSteps(() => w.coach, WHEN)
