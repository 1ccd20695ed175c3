import type { GameUi } from '../../lib/board'
import { banner, ending } from './banner'
import Board from './Board.svelte'
import { coach } from './coach'
import End from './End.svelte'
import Finale from './Finale.svelte'
import { hidden } from './hiddenCards'
import { pages } from './introduction'
import { logLine } from './log'
import { moveMarks } from './moveMarks'
import { w } from './words'

export const game: GameUi<'dream_power_trick'> = {
  Board,
  End,
  Finale,
  introduction: pages,
  hidden,
  banner,
  ending,
  logLine,
  coach,
  moveMarks,
  words: w,
  room: 'room-storm weather',
  passAndPlay: true,
}
