// Made by tools/make_types.py from the Python types. Do not edit.

/** The options of Dream Power Trick. */
export interface Options {
  deck?: 'classic4' | 'standard'
  smallest_set?: 1 | 2
  empty_hand?: 'play_on' | 'wins'
  wrong_challenge?: 'discard' | 'keep'
  ending?: 'at_once' | 'finish_lap'
  pass?: 'free' | 'only_if_stuck'
  turn_clock?: number
  first?: number
}

/** What a seat sees of Dream Power Trick, or somebody who watches. */
export interface View {
  phase: string
  mover: number | null
  turn: number | null
  hand: string[]
  hand_counts: number[]
  pile_count: number
  discards: string[]
  colours: string[]
  named: string | null
  giver: number | null
  gift_lies: boolean
  gift: string | null
  winners: number[]
  hands: string[][] | null
}

/** Draw one card; your turn is over. */
export interface Pass {
  type: 'pass'
}

/** Lay down a set of cards that share colour and mark. */
export interface Discard {
  type: 'discard'
  cards: string[]
}

/** Name a colour, and who shall give you a card. With one opponent there is no need to say who. */
export interface Ask {
  type: 'ask'
  colour: string
  player?: number | null
}

/** Hand over a card, face down. */
export interface Give {
  type: 'give'
  card: string
}

/** Take the gift to your hand. */
export interface Accept {
  type: 'accept'
}

/** Turn the gift up: you think that it has another colour. */
export interface NoDream {
  type: 'no_dream'
}

/** Five cards for each. */
export interface Dealt {
  type: 'dealt'
  starter: number
}

/** It is somebody's turn. */
export interface TurnBegan {
  type: 'turn_began'
  seat: number
}

/** Somebody passed, and draws a card. */
export interface Passed {
  type: 'passed'
  seat: number
}

/** Somebody drew cards; they alone are told which (Drawn). */
export interface Drew {
  type: 'drew'
  seat: number
  count: number
  last: boolean
}

/** Told to the one who drew. */
export interface Drawn {
  type: 'drawn'
  cards: string[]
}

/** Somebody laid a set face up. */
export interface Discarded {
  type: 'discarded'
  seat: number
  cards: string[]
}

/** Somebody asked another player for a card of a colour. */
export interface Asked {
  type: 'asked'
  seat: number
  colour: string
  player: number
}

/** A gift lies face down. */
export interface Gave {
  type: 'gave'
  seat: number
  to: number
}

/** Told to giver and receiver alone: what the gift was. */
export interface Gift {
  type: 'gift'
  seat: number
  to: number
  card: string
}

/** The gift was accepted; only giver and receiver know it (Gift). */
export interface Accepted {
  type: 'accepted'
  seat: number
}

/** No Dream! The gift is turned up. */
export interface Challenged {
  type: 'challenged'
  seat: number
  giver: number
  card: string
  colour: string
  matched: boolean
  kept: boolean
}

/** The pile is empty: who was wrong takes up the set that was just laid. */
export interface TookUp {
  type: 'took_up'
  seat: number
  cards: string[]
}

/** The clock played for a seat. */
export interface TimeRanOut {
  type: 'time_ran_out'
  seat: number
}

/** The game is over, and all hands are open; the smallest wins. */
export interface GameOver {
  type: 'game_over'
  winners: number[]
  hands: string[][]
}

export type Move = Pass | Discard | Ask | Give | Accept | NoDream

export type AnyEvent =
  | Dealt
  | TurnBegan
  | Passed
  | Drew
  | Drawn
  | Discarded
  | Asked
  | Gave
  | Gift
  | Accepted
  | Challenged
  | TookUp
  | TimeRanOut
  | GameOver
