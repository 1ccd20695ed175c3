// Made by tools/make_types.py from the Python types. Do not edit.

/** The options of Dream. */
export interface Options {
  limit?: number
  rounds?: number
  penalty?: 5 | 15
  wake?: 'after_lap' | 'any_turn'
  swap?: 'any_two' | 'different_dreams'
  ties?: 'one_more_round' | 'shared'
  effects?: boolean
  memory_aid?: boolean
  show_pile?: boolean
  turn_clock?: number
  first?: number
}

/** What a seat sees of Dream, or somebody who watches. */
export interface View {
  phase: string
  round: number
  turn: number | null
  waiting: number[]
  dreams: Dream[]
  up: string | null
  pile_count: number
  pile: string[] | null
  deck_count: number
  held: string | null
  choices: string[]
  caller: number | null
  ender: number | null
  gains: number[] | null
  scores: number[]
  limit: number
  rounds: number
  penalty: number
  winners: number[]
}

/** Four lands in front of a seat; None is face down. */
export interface Dream {
  lands: (string | null)[]
  ravens: number | null
  looked: number[]
}

/** Look at one of your own lands before the round; two at the most. */
export interface Look {
  type: 'look'
  position: number
}

/** Look no further. */
export interface Done {
  type: 'done'
}

/** End the round: you think that your dream has the fewest ravens. */
export interface WakeUp {
  type: 'wake_up'
}

/** Take the face-up land and put it in place of one of yours. */
export interface TakeUp {
  type: 'take_up'
  position: number
}

/** Draw a land from the deck. */
export interface Draw {
  type: 'draw'
}

/** Put the land you hold in place of one of yours. */
export interface SwapIn {
  type: 'swap_in'
  position: number
}

/** Put the land you hold on the face-up pile. */
export interface Discard {
  type: 'discard'
}

/** Use the power of the special land you hold. */
export interface Use {
  type: 'use'
}

/** Take 2: keep the first or the second of the lands you drew. */
export interface Keep {
  type: 'keep'
  index: number
}

/** Peek 1: look at any land on the table. */
export interface Peek {
  type: 'peek'
  at: Place
}

/** A place on the table: whose dream, which position. */
export interface Place {
  seat: number
  position: number
}

/** Swap 2: exchange two lands, unseen. */
export interface Swap {
  type: 'swap'
  a: Place
  b: Place
}

/** Go on to the next round. */
export interface Ready {
  type: 'ready'
}

/** A round begins: four lands for each, and one face up. */
export interface Dealt {
  type: 'dealt'
  round: number
  starter: number
  up: string
}

/** Somebody looked at their own land before the round. */
export interface Looked {
  type: 'looked'
  seat: number
  position: number
}

/** Told to one seat alone: what lies there. */
export interface Saw {
  type: 'saw'
  at: Place
  land: string
}

/** Somebody looks no further before the round. */
export interface LookedEnough {
  type: 'looked_enough'
  seat: number
}

/** It is somebody's turn. */
export interface TurnBegan {
  type: 'turn_began'
  seat: number
}

/** Somebody took the face-up land; theirs lies face up instead. */
export interface TookUp {
  type: 'took_up'
  seat: number
  position: number
  taken: string
  dropped: string
}

/** Somebody drew a land from the deck; they alone are told which (Drawn). */
export interface Drew {
  type: 'drew'
  seat: number
}

/** Told to the one who drew. */
export interface Drawn {
  type: 'drawn'
  land: string
}

/** The drawn land was put among one's own; the former one lies face up. */
export interface SwappedIn {
  type: 'swapped_in'
  seat: number
  position: number
  dropped: string
}

/** The drawn land was put on the face-up pile. */
export interface Discarded {
  type: 'discarded'
  seat: number
  land: string
}

/** The power of the drawn land is used. */
export interface Used {
  type: 'used'
  seat: number
  land: string
}

/** Take 2: somebody drew two lands, or the one that was left (Pair). */
export interface DrewTwo {
  type: 'drew_two'
  seat: number
  count: number
}

/** Told to the one who drew two. */
export interface Pair {
  type: 'pair'
  lands: string[]
}

/** Take 2: one land is kept, the other lies face up. */
export interface Kept {
  type: 'kept'
  seat: number
  index: number
  dropped: string
}

/** Peek 1: somebody looked at a land; they alone are told what it is (Saw). */
export interface Peeked {
  type: 'peeked'
  seat: number
  at: Place
}

/** Swap 2: two lands changed places, and nobody saw them. */
export interface Swapped {
  type: 'swapped'
  seat: number
  a: Place
  b: Place
}

/** The clock ran out before a power was aimed. */
export interface Voided {
  type: 'voided'
  seat: number
}

/** Somebody said WAKE UP!: the round ends. */
export interface WokeUp {
  type: 'woke_up'
  seat: number
}

/** So many lands were taken in a row, and none drawn, that the round is over. */
export interface NobodyDrew {
  type: 'nobody_drew'
  takes: number
}

/** All dreams are open and counted; `ran_out` says that the last land of the deck ended the round. */
export interface Revealed {
  type: 'revealed'
  dreams: string[][]
  ravens: number[]
  gains: number[]
  scores: number[]
  caller: number | null
  penalty: boolean
  ran_out: boolean
}

/** Somebody is ready for the next round. */
export interface IsReady {
  type: 'is_ready'
  seat: number
}

/** The clock played for these seats. */
export interface TimeRanOut {
  type: 'time_ran_out'
  seats: number[]
}

/** The game is over; fewest ravens win. */
export interface GameOver {
  type: 'game_over'
  winners: number[]
  scores: number[]
}

export type Move = Look | Done | WakeUp | TakeUp | Draw | SwapIn | Discard | Use | Keep | Peek | Swap | Ready

export type AnyEvent =
  | Dealt
  | Looked
  | Saw
  | LookedEnough
  | TurnBegan
  | TookUp
  | Drew
  | Drawn
  | SwappedIn
  | Discarded
  | Used
  | DrewTwo
  | Pair
  | Kept
  | Peeked
  | Swapped
  | Voided
  | WokeUp
  | NobodyDrew
  | Revealed
  | IsReady
  | TimeRanOut
  | GameOver
