/** What a friend would say in somebody's first game, each thing when it is first seen. */
import type { CoachStep } from '../../lib/board'
import type { Move, View } from '../../lib/generated/dream_diary'
import { w } from './words'

interface Seen {
  view: View
  moves: Move[]
  seat: number
}
const may = (type: Move['type']) => (seen: Seen) => seen.moves.some((m) => m.type === type)

const WHEN: ((seen: Seen) => boolean)[] = [
  ({ view }) => view.phase === 'nightmares',
  may('nightmare'),
  may('signal'),
  may('answer'),
  may('jump'),
  ({ view }) => view.sheet.length > 0 && view.phase !== 'over',
  ({ view }) => view.turn > 1 && view.phase !== 'over',
]

export const coach: CoachStep[] = WHEN.map((when, i) => ({
  when: (board) => when(board),
  get title() {
    return w.coach[i]![0]
  },
  get text() {
    return w.coach[i]![1]
  },
}))
