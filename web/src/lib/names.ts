/** How the people at a table are called in a sentence that one of them reads. */
import type { SeatFacts, TableFacts } from './generated/protocol'
import { t, type Who } from './words'

export type { Who }

export const whoIs = (people: SeatFacts[], seat: number, me: number): Who => ({
  name: people[seat]?.name ?? '',
  me: seat === me,
})

export const called = (people: SeatFacts[], seat: number, me: number): string =>
  seat === me ? t.seat.you : (people[seat]?.name ?? '')

const NAMELESS = /^Guest(?= \d+$|$)/

/** The name of a person, in the chosen language if nobody chose a nickname. */
export const personName = (name: string): string => name.replace(NAMELESS, t.seat.guest)

/** A table whose people without a nickname are called so in the chosen language. */
export function withGuests<T extends TableFacts>(facts: T): T {
  if (!facts.seats.some(({ name, person }) => person && NAMELESS.test(name))) return facts
  const named = (one: SeatFacts) => ({ ...one, name: personName(one.name) })
  return { ...facts, seats: facts.seats.map((one) => (one.person ? named(one) : one)) }
}

/** The nickname by which somebody is spoken to; null where none was chosen: nobody likes to be called Guest. */
export function nickname(people: SeatFacts[], seat: number): string | null {
  const name = people[seat]?.name ?? ''
  return name && name.replace(/ \d+$/, '') !== t.seat.guest ? name : null
}

/** Names in a list, the reader first: "You and Ada", never "Ada and You". */
export const namesOf = (seats: readonly number[], people: SeatFacts[], me: number): string =>
  t.list({
    names: [...seats].sort((a, b) => +(b === me) - +(a === me)).map((seat) => called(people, seat, me)),
  })

/** All seats in the order of play, from the reader's own on; a watcher's list begins with seat 0. */
export function seatsFrom(me: number, seats: number): number[] {
  const first = Math.max(0, me)
  return Array.from({ length: seats }, (_, i) => (first + i) % seats)
}
