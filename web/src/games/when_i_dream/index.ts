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

export const game: GameUi<'when_i_dream'> = {
  Board,
  End,
  Finale,
  introduction: pages,
  hidden,
  banner,
  ending,
  logLine,
  // what lies on the bed is hidden from the Dreamer only
  shared: ({ event }) => event.type !== 'role_dealt',
  coach,
  moveMarks,
  words: w,
  room: 'when',
  passAndPlay: false,
  chatClosed: ({ view }) =>
    ['ready', 'scoring', 'over'].includes(view.phase) ? null : w.refused.talk_closed,
  peopleOnly: ({ spoken }) => (spoken ? w.peopleOnly : null),
}
