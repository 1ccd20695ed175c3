/** Two players in the middle of a night, for tests. */
import type { BoardProps } from '../../lib/board'
import type { Move, View } from '../../lib/generated/dream_ravens'
import { boardProps } from '../../lib/testing/board'

const hidden = { lands: [null, null, null, null], ravens: null, looked: [] }

export const view = (change: Partial<View> = {}): View => ({
  phase: 'turn',
  round: 1,
  turn: 0,
  waiting: [0],
  dreams: [hidden, hidden],
  up: '4',
  pile_count: 1,
  pile: null,
  deck_count: 30,
  held: null,
  choices: [],
  caller: null,
  ender: null,
  gains: null,
  scores: [26, 31],
  limit: 100,
  rounds: 0,
  penalty: 5,
  winners: [],
  ...change,
})

const TURN: Move[] = [
  { type: 'wake_up' },
  ...[0, 1, 2, 3].map((position): Move => ({ type: 'take_up', position })),
  { type: 'draw' },
]

type Props = BoardProps<'dream_ravens'>

/** It is Ada's turn, and nothing is drawn yet. */
export const props = (change: Partial<Props> = {}): Props =>
  boardProps(view(), ['Ada', 'Ben'], { moves: TURN, ...change })
