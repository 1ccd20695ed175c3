/** What the log lines of all games need: people and lists of them, as messages name them. */
import type { SeatFacts } from './generated/protocol'
import { called, whoIs } from './names'
import type { Who } from './words'

export interface Namer {
  /** Somebody, for a message that says "you" to the reader. */
  who: (seat: number) => Who
  whoIfKnown: (seat: number | null) => Who | null
  /** Somebody in a list. */
  name: (seat: number) => string
  /** Several people in a list, the reader first. */
  names: (seats: readonly number[]) => string[]
}

export const namer = (people: SeatFacts[], me: number): Namer => ({
  who: (seat) => whoIs(people, seat, me),
  whoIfKnown: (seat) => (seat === null ? null : whoIs(people, seat, me)),
  name: (seat) => called(people, seat, me),
  names: (seats) =>
    [...seats].sort((a, b) => +(b === me) - +(a === me)).map((seat) => called(people, seat, me)),
})
