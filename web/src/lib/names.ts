/** How those at the table are called in what is said to one of them. */
import type { SeatFacts } from './generated/protocol'
import { t } from './words'

export const called = (people: SeatFacts[], seat: number, me: number): string =>
  seat === me ? t.seat.you : (people[seat]?.name ?? '')

/** Whoever is spoken to comes first: "You and Ada", never "Ada and You". */
export const namesOf = (seats: readonly number[], people: SeatFacts[], me: number): string =>
  t.list([...seats].sort((a, b) => +(b === me) - +(a === me)).map((seat) => called(people, seat, me)))
