/** Two players in the middle of a game, for tests. */
import type { BoardProps } from '../../lib/board'
import type { Row, View } from '../../lib/generated/dreams_and_nightmares'
import { boardProps } from '../../lib/testing/board'

const row = (stacks: string[][]): Row => ({
  stacks,
  dreamy: stacks.map((s) => s.at(-1)?.startsWith('dream') ?? false),
  hand_count: 2,
  taken: [],
})

export const view = (change: Partial<View> = {}): View => ({
  phase: 'turn',
  turn: 0,
  rows: [row([[], [], [], [], [], []]), row([[], [], [], ['nightmare_4', 'dream_4'], [], []])],
  hand: ['dream_3', 'nightmare_4', 'rem'],
  deck_count: 20,
  ending: null,
  dreams: [0, 1],
  runs: [0, 1],
  winners: [],
  hands: null,
  ...change,
})

type Props = BoardProps<'dreams_and_nightmares'>

/** It is Ada's turn: she may draw, or play one of two cards. */
export const props = (change: Partial<Props> = {}): Props =>
  boardProps(view(), ['Ada', 'Mira'], {
    moves: [
      { type: 'draw' },
      { type: 'play', card: 'nightmare_4', row: 1, position: 4 },
      { type: 'play', card: 'dream_3', row: 0, position: 3 },
    ],
    ...change,
  })
