/** Weather cards as a person sees them, and which of them go together (the sets are the server's, from `moves`). */
import type { Discard, Move } from '../../lib/generated/dream_power_trick'
import { type HeldCard, sortHand } from '../../lib/cards/hand'
import { pick } from '../../lib/words'
import { w } from './words'

export type Colour = 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'purple' | 'any'
export type Mark = 'sun' | 'cloud' | 'rain' | 'snow' | 'any'
export type SortBy = 'colour' | 'mark'

const COLOURS: Colour[] = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'any']
const MARKS: Mark[] = ['sun', 'cloud', 'rain', 'snow', 'any']

export const BACK = './art/weather/back.webp'
export const art = (card: string) => `./art/weather/${card}.webp`
export const colourSign = (colour: string) => `./art/weather/colour_${colour}.svg`
export const markSign = (mark: string) => `./art/weather/mark_${mark}.svg`

export function read(card: string): { colour: Colour; mark: Mark } {
  const [first, second] = card.split('_')
  if (first === 'wild') return { colour: 'any', mark: 'any' }
  if (first === 'rainbow') return { colour: 'any', mark: second as Mark }
  if (first === 'special') return { colour: second as Colour, mark: 'any' }
  return { colour: first as Colour, mark: second as Mark }
}

/** The card of a colour and a mark, which `read` reads. */
export const idOf = ({ colour, mark }: { colour: Colour; mark: Mark }) =>
  colour === 'any'
    ? mark === 'any'
      ? 'wild'
      : `rainbow_${mark}`
    : mark === 'any'
      ? `special_${colour}`
      : `${colour}_${mark}`

export const colourName = (colour: string) => pick(w.colour, colour) ?? colour
/** A card in a sentence. */
export const cardName = (card: string) => pick(w.card, card) ?? card
/** A card under its picture. */
export const cardShort = (card: string) => pick(w.short, card) ?? cardName(card)
/** A card as it is read aloud: with what it stands for. */
export function cardLabel(card: string): string {
  const label = pick(w.label, card.split('_')[0])
  return label ? label({ card: cardName(card) }) : cardName(card)
}

/** Does this face show the colour? A rainbow shows them all. */
export const shows = (card: string, colour: string) => ['any', colour].includes(read(card).colour)

export function sorted(hand: string[], by: SortBy): HeldCard[] {
  const rank = (card: string) => {
    const [c, m] = [COLOURS.indexOf(read(card).colour), MARKS.indexOf(read(card).mark)]
    return by === 'colour' ? c * 10 + m : m * 10 + c
  }
  return sortHand(hand, rank)
}

function counted(cards: string[]): Map<string, number> {
  const count = new Map<string, number>()
  for (const card of cards) count.set(card, (count.get(card) ?? 0) + 1)
  return count
}

/** Does the set hold all of these, copies counted? */
function holds(set: string[], cards: string[]): boolean {
  const there = counted(set)
  return [...counted(cards)].every(([card, n]) => (there.get(card) ?? 0) >= n)
}

export const setsIn = (moves: Move[]): Discard[] => moves.filter((m) => m.type === 'discard')

/** The open sets that the picked cards can still become, largest first. */
export const reachable = (sets: Discard[], picked: string[]): Discard[] =>
  sets.filter((s) => holds(s.cards, picked)).sort((a, b) => b.cards.length - a.cards.length)

/** The set that the picked cards are already, if it is open. */
export const exactly = (sets: Discard[], picked: string[]): Discard | undefined =>
  sets.find((s) => s.cards.length === picked.length && holds(s.cards, picked))

/** Cards that may join the picked ones. */
export function partners(sets: Discard[], picked: string[]): Set<string> {
  const found = new Set<string>()
  for (const { cards } of reachable(sets, picked)) {
    for (const card of cards) if (!found.has(card) && holds(cards, [...picked, card])) found.add(card)
  }
  return found
}

/** A few sets worth offering: the largest ones that lie in no larger one. */
export function offers(sets: Discard[], picked: string[], most = 3): string[][] {
  const found: string[][] = []
  for (const { cards } of reachable(sets, picked)) {
    if (cards.length === picked.length || found.some((larger) => holds(larger, cards))) continue
    found.push(cards)
    if (found.length === most) break
  }
  return found
}

/** What all cards of a set can be at once. */
export function common(cards: string[]): { colour: Colour; mark: Mark } {
  const faces = cards.map(read)
  return {
    colour: faces.find((f) => f.colour !== 'any')?.colour ?? 'any',
    mark: faces.find((f) => f.mark !== 'any')?.mark ?? 'any',
  }
}

/** Ids in the hand that make up these cards, preferring those already picked. */
export function idsFor(cards: string[], hand: HeldCard[], picked: string[]): string[] {
  const free = [...hand].sort((a, b) => Number(picked.includes(b.id)) - Number(picked.includes(a.id)))
  return cards.flatMap((card) => {
    const at = free.findIndex((h) => h.card === card)
    return at < 0 ? [] : free.splice(at, 1).map((h) => h.id)
  })
}
