// Made by tools/make_types.py from the Python types. Do not edit.

import type { GameName, Games } from './games'

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

export type Kind = 'move' | 'deal' | 'time' | 'retract' | 'luck'

/** The table after one log entry, as one seat saw it (-1: a watcher). */
export interface ReplayStep<G extends GameName = GameName> {
  step: number
  seat: number
  at: number
  view: Games[G]['view']
  happenings: SentEvent<G>[]
}

/** What happened, as a fact and as a sentence. `seq` grows; a client skips those it has shown. */
export interface SentEvent<G extends GameName = GameName> {
  seq: number
  private: boolean
  text: string
  event: Games[G]['event']
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
}

/** Who the watcher is at this table. */
export interface You {
  name: string
  seats: number[]
  host: boolean
}

export interface ChatLine {
  seq: number
  seat: number
  name: string
  text: string
  at: number
}

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
}

export type Level = 'dozing' | 'dreaming' | 'lucid'

export type Phase = 'lobby' | 'playing' | 'over'

export type Doors = 'open' | 'seats' | 'closed'

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

/** The body of every answer that is not 2xx: a stable code and a sentence for the person. */
export interface Trouble {
  code: string
  why: string
}

/** The guest that the cookie stands for. */
export interface Me {
  name: string
}

/** Choose a nickname. */
export interface Rename {
  name: string
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
  nonce: string
  seats?: number | null
  options?: Games[G]['options']
  bots?: Record<string, Level>
  public?: boolean
}

/** One call: a table, you on the first seat, bots on all others, started. */
export interface PlayNow<G extends GameName = GameName> {
  game: G
  nonce: string
  seats?: number | null
  level?: Level
  options?: Games[G]['options']
}

/** Find a table by its code. */
export interface Join {
  code: string
}

/** Some tables, newest first. */
export interface TableList<G extends GameName = GameName> {
  tables: TableFacts<G>[]
  asked: string[]
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

/** Watch a table from now on (instead of another one, if any). */
export interface Hello {
  type: 'hello'
  id: string
  table: string
  version?: number | null
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
  nonce: string
  name?: string | null
}

/** Stand up: the seat is free in the lobby, a bot's during the game. */
export interface Leave {
  type: 'leave'
  id: string
  seat: number
}

/** Rename a seat of yours. */
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

/** Host: begin. Empty seats are refused. */
export interface Start {
  type: 'start'
  id: string
}

/** Host: a bot takes this seat for good (or an empty one, in the lobby). */
export interface ReplaceByBot {
  type: 'replace_by_bot'
  id: string
  seat: number
  level?: Level
}

/** Host: clear a seat in the lobby; during the game its person must go and a bot takes over. */
export interface Remove {
  type: 'remove'
  id: string
  seat: number
}

/** Host: who may come in. `seats`: newcomers may only watch; `closed`: not even that. */
export interface SetDoors {
  type: 'set_doors'
  id: string
  doors: Doors
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

/** Host, after the end: the same people and options at a new table, named in everyone's `table.next`. */
export interface Rematch {
  type: 'rematch'
  id: string
}

/** Ask for a sign of life. */
export interface Ping {
  type: 'ping'
  id: string
  at: number
}

/** Nothing changed. A stale move brings the present snapshot along. */
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

/** The answer to a ping. */
export interface Pong {
  type: 'pong'
  id: string
  at: number
  now: number
}

/** The server closes this socket: `doors_closed`, `too_slow`, `too_fast`, `restarting`. */
export interface Goodbye {
  type: 'goodbye'
  code: string
  why: string
}

export type Asked<G extends GameName = GameName> =
  | Hello
  | Move<G>
  | Retract
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
  | ReplaceByBot
  | Remove
  | SetDoors
  | Pause
  | Resume
  | Rematch
  | Ping

export type Answered<G extends GameName = GameName> = Snapshot<G> | Refusal<G> | Hinted | Pong | Goodbye
