/** How a move is shown that nobody has made yet. */
import type { MoveMarks } from '../../lib/board'
import { title } from './pictures'

export const moveMarks: MoveMarks<'dream_diary'> = {
  marks(move) {
    if (move.type === 'jump') return [`[data-location="${move.location}"]`]
    if (move.type === 'nightmare') return move.cards.map((number) => `[data-dream="${number}"]`)
    return []
  },
  words(move, { view }) {
    switch (move.type) {
      case 'nightmare':
        return { pictures: move.cards.map((number) => title(number, view.places)) }
      case 'signal':
        return { word: move.adjective }
      case 'answer':
        return { value: move.value }
      case 'jump':
        return { n: move.location, title: title(move.location, view.places) }
      default:
        return {}
    }
  },
}
