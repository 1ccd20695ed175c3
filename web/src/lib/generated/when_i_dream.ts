// Made by tools/make_types.py from the Python types. Do not edit.

/** The options of When I Dream. */
export interface Options {
  night?: number
  untimed?: boolean
  clue?: number
  unhurried?: boolean
  recount?: 0 | 60 | 120
  referee?: 'auto_and_vote' | 'auto_only'
  synonyms?: 'free' | 'improper' | 'warned'
  improper?: 'block' | 'penalty'
  anonymous?: boolean
  empty_bonus?: boolean
  spoken?: boolean
  override?: boolean
  story?: boolean
  first?: number
  language?: 'de' | 'en' | 'es' | 'fr' | 'it'
  deck?: string
}

/** What a seat sees. */
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
  picture: string | null
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
  language: string
}

/** A clue and who gave it. */
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
  picture: string | null
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
  doubtful?: boolean
}

/** At a spoken table: you have said your clue. */
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

/** At a spoken table: the Dreamer guessed aloud, and it was right or wrong. */
export interface Rule {
  type: 'rule'
  right: boolean
}

/** Give the card up: it goes to the Blue side. */
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

/** Say whether the flagged clue was improper. */
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

/** A round began. */
export interface Dealt {
  type: 'dealt'
  round: number
  dreamer: number
}

/** Told to one spirit alone: its role. */
export interface RoleDealt {
  type: 'role_dealt'
  role: string
}

/** The Dreamer put on the mask: the night began. */
export interface FellAsleep {
  type: 'fell_asleep'
  seat: number
}

/** Told to the spirits: the Element of the card that was turned up. */
export interface ElementUp {
  type: 'element_up'
  word: string
}

/** A clue was given; the seat is None if the hearer does not learn whose it was. */
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

/** A spirit gave no clue, perhaps because it was late. */
export interface Skipped {
  type: 'skipped'
  seat: number
  late: boolean
}

/** The Dreamer guessed. */
export interface Guessed {
  type: 'guessed'
  word: string
}

/** The Dreamer gave a card up. */
export interface Passed {
  type: 'passed'
}

/** The Dreamer made no last guess, perhaps because the time ran out. */
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

/** Another card is up, because a clue was improper; the seat is None if the hearer does not learn whose it was. */
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

/** Somebody called the last clue improper. */
export interface Flagged {
  type: 'flagged'
  seat: number | null
}

/** Somebody voted about a flagged clue. */
export interface Voted {
  type: 'voted'
  seat: number
}

/** The vote about a flagged clue is over. */
export interface FlagDecided {
  type: 'flag_decided'
  improper: boolean
}

/** The time of the night is over; one last guess is left. */
export interface BellRang {
  type: 'bell_rang'
}

/** The last card of the night has left the bed. */
export interface NightEnded {
  type: 'night_ended'
}

/** The Dreamer told the dream. */
export interface Recounted {
  type: 'recounted'
  seat: number
  story: string
  named: number[]
}

/** Somebody ticked what the story named. */
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

/** The round was counted, and all roles are open. */
export interface DayBroke {
  type: 'day_broke'
  roles: string[]
  yellow: number
  blue: number
  bonus: boolean
  gains: number[]
  scores: number[]
}

/** The host overruled the verdict on a card, or on the recount if the card is None. */
export interface Overruled {
  type: 'overruled'
  card: number | null
  yellow: number
  blue: number
  bonus: boolean
  gains: number[]
  scores: number[]
}

/** Somebody is ready for the next round. */
export interface IsReady {
  type: 'is_ready'
  seat: number
}

/** The game ended. */
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
