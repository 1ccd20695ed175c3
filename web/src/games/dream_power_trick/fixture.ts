/** Three players in the middle of a game, for tests. */
import type { BoardProps } from '../../lib/board'
import type { View } from '../../lib/generated/dream_power_trick'
import { boardProps } from '../../lib/testing/board'

export const view = (change: Partial<View> = {}): View => ({
  phase: 'play',
  mover: 0,
  turn: 0,
  hand: ['red_sun', 'rainbow_sun', 'blue_rain'],
  hand_counts: [3, 5, 4],
  pile_count: 30,
  discards: [],
  colours: ['red', 'blue'],
  named: null,
  giver: null,
  gift_lies: false,
  gift: null,
  winners: [],
  hands: null,
  ...change,
})

type Props = BoardProps<'dream_power_trick'>

export const props = (change: Partial<Props> = {}): Props =>
  boardProps(view(), ['Ada', 'Mira', 'Tomek'], change)
