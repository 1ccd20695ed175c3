/** How those at the table are called in what is said to one of them. */
import type { SeatFacts } from './generated/protocol'
import { t } from './words'

export const called = (people: SeatFacts[], seat: number, me: number): string =>
  seat === me ? t.seat.you : (people[seat]?.name ?? '')

export const namesOf = (seats: readonly number[], people: SeatFacts[], me: number): string =>
  t.list(seats.map((seat) => called(people, seat, me)))
