/** How a move is shown that nobody has made yet. */
import type { MoveMarks } from '../../lib/board'
import { withIds } from '../../lib/cards/hand'
import { whoIs } from '../../lib/names'
import { cardName, colourName, idsFor, shows } from './cards'

export const moveMarks: MoveMarks<'dream_power_trick'> = {
  marks(move, { view }) {
    const held = (cards: string[]) =>
      idsFor(cards, withIds(view.hand), []).map((id) => `[data-card="${id}"] .card`)
    switch (move.type) {
      case 'pass':
        return ['[data-place="pile"]']
      case 'discard':
        return [...held(move.cards), '[data-place="discards"]']
      case 'ask':
        return [`[data-colour="${move.colour}"]`, `[data-seat="${move.player}"]`]
      case 'give':
        return [...held([move.card]), '[data-place="gift"]']
      case 'accept':
        return ['[data-place="gift"]']
      case 'no_dream':
        return ['.no-dream', '[data-place="gift"]']
    }
  },
  words(move, { seat, view, people }) {
    switch (move.type) {
      case 'discard':
        return { cards: move.cards.map(cardName) }
      case 'ask':
        return { who: whoIs(people, move.player ?? -1, seat), colour: colourName(move.colour) }
      case 'give':
        return { card: cardName(move.card), honest: !!view.named && shows(move.card, view.named) }
      default:
        return {}
    }
  },
}
