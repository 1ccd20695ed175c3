import type { GameUi } from '../../lib/board'
import type { Move, View } from '../../lib/generated/when_i_dream'
import { banner, ending } from './banner'
import Board from './Board.svelte'
import End from './End.svelte'
import { sceneOf } from './scene'
import { logLine } from './log'
import { w } from './words'

type Look = { view: View; seat: number; may: (type: Move['type']) => boolean }

/** When each note of the coach fits; in the order of a first game. */
const WHEN: Record<keyof typeof w.coach, (look: Look) => boolean> = {
  bedtimeDreamer: ({ may }) => may('sleep'),
  // a bot is asleep at once, and turns are short: each of these waits until it is read, and none makes way for another
  bedtimeSpirit: ({ view, seat }) =>
    (view.phase === 'ready' || sceneOf(view, seat) === 'night') && seat !== view.dreamer,
  guess: ({ view, may }) => view.phase === 'night' && may('guess'),
  clue: ({ view, seat }) => sceneOf(view, seat) === 'night' && !view.spoken,
  ahead: ({ view, seat }) => sceneOf(view, seat) === 'night' && !view.spoken,
  flag: ({ view, may }) => view.phase === 'night' && may('flag'),
  recount: ({ may }) => may('recount'),
  day: ({ view }) => view.phase === 'scoring',
}

export const game: GameUi<'when_i_dream'> = {
  Board,
  End,
  banner,
  ending,
  logLine,
  // what lies on the bed is hidden from the Dreamer only
  shared: ({ event }) => event.type !== 'role_dealt',
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
  chatClosed: ({ view }) =>
    ['ready', 'scoring', 'over'].includes(view.phase) ? null : w.refused.talk_closed,
  peopleOnly: ({ spoken }) => (spoken ? w.peopleOnly : null),
}
