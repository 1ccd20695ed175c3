/** Four players in the middle of a game, for tests. */
import type { BoardProps } from '../../lib/board'
import type { Place, View } from '../../lib/generated/dream_diary'
import { boardProps } from '../../lib/testing/board'
import { person } from '../../lib/testing/table'

type Props = BoardProps<'dream_diary'>

const NAMES = ['Ada', 'Mira', 'Tomek', 'Marek']

export const people = NAMES.map((name, seat) => person(seat, name))

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
  language: 'en',
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

export const props = (change: Partial<Props> = {}): Props => boardProps(view(), NAMES, change)
