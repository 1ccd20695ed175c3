/**
 * What the shell gives to a game's board, and what a game's folder gives to the shell.
 *
 * A game's folder `games/<name>/index.ts` exports `game: GameUi`. The table finds it by the game's name; a game
 * without a folder gets `lib/plainBoard`, which shows the view as it is and every open move as a button.
 * A board knows no rule: what may be done is in `moves`, and why not is in the refusal that `play` returns.
 */
import type { Component } from 'svelte'
import type { GameName, Games } from './generated/games'
import type { Clock, Hinted, SentEvent, SeatFacts } from './generated/protocol'
import type { Value } from './words/format'
import type { IntroductionPage } from './introduction'

export interface Refused {
  code: string
  why: string
}

export interface BoardProps<G extends GameName = GameName> {
  /** The seat whose perspective is shown; -1 for somebody who only watches. */
  seat: number
  view: Games[G]['view']
  /** The view that words and counters tell: the one before a change whose cards are still on their way. */
  told?: Games[G]['view']
  /** Every move open to this seat now; empty when it is not its turn. Texts in them are empty. */
  moves: Games[G]['move'][]
  /** The events that came since the last snapshot, oldest first, to be animated; empty when the page is opened. */
  newEvents: SentEvent<G>[]
  /** All events that this seat was sent so far. */
  allEvents: SentEvent<G>[]
  people: SeatFacts[]
  options: Games[G]['options']
  clocks: Clock[]
  /** No moves can be made: this is a replay, a pause or the end. */
  still: boolean
  /** Make a move; resolves to null when it was taken, or to the refusal to show beside what was touched. */
  play: (move: Games[G]['move']) => Promise<Refused | null>
  /** Take a sealed choice back; possible only where `canRetract`. */
  canRetract: boolean
  retract: () => Promise<Refused | null>
  /** Call it when something private is opened and closed: it counts as seen when it is closed. Absent in a replay. */
  looking?: (open: boolean) => void
  /** In an analysis: how likely things on the board are, by their printed numbers. */
  chances?: Readonly<Record<string, number>> | null
  /** In an analysis: what could be done is shown as well, though nothing can be. */
  judged?: boolean
  /** Ask what the game says about a text that is being typed: whether it may be said, and which words one could say. */
  hint: (text: string) => Promise<Hinted>
}

/** The hint where the game has nothing to say about a text. */
export const NO_HINT: Hinted = {
  type: 'hinted',
  id: '',
  proper: true,
  warning: false,
  why: '',
  code: '',
  words: [],
}

/** How a game shows a move that nobody has made yet: advice, or what would have been better. */
export interface MoveMarks<G extends GameName = GameName> {
  /** Selectors of what one would touch on the board, in order: where the move begins, and where it leads. */
  marks: (move: Games[G]['move'], props: BoardProps<G>) => string[]
  /** The arguments of its sentence in `help.moves.<game>`. */
  words: (move: Games[G]['move'], props: BoardProps<G>) => Record<string, Value>
}

export interface CoachStep {
  /** Whether to show it, by what this seat sees. */
  when: (board: { view: never; moves: never[]; seat: number }) => boolean
  title: string
  text: string
}

/** A card that only an eye sees that sees everything. */
export interface HiddenCard {
  art: string
  name: string
  /** What is printed in its corner. */
  mark?: string
  dim?: boolean
}

export interface GameUi<G extends GameName = GameName> {
  Board: Component<BoardProps<G>>
  /** The sentence over the table: whose turn it is and what to do, in words; `mine` lights it. */
  banner: (props: BoardProps<G>) => { text: string; help: string; mine: boolean }
  coach: CoachStep[]
  moveMarks?: MoveMarks<G>
  /** The game in a minute, in pictures; shown before the rules. */
  introduction?: IntroductionPage[]
  /** Tints `--room-*`, e.g. 'room-slate'; see app.css. */
  room?: string
  /** Whether several people may play on one device, passing it on. */
  passAndPlay: boolean
  /** The end sheet's sentence and the line under it; without it the shell says who won. */
  ending?: (props: BoardProps<G>) => { text: string; help: string }
  /** The end sheet's paper: sums, and every hidden thing turned up. It gets the board's props. */
  End?: Component<BoardProps<G>>
  /** A picture that moves over the whole window for a few seconds when somebody here has won; it may use the board's props. */
  Finale?: Component<BoardProps<G>> | Component<Record<string, never>>
  /** What each seat holds face down, by the whole position in the words of a scenario; for a replay. */
  hidden?: (whole: never, view: Games[G]['view']) => HiddenCard[][]
  /** An event as a line of the log in the chosen language; null leaves it out. Without it, the server's sentence. */
  logLine?: (sent: SentEvent<G>, props: BoardProps<G>) => string | null
  /** Whether a private event is known to other seats, too: the log does not mark it as mine alone. */
  shared?: (sent: SentEvent<G>) => boolean
  /** The game's dictionary in the chosen language; without it the shell's words or the server's English. */
  words?: {
    options: {
      [
        K in Exclude<keyof Games[G]['options'], 'turn_clock' | 'first' | 'language' | 'deck' | 'pictures'>
      ]-?: OptionWords
    }
    /** Reasons, by a refusal's code. */
    refused: Record<string, string>
  }
  /** The reason why the chat is closed now, or null. */
  chatClosed?: (props: BoardProps<G>) => string | null
  /** The reason why bots cannot play with these options, or null; free seats are then not filled with bots. */
  peopleOnly?: (options: Games[G]['options']) => string | null
}

export interface OptionWords {
  title: string
  why: string
  /** Words for each value. */
  choices?: Record<string, string>
}

/*
 * How a board lies on the page (shell, pages/TablePage.svelte). The page is a grid `.table` with the areas `top`
 * (topbar), `say` (the banner), `talk` (log and chat, a sheet below 1181 px) and `board`. By default the banner is
 * above the board and the talk at the right. A game that wants another layout names a `room` class of its own beside
 * the tint, e.g. room: 'room-slate ravens', gives its root `display: contents` and sets in its layout.css
 * `.table.ravens { grid-template: ... }` with areas for its own parts; see games/dream_ravens.
 * The coach's note lies over the log, on narrow screens under the banner, on a phone on its side beside it;
 * `--coach-top`, `--coach-bottom` and `--coach-right` on `.table` move it off a board's things.
 */
