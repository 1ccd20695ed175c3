import type { GameUi } from '../../lib/board'
import Board from './Board.svelte'
import End from './End.svelte'
import { banner, coach, ending, logLine } from './banner'
import { w } from './words'

export const game: GameUi<'dreams_and_nightmares'> = {
  Board,
  End,
  banner,
  coach,
  ending,
  logLine,
  room: 'room-plum towers',
  passAndPlay: true,
  get options() {
    return w.options
  },
  get refused() {
    return w.refused
  },
}
