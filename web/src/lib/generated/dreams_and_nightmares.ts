// Made by tools/make_types.py from the Python types. Do not edit.

/** The options of Dreams and Nightmares. */
export interface Options {
  converted?: 'coverable' | 'immune'
  counting?: 'all_dreams' | 'printed_only'
  ties?: 'fewest_cards' | 'shared'
  turn_clock?: number
  first?: number
}

/** What a seat sees of Dreams and Nightmares, or somebody who watches. */
export interface View {
  phase: string
  turn: number | null
  rows: Row[]
  hand: string[]
  deck_count: number
  ending: string | null
  dreams: number[]
  runs: number[]
  winners: number[]
  hands: string[][] | null
}

/** Six stacks, lowest card first; all of it was played openly. */
export interface Row {
  stacks: string[][]
  dreamy: boolean[]
  hand_count: number
  taken: string[]
}

/** Take a card from the deck. */
export interface Draw {
  type: 'draw'
}

/** Lay a card on a row. Numbered cards know their position (1 to 6) by themselves. */
export interface Play {
  type: 'play'
  card: string
  row: number
  position?: number | null
}

/** Pass, because nothing else is possible. */
export interface Pass {
  type: 'pass'
}

/** Four cards for each. */
export interface Dealt {
  type: 'dealt'
  starter: number
}

/** Somebody drew a card; they alone are told which (Drawn). */
export interface Drew {
  type: 'drew'
  seat: number
  last: boolean
}

/** Told to the one who drew. */
export interface Drawn {
  type: 'drawn'
  card: string
}

/** Somebody laid a card on a spot of a row, their own or another's. */
export interface Played {
  type: 'played'
  seat: number
  card: string
  row: number
  position: number
  covered: string | null
  taken: boolean
}

/** A seat without any possible action; `stuck` if it holds cards, otherwise it is out. */
export interface Skipped {
  type: 'skipped'
  seat: number
  stuck: boolean
}

/** It is somebody's turn. */
export interface TurnBegan {
  type: 'turn_began'
  seat: number
}

/** The clock played for a seat. */
export interface TimeRanOut {
  type: 'time_ran_out'
  seat: number
}

/** The game is over: a row is complete, or nobody can act and dreams are counted. */
export interface GameOver {
  type: 'game_over'
  ending: string
  winners: number[]
  dreams: number[]
  runs: number[]
  hands: string[][]
}

export type Move = Draw | Play | Pass

export type AnyEvent = Dealt | Drew | Drawn | Played | Skipped | TurnBegan | TimeRanOut | GameOver
