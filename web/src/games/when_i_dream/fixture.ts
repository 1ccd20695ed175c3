/** A table of four at night, for tests: seat 1 dreams, seat 0 gives a clue. */
import type { BoardProps } from '../../lib/board'
import type { View } from '../../lib/generated/when_i_dream'
import { boardProps } from '../../lib/testing/board'

export const view = (change: Partial<View> = {}): View => ({
  phase: 'night',
  round: 1,
  rounds: 4,
  dreamer: 1,
  giver: 0,
  guesser: 1,
  scribe: null,
  waiting: [0, 1],
  role: 'fairy',
  roles: [null, null, null, null],
  element: 'candle',
  picture: 'candle',
  clues: [],
  flag: null,
  can_be_flagged: false,
  board: [],
  resolved: 0,
  changed: 0,
  guesses: 0,
  yellow: 0,
  blue: 0,
  story: null,
  bonus: null,
  gains: null,
  scores: [0, 0, 0, 0],
  penalties: [0, 0, 0, 0],
  totals: null,
  winners: [],
  night: 120,
  clue: 5,
  spoken: false,
  anonymous: false,
  language: 'en',
  ...change,
})

type Props = BoardProps<'when_i_dream'>

export const props = (change: Partial<Props> = {}): Props =>
  boardProps(view(), ['Ada', 'Luna', 'Nix', 'Orion'], change)
