import type { SeatFacts } from '../../lib/generated/protocol'

/** The next bot in the order of play. */
export const botBeside = (seats: SeatFacts[], seat: number): SeatFacts | undefined =>
  seats.map((_, i) => seats[(seat + 1 + i) % seats.length]!).find(({ bot, person }) => bot && !person)
