import type { GameUi } from '../board'
import { t } from '../words'
import Board from './Board.svelte'

/** A game without a board of its own: the view as it is, every open move as a button. */
export const game: GameUi = {
  Board,
  banner: ({ moves, view, people }) => {
    const waiting = 'waiting' in view ? (view.waiting as number[]).map((s) => people[s]?.name ?? '') : []
    return {
      text: moves.length ? t.table.your : t.table.waitingFor({ names: waiting }),
      help: '',
      mine: moves.length > 0,
    }
  },
  coach: [],
  passAndPlay: true,
}
