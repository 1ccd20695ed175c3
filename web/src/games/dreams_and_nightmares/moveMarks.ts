/** How a move is shown that nobody has made yet. */
import type { MoveMarks } from '../../lib/board'
import type { Play } from '../../lib/generated/dreams_and_nightmares'
import { whoIs } from '../../lib/names'
import { cardName, read } from './cards'

const spaceOf = ({ card, position }: Play) => position ?? read(card).number ?? 1

export const moveMarks: MoveMarks<'dreams_and_nightmares'> = {
  marks(move) {
    if (move.type === 'draw') return ['[data-place="deck"]']
    if (move.type === 'play')
      return [`[data-card^="${move.card}#"] .card`, `[data-place="spot-${move.row}-${spaceOf(move)}"]`]
    return []
  },
  words(move, { seat, people }) {
    if (move.type !== 'play') return {}
    return {
      own: move.row === seat,
      card: cardName(move.card),
      n: spaceOf(move),
      who: whoIs(people, move.row, seat),
    }
  },
}
