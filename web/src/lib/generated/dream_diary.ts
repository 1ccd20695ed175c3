// Made by tools/make_types.py from the Python types. Do not edit.

/** The options of Dream Diary. */
export interface Options {
  difficulty?: 0 | 12 | 14 | 16 | 18
  two_seats?: 'base' | 'variant'
  track?: 'long' | 'short' | 'standard'
  starts?: 'falling' | 'rising'
  hopeless?: 'literal' | 'skip'
  adjectives?: 'free' | 'list'
  hide_history?: boolean
  talk?: boolean
  turn_clock?: number
  first?: number
  language?: 'de' | 'en' | 'es' | 'fr' | 'it'
  deck?: string
  pictures?: string
}

/** What a seat sees. */
export interface View {
  phase: string
  turn: number
  leader: number | null
  waiting: number[]
  difficulty: number
  variant: boolean
  places: Place[]
  seats: Sitter[]
  nightmares_asleep: number
  nightmares_awake: number
  sheet: Row[]
  history_hidden: boolean
  question: string | null
  successes: number
  second_signal: boolean
  kites: Kite[]
  track: Track
  adjectives: string[]
  language: string
  talk: boolean
  dreams: number[]
  nightmares: number[]
  returned: number | null
  sealed: 0 | 1 | 'n' | 'unknown' | null
  ending: 'nightmare' | 'track' | 'won' | null
  stars: number | null
  verdict: string | null
  revealed: Sleeper[] | null
}

/** One Location card on the table. */
export interface Place {
  number: number
  title: string
  picture: string
  fate: 'found' | 'nightmare' | 'open'
  holder: number | null
}

/** What everyone knows about a player. */
export interface Sitter {
  dreams: number
  played: number
  done: boolean
}

/** A line of the Memory Sheet. */
export interface Row {
  turn: number
  asker: number
  adjective: string
  answers: (0 | 1 | '?' | 'n' | 'unknown' | null)[]
  jumps: Leap[]
}

/** A jump, and whether it found a dream. */
export interface Leap {
  number: number
  found: boolean
}

/** A kite on the Hope Track. */
export interface Kite {
  seat: number | null
  space: number
  stars: number
}

/** The Hope Track. */
export interface Track {
  name: string
  stars: number[]
  starts: [number, number][]
  reconstructed: boolean
}

/** What one player held and chose, open to all when the game is over. */
export interface Sleeper {
  dreams: number[]
  nightmares: number[]
  returned: number | null
}

/** Put one of your dreams among the nightmares; four in the two-player variant. */
export interface Nightmare {
  type: 'nightmare'
  cards: number[]
}

/** Ask "Are your dreams ...?"; `anchor` is the verdict: which anchor adjective this is, or -1 for another word. */
export interface Signal {
  type: 'signal'
  adjective: string
  anchor?: number | null
}

/** Do without the second signal. */
export interface NoSecondSignal {
  type: 'no_second_signal'
}

/** Show a fist (0), one finger (1) or an open hand (n), for how many of your dreams are like that. Or say that you do not know the word ("unknown"), unless it is one of the sixty that all pictures are scored for. */
export interface Answer {
  type: 'answer'
  value: 0 | 1 | 'n' | 'unknown'
}

/** Jump to a place, to find out whether it is somebody's dream. */
export interface Jump {
  type: 'jump'
  location: number
}

/** Jump no further, or not at all. */
export interface Stop {
  type: 'stop'
}

/** The places were laid out and the dreams dealt. */
export interface Dealt {
  type: 'dealt'
  leader: number
  places: number[]
  dreams: number[]
}

/** Told to one seat alone: the dreams that it was dealt. */
export interface YourDreams {
  type: 'your_dreams'
  dreams: number[]
  own?: number
}

/** Somebody put their nightmares away. */
export interface PutAway {
  type: 'put_away'
  seat: number
}

/** Everyone has put their nightmares away. */
export interface NightmaresAsleep {
  type: 'nightmares_asleep'
  count: number
}

/** Told to one seat alone: the card of the eight that it got. */
export interface CameBack {
  type: 'came_back'
  dream: number
  own?: number
}

/** Somebody leads, and may ask once or twice. */
export interface TurnBegan {
  type: 'turn_began'
  seat: number
  turn: number
  signals: number
}

/** A hopeless turn was skipped. */
export interface PassedOver {
  type: 'passed_over'
  seat: number
}

/** The Leader asked for an adjective. */
export interface Asked {
  type: 'asked'
  seat: number
  adjective: string
}

/** Somebody sealed their answer. */
export interface Answered {
  type: 'answered'
  seat: number
}

/** All answers were shown. */
export interface AnswersShown {
  type: 'answers_shown'
  adjective: string
  answers: (0 | 1 | '?' | 'n' | 'unknown')[]
}

/** The Leader did without the second signal. */
export interface NoSecond {
  type: 'no_second'
  seat: number
}

/** A jump found somebody's dream. */
export interface Found {
  type: 'found'
  seat: number
  place: number
  title: string
  holder: number
}

/** A jump woke a nightmare. */
export interface NightmareWoke {
  type: 'nightmare_woke'
  seat: number
  place: number
  title: string
  stars: number
}

/** The Leader jumps no further. */
export interface Stopped {
  type: 'stopped'
  seat: number
  found: number
}

/** A kite moved towards the left edge. */
export interface KiteSlipped {
  type: 'kite_slipped'
  kite: number | null
  space: number
}

/** The clock ran out for these seats. */
export interface TimeRanOut {
  type: 'time_ran_out'
  seats: number[]
}

/** The game ended, and all cards are shown. */
export interface GameOver {
  type: 'game_over'
  ending: 'nightmare' | 'track' | 'won'
  stars: number | null
  verdict: string | null
  revealed: Sleeper[]
}

export type Move = Nightmare | Signal | NoSecondSignal | Answer | Jump | Stop

export type AnyEvent =
  | Dealt
  | YourDreams
  | PutAway
  | NightmaresAsleep
  | CameBack
  | TurnBegan
  | PassedOver
  | Asked
  | Answered
  | AnswersShown
  | NoSecond
  | Found
  | NightmareWoke
  | Stopped
  | KiteSlipped
  | TimeRanOut
  | GameOver
