// Made by tools/make_types.py from the Python types. Do not edit.

export interface Options {
  night?: number
  untimed?: boolean
  clue?: number
  unhurried?: boolean
  referee?: 'auto_and_vote' | 'auto_only'
  improper?: 'block' | 'penalty'
  anonymous?: boolean
  empty_bonus?: boolean
  spoken?: boolean
  override?: boolean
  story?: boolean
  first?: number
}

export interface View {
  phase: string
  round: number
  rounds: number
  dreamer: number | null
  giver: number | null
  guesser: number | null
  scribe: number | null
  waiting: number[]
  role: string | null
  roles: (string | null)[]
  element: string | null
  clues: Voice[]
  flag: FlagUp | null
  can_be_flagged: boolean
  board: Card[]
  resolved: number
  changed: number
  guesses: number
  yellow: number | null
  blue: number | null
  story: string | null
  bonus: boolean | null
  gains: number[] | null
  scores: number[]
  penalties: number[]
  totals: number[] | null
  winners: number[]
  night: number
  clue: number
  spoken: boolean
  anonymous: boolean
}

/** A clue. */
export interface Voice {
  seat: number | null
  word: string
  proper: boolean
}

/** A vote about the last clue. */
export interface FlagUp {
  by: number | null
  author: number | null
  voted: number[]
  yours: boolean | null
}

/** A card that has left the bed this night. */
export interface Card {
  word: string | null
  fate: string | null
  owner: number | null
  guess: string | null
  named: boolean
  clues: Voice[]
}

/** Put on the mask: the night begins. */
export interface Sleep {
  type: 'sleep'
}

/** One word about the Element. */
export interface Clue {
  type: 'clue'
  word?: string
  proper?: boolean | null
}

/** Spoken tables: you have said your clue. */
export interface SaidIt {
  type: 'said_it'
}

/** No clue this time. */
export interface Skip {
  type: 'skip'
}

/** The one guess for this card. */
export interface Guess {
  type: 'guess'
  word?: string
  right?: boolean | null
}

/** Spoken tables: the Dreamer guessed aloud, and it was right or wrong. */
export interface Rule {
  type: 'rule'
  right: boolean
}

/** No idea: the card goes to the Blue side. */
export interface Pass {
  type: 'pass'
}

/** Say nothing until the next clue. */
export interface Listen {
  type: 'listen'
}

/** Call the last clue improper; the other spirits vote. */
export interface Flag {
  type: 'flag'
}

/** Was the flagged clue improper? */
export interface Vote {
  type: 'vote'
  improper: boolean
}

/** No last guess: the card has no effect. */
export interface Decline {
  type: 'decline'
}

/** Tell the dream. */
export interface Recount {
  type: 'recount'
  story?: string
  named?: number[] | null
}

/** The story has been told: it named the Elements of these guesses, counted from 0. */
export interface Tick {
  type: 'tick'
  named?: number[]
}

/** Go on to the next round. */
export interface Ready {
  type: 'ready'
}

/** The host turns a guess right or wrong; cards are counted from 0 in the order of the night. */
export interface Override {
  type: 'override'
  card: number
}

/** The host gives or takes the points for a full recount. */
export interface Bonus {
  type: 'bonus'
}

export interface Dealt {
  type: 'dealt'
  round: number
  dreamer: number
}

/** Told to one spirit alone. */
export interface RoleDealt {
  type: 'role_dealt'
  role: string
}

export interface FellAsleep {
  type: 'fell_asleep'
  seat: number
}

/** Told to the spirits. */
export interface ElementUp {
  type: 'element_up'
  word: string
}

/** A clue; None: the Dreamer does not learn whose. */
export interface Heard {
  type: 'heard'
  seat: number | null
  word: string
}

/** Told to the spirits: the referee stopped an improper clue. */
export interface Caught {
  type: 'caught'
  seat: number
  word: string
}

export interface Skipped {
  type: 'skipped'
  seat: number
  late: boolean
}

export interface Guessed {
  type: 'guessed'
  word: string
}

export interface Passed {
  type: 'passed'
}

export interface Declined {
  type: 'declined'
  late: boolean
}

/** Told to the spirits: where the card went. */
export interface Settled {
  type: 'settled'
  word: string
  fate: string
}

/** The Dreamer must know that another card is up; None: not whose clue was improper. */
export interface CardChanged {
  type: 'card_changed'
  seat: number | null
}

/** Told to the spirits: this card is a penalty now. */
export interface Fined {
  type: 'fined'
  seat: number
  word: string
}

export interface Flagged {
  type: 'flagged'
  seat: number | null
}

export interface Voted {
  type: 'voted'
  seat: number
}

export interface FlagDecided {
  type: 'flag_decided'
  improper: boolean
}

export interface BellRang {
  type: 'bell_rang'
}

export interface NightEnded {
  type: 'night_ended'
}

export interface Recounted {
  type: 'recounted'
  seat: number
  story: string
  named: number[]
}

export interface Ticked {
  type: 'ticked'
  seat: number
  named: number[]
}

/** The time for the recount ran out. */
export interface NothingTold {
  type: 'nothing_told'
  seat: number
}

export interface DayBroke {
  type: 'day_broke'
  roles: string[]
  yellow: number
  blue: number
  bonus: boolean
  gains: number[]
  scores: number[]
}

/** The host turned a guess; None: the bonus of the recount. */
export interface Overruled {
  type: 'overruled'
  card: number | null
  yellow: number
  blue: number
  bonus: boolean
  gains: number[]
  scores: number[]
}

export interface IsReady {
  type: 'is_ready'
  seat: number
}

export interface GameOver {
  type: 'game_over'
  winners: number[]
  totals: number[]
}

export type Move =
  | Sleep
  | Clue
  | SaidIt
  | Skip
  | Guess
  | Rule
  | Pass
  | Listen
  | Flag
  | Vote
  | Decline
  | Recount
  | Tick
  | Ready
  | Override
  | Bonus

export type AnyEvent =
  | Dealt
  | RoleDealt
  | FellAsleep
  | ElementUp
  | Heard
  | Caught
  | Skipped
  | Guessed
  | Passed
  | Declined
  | Settled
  | CardChanged
  | Fined
  | Flagged
  | Voted
  | FlagDecided
  | BellRang
  | NightEnded
  | Recounted
  | Ticked
  | NothingTold
  | DayBroke
  | Overruled
  | IsReady
  | GameOver
