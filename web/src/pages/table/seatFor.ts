import type { GameCard, TableFacts } from '../../lib/generated/protocol'

/**
 * The seat of a newcomer before the game: an empty one, or that of a bot. In front of a big screen one more is added,
 * as long as the game takes more players. Null: there is none.
 */
export function seatFor({ seats, screen }: TableFacts, about: GameCard | null): number | null {
  const free = seats.find((s) => !s.person && !s.bot) ?? seats.find((s) => !s.person)
  if (free) return free.seat
  return screen && seats.length < (about?.facts.seats[1] ?? 0) ? seats.length : null
}
