import type { GameUi } from '../../lib/board'
import type { Move, View } from '../../lib/generated/when_i_dream'
import { banner, ending } from './banner'
import Board from './Board.svelte'
import End from './End.svelte'
import { sceneOf } from './scene'
import { tell } from './tell'
import { w } from './words'

type Look = { view: View; seat: number; may: (type: Move['type']) => boolean }

/** When each note of the coach fits; in the order of a first game. */
const WHEN: Record<keyof typeof w.coach, (look: Look) => boolean> = {
  bedtimeDreamer: ({ may }) => may('sleep'),
  // a bot is asleep at once: the note waits until it is read, but never in the way of a clue
  bedtimeSpirit: ({ view, seat, may }) =>
    (view.phase === 'ready' || sceneOf(view, seat) === 'night') && seat !== view.dreamer && !may('clue'),
  guess: ({ view, may }) => view.phase === 'night' && may('guess'),
  clue: ({ may }) => may('clue'),
  ahead: ({ view, seat, may }) => sceneOf(view, seat) === 'night' && !view.spoken && !may('clue'),
  flag: ({ view, may }) => view.phase === 'night' && may('flag') && !may('clue'),
  recount: ({ may }) => may('recount'),
  day: ({ view }) => view.phase === 'scoring',
}

export const game: GameUi<'when_i_dream'> = {
  Board,
  End,
  banner,
  ending,
  tell,
  get coach() {
    return (Object.keys(WHEN) as (keyof typeof WHEN)[]).map((step) => ({
      ...w.coach[step],
      when: ({ view, moves, seat }: { view: View; moves: Move[]; seat: number }) =>
        WHEN[step]({ view, seat, may: (type) => moves.some((m) => m.type === type) }),
    }))
  },
  room: 'when',
  passAndPlay: false,
  get options() {
    return w.options
  },
  get refused() {
    return w.refused
  },
  hush: ({ view }) => (['ready', 'scoring', 'over'].includes(view.phase) ? null : w.refused.talk_closed),
  peopleOnly: ({ spoken }) => (spoken ? w.peopleOnly : null),
}
