import type { HiddenCard } from '../../lib/board'
import { art, cardName, sorted } from './cards'

/** Every hand, sorted; a gift lies darkened beside those of its giver. */
export const hidden = ({
  hands = [],
  gift,
  giver,
}: {
  hands?: string[][]
  gift?: string
  giver?: number
}): HiddenCard[][] =>
  hands.map((hand, seat) => [
    ...sorted(hand, 'colour').map(({ card }) => ({ art: art(card), name: cardName(card) })),
    ...(gift && seat === giver ? [{ art: art(gift), name: cardName(gift), dim: true }] : []),
  ])
