/** What a board is given, for tests. */
import { vi } from 'vitest'
import { type BoardProps, NO_HINT } from '../board'
import type { GameName, Games } from '../generated/games'
import type { SentEvent } from '../generated/protocol'
import { person } from './table'

/** A board at a table of these people, seen from seat 0, with nothing to do. */
export const boardProps = <G extends GameName>(
  view: Games[G]['view'],
  names: string[],
  change: Partial<BoardProps<G>>,
): BoardProps<G> => ({
  seat: 0,
  view,
  moves: [],
  newEvents: [],
  allEvents: [],
  people: names.map((name, seat) => person(seat, name)),
  options: {},
  clocks: [],
  still: false,
  play: vi.fn(async () => null),
  canRetract: false,
  retract: async () => null,
  hint: async () => NO_HINT,
  ...change,
})

/** Events as they are sent to a seat, numbered from `first` on. */
export const sent = <G extends GameName>(
  events: SentEvent<G>['event'][],
  { first = 0, secret = false } = {},
): SentEvent<G>[] => events.map((event, i) => ({ seq: first + i, private: secret, text: '', event }))
