/** The cards as a person sees them: kind, number, picture, and what laying one on another would look like. */
import type { Play } from '../../lib/generated/dreams_and_nightmares'
import { type HeldCard, sortHand } from '../../lib/cards/hand'
import { pick } from '../../lib/words'
import { w } from './words'

export type Kind = 'dream' | 'nightmare' | 'convert_dream' | 'convert_nightmare' | 'rem'
export type SortBy = 'kind' | 'number'

const KINDS: Kind[] = ['dream', 'nightmare', 'convert_dream', 'convert_nightmare', 'rem']

export const BACK = './art/nightmares/back.webp'
export const art = (card: string) => `./art/nightmares/${card}.webp`

export function read(card: string): { kind: Kind; number: number | null } {
  const found = /^(dream|nightmare)_(\d)$/.exec(card)
  return found ? { kind: found[1] as Kind, number: Number(found[2]) } : { kind: card as Kind, number: null }
}

export const cardName = (card: string) => pick(w.card, card) ?? card

/** What a card is good for, in a line. */
export function cardUse(card: string): string {
  const { kind, number } = read(card)
  return kind === 'dream' || kind === 'nightmare' ? w.use[kind]({ n: number ?? '' }) : w.use[kind]
}

/** Nightmares and what turns into one wear spikes; everything else is round. */
export const spiked = (card: string) => card.includes('nightmare')

export function sorted(hand: string[], by: SortBy): HeldCard[] {
  const rank = (card: string) => {
    const { kind, number } = read(card)
    const n = number ?? 9
    return by === 'kind' ? KINDS.indexOf(kind) * 10 + n : n * 10 + KINDS.indexOf(kind)
  }
  return sortHand(hand, rank)
}

const EDGES = 3

/** The cards of a stack whose edges are seen under its top card. */
export const edgesOf = (stack: string[]) => stack.slice(0, -1).slice(-EDGES)

/** What playing a card on a lit space does. The server decides which spaces are lit; this only names what happens. */
export type Outcome = 'lay' | 'cover' | 'take'

export function promise(card: string, top: string | undefined): Outcome {
  if (!top) return 'lay'
  const lands = read(card).kind
  const lies = read(top).kind
  const steals = spiked(card) ? lies === 'dream' : lands === 'dream' && lies === 'rem'
  return steals ? 'take' : 'cover'
}

/** The move of playing a card on a space. */
export const playOf = (card: string, row: number, position: number): Play => ({
  type: 'play',
  card,
  row,
  position,
})

/** Where the longest run of dreams in a row begins (from 0) and how long it is. */
export function longestRun(dreamy: boolean[]): { from: number; long: number } {
  let best = { from: 0, long: 0 }
  let long = 0
  dreamy.forEach((is, i) => {
    long = is ? long + 1 : 0
    if (long > best.long) best = { from: i - long + 1, long }
  })
  return best
}
