import { expect, test } from 'vitest'
import type { GameCard, SeatFacts } from '../../lib/generated/protocol'
import { facts, person } from '../../lib/testing/table'
import { seatFor } from './seatFor'

const card = (most: number) => ({ facts: { seats: [2, most] } }) as unknown as GameCard
const bot = (seat: number) => person(seat, 'Luna', { person: false, bot: 'dreaming' })
const empty = (seat: number) => person(seat, '', { person: false })
const at = (seats: SeatFacts[], screen = false) => ({ ...facts, seats, screen })

test('who comes takes an empty seat before that of a bot', () => {
  expect(seatFor(at([person(0, 'Ada'), bot(1), empty(2)]), card(4))).toBe(2)
  expect(seatFor(at([person(0, 'Ada'), bot(1)]), card(4))).toBe(1)
})

test('only in front of a big screen a seat is added, and none that the game does not have', () => {
  const people = [person(0, 'Ada'), person(1, 'Ben')]
  expect(seatFor(at(people), card(4))).toBe(null)
  expect(seatFor(at(people, true), card(4))).toBe(2)
  expect(seatFor(at(people, true), card(2))).toBe(null)
  expect(seatFor(at(people, true), null)).toBe(null)
})
