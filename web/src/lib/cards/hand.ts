/** A hand of cards as the page holds it. */

/** One card in a hand; a number tells copies of a card apart, so that each keeps its place when others go. */
export interface HeldCard {
  id: string
  card: string
}

export function withIds(hand: string[]): HeldCard[] {
  const seen: Record<string, number> = {}
  return hand.map((card) => ({ card, id: `${card}#${(seen[card] = (seen[card] ?? 0) + 1)}` }))
}

/** The card that an id of `withIds` stands for. */
export const cardOf = (id: string) => id.split('#')[0]!

export const sortHand = (hand: string[], rank: (card: string) => number): HeldCard[] =>
  withIds([...hand].sort((a, b) => rank(a) - rank(b)))
