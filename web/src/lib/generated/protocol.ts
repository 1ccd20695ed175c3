// Made by tools/make_types.py from the Python types. Do not edit.

import type { GameName, Games } from './games'

/** A finished game, seen by a strong player afterwards. */
export interface Analysis<G extends GameName = GameName> {
  format: number
  game: string
  names: string[]
  payoffs: number[]
  steps: Step[]
  decisions: Decision<G>[]
  turning_points: number[]
  deductions: Deduction[]
  influences: Influence[]
}

/** Every seat's chance to win after a step of the log. */
export interface Step {
  step: number
  open: number[]
  own: number[]
}

/** What a seat chose, and what it could have chosen, both judged by what it knew. */
export interface Decision<G extends GameName = GameName> {
  step: number
  seat: number
  move: Record<string, unknown>
  chance: number
  better: Record<string, unknown> | null
  better_chance: number
  said: string
  better_said: string
  events: SentEvent<G>[]
  better_events: SentEvent<G>[]
  situation: Record<string, number>
}

/** What happened, as a fact and as a sentence. `seq` grows; a client skips those it has shown. */
export interface SentEvent<G extends GameName = GameName> {
  seq: number
  private: boolean
  text: string
  event: Games[G]['event']
}

/** What a seat could deduce at a step: how likely something is, for everything it wonders about. */
export interface Deduction {
  step: number
  seat: number
  chances: Record<string, number>
  best: string
  chosen: string
  asked: string
}

/** What something that was said did to the chance of finding the truth. */
export interface Influence {
  step: number
  seat: number
  said: string
  effect: number
  expected: string
}

/** What a list of games says about one of them. */
export interface GameFacts {
  title: string
  tagline: string
  kind: string
  seats: [number, number]
  best: number
  minutes: number
  credit: string
}

/** A game from its setup to the end of its log; a game that is not over has no payoffs yet. */
export interface Replay<G extends GameName = GameName> {
  format: number
  game: G
  options: Games[G]['options']
  names: string[]
  commitment: string
  secret: string
  nonces: string[]
  log: Entry[]
  payoffs: number[]
  final: Games[G]['view']
  rules: number
  lucks: string[]
  redraws: Redraw[]
}

/** One entry of the log. `move` holds the move with its verdict, or a struct below, or {} for a deal. */
export interface Entry {
  seq: number
  kind: Kind
  seat: number
  move: unknown
  at: number
  id: string
}

export type Kind = 'move' | 'deal' | 'time' | 'retract' | 'undo' | 'luck'

/** A secret that was replaced before the first deal, since somebody did not reveal their luck in time. */
export interface Redraw {
  commitment: string
  seats: number[]
}

/** The table after one log entry, as one seat saw it (-1: a watcher). */
export interface ReplayStep<G extends GameName = GameName> {
  step: number
  seat: number
  at: number
  view: Games[G]['view']
  events: SentEvent<G>[]
  whole: unknown | null
}

/** What is said of an album. */
export interface AlbumFacts {
  code: string
  title: string
  pictures: string[]
}

/** A picture that was kept. */
export interface Picture {
  name: string
}

/** Keep an album of pictures that were sent before. */
export interface NewAlbum {
  pictures: string[]
  title?: string
}

/** Play with the album that has this code; an empty one brings the game's own pictures back. */
export interface BringAlbum {
  code: string
}

/** The albums that a guest may choose from. */
export interface AlbumList {
  mine: AlbumFacts[]
  house: AlbumFacts[]
}

/** What a list says of a list of words. */
export interface DeckFacts {
  code: string
  game: string
  title: string
  language: string
  words: number
}

/** Keep a list of words: one a line, perhaps with other names of it and words that may not be said about it. */
export interface NewDeck {
  game: string
  text: string
}

/** Play with the list of words that has this code; an empty one brings the game's own words back. */
export interface BringDeck {
  code: string
}

/** A list of words, whole. */
export interface Deck {
  facts: DeckFacts
  text: string
}

/** The lists of words that a guest may choose from. */
export interface DeckList {
  mine: DeckFacts[]
  house: DeckFacts[]
}

export type Level = 'dozing' | 'dreaming' | 'lucid'

/** Somebody on the score sheet of the evening: a star for each game won since the party met. */
export interface Standing {
  name: string
  stars: number
  games: number
}

/** Somebody who sat at the table. */
export interface FinishedSeat {
  name: string
  bot: string | null
  payoff: number
  points: number | null
}

/** A finished game of a guest. */
export interface FinishedGame {
  table: string
  game: string
  ended: number
  seat: number
  won: boolean
  players: FinishedSeat[]
  assisted: boolean
  daily: string | null
}

/** A game of an evening. */
export interface EveningGame {
  table: string
  game: string
}

/** Games that a party played one after the other, and its score sheet at the end. */
export interface Evening {
  ended: number
  games: EveningGame[]
  people: Standing[]
}

/** Somebody a guest has often played with. */
export interface Partner {
  name: string
  games: number
  won: number
  face: number
  colour: number
}

/** A game in the curve over time. */
export interface CurvePoint {
  table: string
  ended: number
  won: boolean
  points: number | null
}

/** All games against bots of one level alone. */
export interface LevelFigures {
  level: string
  games: number
  won: number
}

/** All games of one kind that a guest has played. */
export interface GameFigures {
  game: string
  played: number
  won: number
  fewest: boolean
  best: number | null
  mean: number | null
  streak: number
  longest: number
  rating: number
  uncertainty: number
  curve: CurvePoint[]
}

/** Everything at a glance. */
export interface Figures {
  played: number
  won: number
  since: number | null
  nights: number
  longest_nights: number
  days: number[]
  games: GameFigures[]
  partners: Partner[]
  levels: LevelFigures[]
}

/** Some games of a guest, newest first. */
export interface History {
  games: FinishedGame[]
  next: number
}

/** A stamp that a guest has earned, and the first game that did it. */
export interface Stamp {
  name: string
  table: string
  game: string
  ended: number
}

/** The stamps of a guest. */
export interface Stamps {
  earned: Stamp[]
  all: string[]
  left: number
}

/** How a guest's counted try ended. */
export interface DailyResult {
  won: boolean
  points: number | null
  tried: number
  beaten: number
}

/** The dream of a day in one game. */
export interface DailyGame<G extends GameName = GameName> {
  game: G
  seats: number
  level: Level
  table: string | null
  result: DailyResult | null
}

/** The dreams of a day. docs/daily.md says how `link` and `anchor` prove their deals. */
export interface Daily<G extends GameName = GameName> {
  day: string
  today: string
  link: string
  anchor: string
  games: DailyGame<G>[]
  days: string[]
  streak: number
  longest: number
}

/** Play the dream of a day: today's counts the first time, and all later tries are free. */
export interface DreamDaily<G extends GameName = GameName> {
  game: G
  day?: string | null
}

export type BotSpeed = 'calm' | 'normal' | 'quick'

/** One table, as anyone with its link may know it. */
export interface TableFacts<G extends GameName = GameName> {
  id: string
  code: string
  game: G
  options: Games[G]['options']
  seats: SeatFacts[]
  phase: Phase
  public: boolean
  doors: Doors
  paused: boolean
  commitment: string
  next: string | null
  created: number
  lucks: string[]
  redraws: Redraw[]
  speed: BotSpeed
  screen: boolean
  evening: Standing[]
  queue: string[]
  day: string
  wish: UndoWishFacts | null
  undone: number
  deck: DeckFacts | null
  album: AlbumFacts | null
  host: string
}

export interface SeatFacts {
  seat: number
  name: string
  bot: Level | null
  person: boolean
  here: boolean
  host: boolean
  grace: number | null
  drowsy?: boolean
  face?: number
  colour?: number
  vote?: string
}

export type Phase = 'lobby' | 'playing' | 'over'

export type Doors = 'open' | 'seats' | 'closed'

/** Somebody would like to take back the decision that was played last; all others have to agree. */
export interface UndoWishFacts {
  seat: number
  agreed: number[]
}

/** The body of every answer that is not 2xx: a stable code and a sentence for the person. */
export interface Trouble {
  code: string
  why: string
}

/** The guest that the cookie stands for. */
export interface Me {
  name: string
  announcement: string
  face: number
  colour: number
}

/** Become a member of a private server. */
export interface Enter {
  word: string
}

/** Choose a nickname, and a face and a colour to go with it. */
export interface Rename {
  name: string
  face?: number
  colour?: number
}

/** Whether a guest gives finished games to research, without a name. */
export interface Research {
  agrees: boolean
}

/** A code that makes another device the same guest, once, for a while. */
export interface Transfer {
  code: string
  seconds: number
}

/** Become the guest who made this code. */
export interface Arrive {
  code: string
}

/** One value of an option, and how it is called. */
export interface OptionChoice {
  value: boolean | number | string
  words: string
}

/** One option of a game, in words; `kind` says how to ask for it. */
export interface OptionField {
  name: string
  title: string
  description: string
  kind: 'choice' | 'number' | 'switch' | 'text'
  default: boolean | number | string
  choices: OptionChoice[]
  least: number | null
  most: number | null
}

/** One game of the catalogue. */
export interface GameCard<G extends GameName = GameName> {
  name: G
  facts: GameFacts
  options: OptionField[]
  levels: Level[]
}

/** All games of a server. */
export interface Catalogue<G extends GameName = GameName> {
  games: GameCard<G>[]
}

/** Open a table. You become its host and sit down on the first seat that has no bot. */
export interface NewTable<G extends GameName = GameName> {
  game: G
  seats?: number | null
  options?: Games[G]['options']
  bots?: Record<string, Level>
  public?: boolean
  nonce?: string | null
}

/** One call: a table, you on the first seat, bots on all others, started as soon as you reveal your luck, if any. */
export interface PlayNow<G extends GameName = GameName> {
  game: G
  seats?: number | null
  level?: Level
  options?: Games[G]['options']
  luck?: string | null
  nonce?: string | null
  speed?: BotSpeed
}

/** Find a table by its code. */
export interface Join {
  code: string
}

/** A big screen that waits for a table: the code that pairs it, and the table that somebody has brought. */
export interface BigScreen {
  code: string
  table: string | null
}

/** Show a table where I sit on a big screen. */
export interface ShowTable {
  table: string
}

/** Where phones find the server, the likeliest first; none, if the address of the page is right. */
export interface Addresses {
  links: string[]
}

/** Some tables, newest first. */
export interface TableList<G extends GameName = GameName> {
  tables: TableFacts<G>[]
  asked: string[]
}

/** An analysis that is being made: ask again. */
export interface AnalysisProgress {
  done: number
}

/** Some steps of a finished game, as one seat saw them. */
export interface ReplaySteps<G extends GameName = GameName> {
  game: G
  steps: number
  names: string[]
  found: ReplayStep<G>[]
}

/** Whether the server can store what is played, and how many use it. */
export interface Health {
  ok: boolean
  version: string
  tables: number
  sockets: number
}

/** Something face down that a seat has seen and has to remember. */
export interface Memory {
  seat: number
  place: number
  points: number
}

/** A puzzle in a list. */
export interface PuzzleNumber {
  number: number
  difficulty: number
}

/** The puzzles of a game, the easiest first. */
export interface PuzzleList {
  game: string
  puzzles: PuzzleNumber[]
}

/** A position in which one move is clearly best, as the seat that is to move sees it. */
export interface Puzzle<G extends GameName = GameName> {
  game: G
  number: number
  difficulty: number
  seat: number
  names: string[]
  options: Games[G]['options']
  view: Games[G]['view']
  moves: Games[G]['move'][]
  memories: Memory[]
}

/** The answer to a puzzle. */
export interface SolvePuzzle<G extends GameName = GameName> {
  move: Games[G]['move']
}

/** Whether an answer was right, and why. */
export interface PuzzleVerdict<G extends GameName = GameName> {
  right: boolean
  best: Games[G]['move']
  chance: number
  next_best: number
  events: SentEvent<G>[]
  said: string
  situation: Record<string, number>
  chances: Record<string, number>
  next: number
}

/** The table as one guest may see it, whole. Sent after hello and after every change. */
export interface Snapshot<G extends GameName = GameName> {
  type: 'snapshot'
  you: You
  answers: string[]
  perspectives: Perspective<G>[]
  waiting: number[]
  chat: ChatLine[]
  version: number
  table: TableFacts<G>
  clocks: Clock[]
  result: Result | null
  reactions: Reaction[]
}

/** Who the watcher is at this table. */
export interface You {
  name: string
  seats: number[]
  host: boolean
}

/** All that one seat may know. Somebody who only watches has one perspective, that of seat -1. */
export interface Perspective<G extends GameName = GameName> {
  seat: number
  shown: number
  view: Games[G]['view']
  moves: Games[G]['move'][]
  retract: boolean
  events: SentEvent<G>[]
}

export interface ChatLine {
  seq: number
  seat: number
  name: string
  text: string
  at: number
  after: number
}

/** A clock of the game as it stood when the snapshot was made. */
export interface Clock {
  clock: number
  allowed: number
  left: number
  running: boolean
}

/** How it ended, and what proves the deal. */
export interface Result {
  payoffs: number[]
  secret: string
  nonces: string[]
}

/** A sign from a seat. */
export interface Reaction {
  seq: number
  seat: number
  sign: Sign
}

export type Sign = 'laugh' | 'gasp' | 'clap' | 'heart' | 'sigh' | 'sleepy'

/** A request was refused, and nothing changed. A stale move brings the present snapshot along. */
export interface Refusal<G extends GameName = GameName> {
  type: 'refusal'
  id: string
  code: string
  why: string
  snapshot: Snapshot<G> | null
}

/** What the game says about a text that is being typed. */
export interface Hinted {
  type: 'hinted'
  id: string
  proper: boolean
  warning: boolean
  why: string
  code: string
  words: string[]
}

/** What a bot would do on your seat, from what your seat knows. */
export interface Advised {
  type: 'advised'
  id: string
  version: number
  move: Record<string, unknown> | null
  facts: Record<string, number>
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong'
  id: string
  at: number
  now: number
}

/** The server closes this socket: `doors_closed`, `table_closed`, `banned`, `too_slow`, `too_fast`, `restarting`. */
export interface Goodbye {
  type: 'goodbye'
  code: string
  why: string
}

/** What the host of the server wants everybody to read; an empty text takes it back. */
export interface Announcement {
  type: 'announcement'
  text: string
}

/** Watch a table from now on (instead of another one, if any). */
export interface Hello {
  type: 'hello'
  id: string
  table: string
  version?: number | null
  luck?: string | null
  screen?: boolean
  nonce?: string | null
}

/** `version` is the one the person looked at. Sent again with the same id it counts once. */
export interface Move<G extends GameName = GameName> {
  type: 'move'
  id: string
  seat: number
  version: number
  move: Games[G]['move']
}

/** Take back an unrevealed choice while others still choose. */
export interface Retract {
  type: 'retract'
  id: string
  seat: number
}

/** Take back the last decision of a seat. Against bots alone all that followed goes with it, and the game counts as assisted. Among people it has to be the last thing that happened, nobody may have seen anything new, and all others have to agree: see `table.wish`. */
export interface Undo {
  type: 'undo'
  id: string
  seat: number
}

/** Say whether somebody else may take back a decision. */
export interface AnswerUndo {
  type: 'answer_undo'
  id: string
  agrees: boolean
}

/** Against bots alone: ask one of them what to do on a seat, and why; the game counts as assisted. */
export interface Advise {
  type: 'advise'
  id: string
  seat: number
}

/** Everything up to this version was shown: private events are not delivered again. Not answered. */
export interface Seen {
  type: 'seen'
  id: string
  version: number
}

/** A line of chat. */
export interface Say {
  type: 'say'
  id: string
  text: string
}

/** Ask what the game says about a text that a seat is typing, before it is sent as a move. */
export interface Hint {
  type: 'hint'
  id: string
  seat: number
  text?: string
}

/** Take an empty seat or a bot's. Several seats of one guest: pass and play. */
export interface Sit {
  type: 'sit'
  id: string
  seat: number
  name?: string | null
  nonce?: string | null
}

/** Stand up: the seat is free in the lobby, a bot's during the game. */
export interface Leave {
  type: 'leave'
  id: string
  seat: number
  stay_host?: boolean
}

/** Rename a seat of yours; it shows the face and colour that you have chosen, too. */
export interface Call {
  type: 'call'
  id: string
  seat: number
  name: string
}

/** Play on your own seat again after a bot stood in. */
export interface TakeBack {
  type: 'take_back'
  id: string
  seat: number
}

/** Let a bot stand in: for yourself at any time; for somebody away, after the grace, by any sitter. */
export interface StandIn {
  type: 'stand_in'
  id: string
  seat: number
  level?: Level
}

/** Host, in the lobby: what is left out stays. */
export interface Configure<G extends GameName = GameName> {
  type: 'configure'
  id: string
  seats?: number | null
  options?: Games[G]['options']
  public?: boolean | null
}

/** Host: begin. Empty seats are refused. If anybody has luck, the next snapshot asks everybody to reveal it. */
export interface Start {
  type: 'start'
  id: string
}

/** Reveal your luck for a seat, when the snapshot shows the commitment to it among the table's `lucks`. */
export interface Reveal {
  type: 'reveal'
  id: string
  seat: number
  luck: string
}

/** Host: a bot takes this seat for good (or an empty one, in the lobby). */
export interface ReplaceByBot {
  type: 'replace_by_bot'
  id: string
  seat: number
  level?: Level
}

/** Host: clear a seat in the lobby; during the game a bot takes over. Its person is kept out of this party. */
export interface Remove {
  type: 'remove'
  id: string
  seat: number
  why?: string | null
}

/** Host: make somebody else at the table the host. */
export interface HandOver {
  type: 'hand_over'
  id: string
  seat: number
}

/** After the end: the game that you want to play next; None takes your vote back. */
export interface VoteGame<G extends GameName = GameName> {
  type: 'vote_game'
  id: string
  game?: G
}

/** For somebody who watches: a place in the party's next game, or none. */
export interface PlayNext {
  type: 'play_next'
  id: string
  wanted?: boolean
}

/** Send a sign to everyone at the table. */
export interface React {
  type: 'react'
  id: string
  sign: Sign
}

/** Host: who may come in. `seats`: newcomers may only watch; `closed`: not even that. */
export interface SetDoors {
  type: 'set_doors'
  id: string
  doors: Doors
}

/** Host: how long bots take over their moves. */
export interface SetSpeed {
  type: 'set_speed'
  id: string
  speed: BotSpeed
}

/** Host: stop the clocks; no moves are taken. */
export interface Pause {
  type: 'pause'
  id: string
}

/** Host: go on. */
export interface Resume {
  type: 'resume'
  id: string
}

/** Host, after the end: the same people at a new table, named in everyone's `table.next`. Those who asked for a place in the next game sit there, too, and bots make room for them. */
export interface Rematch<G extends GameName = GameName> {
  type: 'rematch'
  id: string
  game?: G
}

/** Ask for a sign of life. */
export interface Ping {
  type: 'ping'
  id: string
  at: number
}

export type Asked<G extends GameName = GameName> =
  | Hello
  | Move<G>
  | Retract
  | Undo
  | AnswerUndo
  | Advise
  | Seen
  | Say
  | Hint
  | Sit
  | Leave
  | Call
  | TakeBack
  | StandIn
  | Configure<G>
  | Start
  | Reveal
  | ReplaceByBot
  | Remove
  | HandOver
  | VoteGame<G>
  | PlayNext
  | React
  | SetDoors
  | SetSpeed
  | Pause
  | Resume
  | Rematch<G>
  | Ping

export type Answered<G extends GameName = GameName> =
  | Snapshot<G>
  | Refusal<G>
  | Hinted
  | Advised
  | Pong
  | Goodbye
  | Announcement
