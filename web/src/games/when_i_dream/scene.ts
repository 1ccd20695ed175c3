import type { BoardProps } from '../../lib/board'
import type { Card, Move, View } from '../../lib/generated/when_i_dream'
import type { Clock } from '../../lib/generated/protocol'

export type Props = BoardProps<'when_i_dream'>
export type Try = (move: Move, element?: Element | null) => Promise<boolean>
export type Scene = 'bedtime' | 'asleep' | 'night' | 'waking' | 'day'

/** The clocks of this game, by number. */
export const NIGHT = 0
export const CLUE = 1
export const VOTE = 2
export const WAKING = 3
export const clockOf = (clocks: readonly Clock[], clock: number) => clocks.find((c) => c.clock === clock)

/** Those who watch see what the Dreamer sees. */
export const isDreamer = (view: View, seat: number) => seat < 0 || seat === view.dreamer

export function sceneOf(view: View, seat: number): Scene {
  switch (view.phase) {
    case 'scoring':
    case 'over':
      return 'day'
    case 'recount':
    case 'tick':
      return 'waking'
    case 'night':
    case 'vote':
    case 'draw':
    case 'last_guess':
      return isDreamer(view, seat) ? 'asleep' : 'night'
    default:
      return 'bedtime'
  }
}

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

/** How many clue turns until this seat's; null where it gives none or nobody may know. */
export function turnsUntil(view: View, seat: number): number | null {
  if (view.giver === null || isDreamer(view, seat)) return null
  const seats = view.scores.length
  let turns = 0
  for (let s = view.giver; s !== seat; s = (s + 1) % seats) if (s !== view.dreamer) turns++
  return turns
}

/** A story cut into words and what is between them; `named` where it names one of these Elements. */
export interface Piece {
  text: string
  named: string | null
}

export function pieces(story: string, elements: readonly string[]): Piece[] {
  const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const names = new Map(elements.map((e) => [folded(e), e]))
  return story
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter(Boolean)
    .map((text) => {
      const word = folded(text)
      return {
        text,
        named:
          names.get(word) ??
          names.get(word.replace(/(?:es|s)$/, '')) ??
          names.get(word.replace(/s$/, '')) ??
          null,
      }
    })
}

export const picture = (noun: string) => `./art/elements/${encodeURIComponent(noun)}.svg`
/** The Dreamer's own card shows somebody who wakes. */
export const roleArt = (role: string) => `./art/when/${role === 'dreamer' ? 'side_day' : role}.webp`
export const BACK = './art/when/card_back.webp'

/** A number that stays with a word, to give each card a sky of its own. */
export function shade(word: string, of: number): number {
  let sum = 7
  for (const letter of word) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return sum % of
}
