/** A table to try things on: four players in the middle of a game. Only for tests. */
import type { BoardProps } from '../../lib/board'
import type { Place, View } from '../../lib/generated/dream_diary'
import type { SeatFacts } from '../../lib/generated/protocol'

type Props = BoardProps<'dream_diary'>

const NAMES = ['Ada', 'Mira', 'Tomek', 'Marek']

export const people: SeatFacts[] = NAMES.map((name, seat) => ({
  seat,
  name,
  bot: null,
  person: true,
  here: true,
  host: seat === 0,
  grace: null,
}))

const place = (number: number): Place => ({
  number,
  title: `Place ${number}`,
  picture: `${number}`,
  fate: 'open',
  holder: null,
})

export const view = (change: Partial<View> = {}): View => ({
  phase: 'signal',
  turn: 2,
  leader: 0,
  waiting: [0],
  difficulty: 12,
  variant: false,
  places: Array.from({ length: 12 }, (_, i) => place(i + 1)),
  seats: NAMES.map(() => ({ dreams: 2, played: 0, done: false })),
  nightmares_asleep: 4,
  nightmares_awake: 0,
  sheet: [],
  history_hidden: false,
  question: null,
  successes: 0,
  second_signal: false,
  kites: [{ seat: null, space: 6, stars: 2 }],
  track: { name: 'standard', stars: [1, 1, 2, 3, 4, 5, 6, 6, 6, 6], starts: [[12, 7]], reconstructed: true },
  adjectives: [],
  talk: true,
  dreams: [1, 2],
  nightmares: [3],
  returned: null,
  sealed: null,
  ending: null,
  stars: null,
  verdict: null,
  revealed: null,
  ...change,
})

export const props = (change: Partial<Props> = {}): Props => ({
  seat: 0,
  view: view(),
  moves: [],
  newEvents: [],
  allEvents: [],
  people,
  options: {},
  clocks: [],
  still: false,
  play: async () => null,
  canRetract: false,
  retract: async () => null,
  judge: async () => ({ type: 'judged', id: '', proper: true, warning: false, why: '' }),
  suggest: async () => [],
  ...change,
})
