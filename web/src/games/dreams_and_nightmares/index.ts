import type { GameUi } from '../../lib/board'
import Board from './Board.svelte'
import End from './End.svelte'
import { banner, coach, ending, tell } from './speech'

export const game: GameUi<'dreams_and_nightmares'> = {
  Board,
  End,
  banner,
  coach,
  ending,
  tell,
  room: 'room-plum towers',
  passAndPlay: true,
}
