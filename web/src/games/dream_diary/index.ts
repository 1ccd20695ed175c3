import type { GameUi } from '../../lib/board'
import { banner, ended } from './banner'
import Board from './Board.svelte'
import { coach } from './coach'
import EndScene from './End.svelte'
import { logLine } from './log'
import { w } from './words'

export const game: GameUi<'dream_diary'> = {
  Board,
  banner,
  coach,
  room: 'diary',
  passAndPlay: true,
  ending: (props) => ({
    text: props.view.ending ? ended(props.view.ending) : '',
    help:
      props.view.ending === 'won'
        ? w.end.lastFound(props.view.turn)
        : props.view.ending === 'track'
          ? w.end.trackWhy
          : w.end.nightmareWhy,
  }),
  End: EndScene,
  logLine,
  get options() {
    return w.options
  },
  get refused() {
    return w.refused
  },
  chatClosed: ({ view, options }) =>
    options.talk === false && view.phase !== 'over' ? w.refused.talk_closed : null,
}
