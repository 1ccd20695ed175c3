import type { GameUi } from '../../lib/board'
import { banner, ending } from './banner'
import Board from './Board.svelte'
import { coach } from './coach'
import End from './End.svelte'
import Finale from './Finale.svelte'
import { hidden } from './hidden'
import { pages } from './introduction'
import { logLine } from './log'
import { signs } from './signs'
import { w } from './words'

export const game: GameUi<'dream_ravens'> = {
  Board,
  End,
  Finale,
  introduction: pages,
  hidden,
  banner,
  ending,
  logLine,
  coach,
  signs,
  words: w,
  room: 'room-slate ravens',
  passAndPlay: true,
}
