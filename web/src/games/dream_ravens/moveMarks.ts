/** How a move is shown that nobody has made yet. */
import type { MoveMarks } from '../../lib/board'
import type { Place } from '../../lib/generated/dream_ravens'
import { whoIs } from '../../lib/names'
import { d } from '../../lib/words/historyPuzzlesDaily'
import { DECK, HELD, landName, PILE, placeOf, powerName } from './lands'

const at = (...places: string[]) => places.map((place) => `[data-place="${place}"]`)

export const moveMarks: MoveMarks<'dream_ravens'> = {
  marks(move, { seat, view }) {
    switch (move.type) {
      case 'look':
        return at(placeOf(seat, move.position))
      case 'wake_up':
        return ['.wake-up']
      case 'take_up':
        return at(PILE, placeOf(seat, move.position))
      case 'draw':
        return at(DECK)
      case 'swap_in':
        return at(HELD, placeOf(seat, move.position))
      case 'discard':
        return at(HELD, PILE)
      case 'use':
        return at(HELD)
      case 'keep':
        return at(view.choices.length ? `${HELD}-${move.index}` : HELD)
      case 'peek':
        return at(placeOf(move.at.seat, move.at.position))
      case 'swap':
        return at(placeOf(move.a.seat, move.a.position), placeOf(move.b.seat, move.b.position))
      default:
        return []
    }
  },
  words(move, { seat, view, people }) {
    const place = (at: Place) => d.help.place({ who: whoIs(people, at.seat, seat), n: at.position + 1 })
    const name = (land: string | null | undefined) => (land ? landName(land) : '')
    switch (move.type) {
      case 'look':
        return { n: move.position + 1 }
      case 'take_up':
        return { n: move.position + 1, land: name(view.up) }
      case 'swap_in':
        return { n: move.position + 1, land: name(view.held) }
      case 'discard':
        return { land: name(view.held) }
      case 'use':
        return { land: view.held ? powerName(view.held) : '' }
      case 'keep':
        return { land: name(view.choices[move.index]) }
      case 'peek':
        return { place: place(move.at) }
      case 'swap':
        return { a: place(move.a), b: place(move.b) }
      default:
        return {}
    }
  },
}
