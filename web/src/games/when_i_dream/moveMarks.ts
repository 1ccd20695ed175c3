/** How a move is shown that nobody has made yet: in words, for here words are all there is. */
import type { MoveMarks } from '../../lib/board'

export const moveMarks: MoveMarks<'when_i_dream'> = {
  marks: () => [],
  words(move, { view }) {
    switch (move.type) {
      case 'clue':
        return { word: move.word, role: view.role }
      case 'guess':
        return { word: move.word }
      case 'vote':
        return { improper: move.improper }
      case 'recount':
        return { story: move.story }
      default:
        return {}
    }
  },
}
