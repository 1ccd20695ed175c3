/** The notes that a game gives to somebody who plays it for the first time. */
import type { CoachStep } from './board'
import type { GameName, Games } from './generated/games'

/** What a note's condition may look at. */
export interface Seen<G extends GameName> {
  view: Games[G]['view']
  moves: Games[G]['move'][]
  seat: number
  may: (type: Games[G]['move']['type']) => boolean
}

type Texts<K extends string> = Record<K, { title: string; text: string }>

/**
 * One note per key of `when`, in that order, with the texts of the same key. `texts` is read when a note is shown, so
 * that it follows the chosen language. A browser remembers by position which notes were read: new ones go to the end.
 */
export function coachSteps<G extends GameName, K extends string>(
  texts: () => Texts<K>,
  when: Record<K, (seen: Seen<G>) => boolean>,
): CoachStep[] {
  return (Object.keys(when) as K[]).map((key) => ({
    when: (board) => {
      const moves: Games[G]['move'][] = board.moves
      return when[key]({ ...board, moves, may: (type) => moves.some((move) => move.type === type) })
    },
    get title() {
      return texts()[key].title
    },
    get text() {
      return texts()[key].text
    },
  }))
}
