import type { HiddenCard } from '../../lib/board'
import { art, cardName, read, sorted } from './cards'

/** Every hand, sorted. */
export const hidden = ({ hands = [] }: { hands?: string[][] }): HiddenCard[][] =>
  hands.map((hand) =>
    sorted(hand, 'kind').map(({ card }) => ({
      art: art(card),
      name: cardName(card),
      mark: read(card).number?.toString(),
    })),
  )
