/** The Element cards of a night: where they lie and what is printed on them. */
import type { Card } from '../../lib/generated/when_i_dream'

export interface Placed extends Card {
  /** Where it lies in the row of the night: what `override` names. */
  place: number
}

/** The cards of the night by where they lie. */
export function sides(board: readonly Card[]): Record<'seen' | 'lost' | 'away', Placed[]> {
  const found: Record<'seen' | 'lost' | 'away', Placed[]> = { seen: [], lost: [], away: [] }
  board.forEach((card, place) => {
    const side =
      card.fate === 'yellow' ? 'seen' : card.fate === 'blue' || card.fate === 'passed' ? 'lost' : 'away'
    found[side].push({ ...card, place })
  })
  return found
}

/** The cards that were guessed, right or wrong, in order: what `tick` counts. */
export const guessed = (board: readonly Card[]): Card[] =>
  board.filter((card) => card.fate === 'yellow' || card.fate === 'blue')

export const picture = (noun: string) => `./art/elements/${encodeURIComponent(noun)}.svg`
/** The picture of a role; the Dreamer's shows somebody who wakes. */
export const roleArt = (role: string) => `./art/when/${role === 'dreamer' ? 'side_day' : role}.webp`
export const BACK = './art/when/card_back.webp'

/** A number below `of` that is always the same for a word: it chooses a card's background. */
export function shade(word: string, of: number): number {
  let sum = 7
  for (const letter of word) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return sum % of
}
