/**
 * The table as this browser knows it. Only the socket writes here; pages and boards read.
 * A guest may hold several seats (pass and play): `seat` says whose perspective the page shows.
 */
import { tick } from 'svelte'
import { type BoardProps, NO_HINT, type Refused } from './board'
import { type DealWitness, keep, type Verdict, witness, witnessOf } from './fairDeal/dealWitness'
import type {
  Advised,
  ChatLine,
  Perspective,
  Reaction,
  SentEvent,
  SeatFacts,
  Snapshot,
} from './generated/protocol'
import { isShowing, shown } from './motion'
import { withGuests } from './names'
import { type Ask, TableSocket } from './net/socket'
import { translateRefusal } from './words/refusal'

export type Link = 'connecting' | 'here' | 'lost' | 'gone'

/** A line of the log that is no event of the game: a line of chat, or a seat that changed hands. `after` is the seq of the event before it. */
export type Between = { after: number } & ({ line: ChatLine } | { was: SeatFacts; is: SeatFacts })

const WATCHER = -1
const SIGN = 2400 // milliseconds that a sign flies
const MOST_WAITING = 3 // snapshots that may wait: who is further behind sees several changes at once
const MOST_EVENTS = 4000 // kept for each seat: enough for the first night of a long game to stay in the log

export class Table {
  link = $state<Link>('connecting')
  /** When the next try to reconnect comes, in `performance.now` time. */
  retryAt = $state(0)
  /** The refusal, where there is no table to show. */
  gone = $state.raw<Refused | null>(null)
  snapshot = $state.raw<Snapshot | null>(null)
  /** The board still shows how the last change came about: words and counters tell the one before. */
  landing = $state(false)
  /** The log's lines between the game's events, in the order in which they came. */
  between = $state.raw<Between[]>([])
  seat = $state(WATCHER)
  /** The table has replaced what it had sealed before the game. */
  cheated = $state(false)
  /** The game's words for refusals, by code; set when its board is loaded. */
  reasons: () => Record<string, string> | undefined = () => undefined

  /** By seat: all events it was sent, and those it was sent since the page last showed its perspective. */
  #events = $state.raw<Record<number, SentEvent[]>>({})
  #newEvents = $state.raw<Record<number, SentEvent[]>>({})
  #socket: TableSocket
  #witness: DealWitness
  #revealed: string[] = [] // over this connection
  #acknowledged = 0
  #heard = -1 // the last line of chat
  /** Signs that seats have sent, while they fly. */
  signs = $state.raw<Reaction[]>([])
  #before = $state.raw<Snapshot | null>(null) // what was shown before the change that is landing
  #waiting: Snapshot[] = [] // snapshots that came while the last one was being shown
  #draining = false // the waiting ones follow when what is shown has been shown
  #held = false // something private is being looked at

  /** `screen`: this is a big screen, which has no seat whoever owns its browser. */
  constructor(
    readonly id: string,
    screen = false,
  ) {
    this.#witness = witnessOf(id)
    keep(id, this.#witness)
    this.#socket = new TableSocket(
      id,
      this.#witness.luck,
      {
        snapshot: (snapshot) => this.#take(snapshot),
        here: () => {
          this.link = 'here'
          if (!this.#acknowledged) this.#socket.seen(0) // from now on bots wait for what this page has not shown yet
        },
        lost: (retry) => {
          this.#revealed = []
          this.link = 'lost'
          this.retryAt = performance.now() + retry
        },
        gone: (code, why) => {
          this.link = 'gone'
          this.gone = translateRefusal({ code, why })
        },
      },
      screen,
    )
  }

  perspective = $derived.by<Perspective | null>(
    () => this.snapshot?.perspectives.find((e) => e.seat === this.seat) ?? null,
  )
  /** What words and counters tell: the perspective before the change that is landing. */
  told = $derived.by<Perspective | null>(() => {
    const told = this.landing ? this.#before?.perspectives.find((e) => e.seat === this.seat) : null
    return told ?? this.perspective
  })
  /**
   * The moves that can be made. While something is on its way only a question that others cannot change is open, so
   * that nobody aims at what is not there yet, and nobody loses what they have half chosen because a friend was quicker.
   */
  moves = $derived.by<Perspective['moves']>(() => {
    const moves = this.perspective?.moves ?? []
    return this.landing && !this.#askedTheSame() ? [] : moves
  })
  events = $derived(this.#events[this.seat] ?? [])
  /** The events that may be told: all but those that are landing. */
  toldEvents = $derived.by(() => {
    const first = this.landing ? (this.newEvents[0]?.seq ?? Infinity) : Infinity
    return first === Infinity ? this.events : this.events.filter((h) => h.seq < first)
  })
  newEvents = $derived(this.#newEvents[this.seat] ?? [])
  facts = $derived(this.snapshot ? withGuests(this.snapshot.table) : null)
  you = $derived(this.snapshot?.you ?? null)
  mine = $derived(this.you?.seats ?? [])
  waiting = $derived(this.snapshot?.waiting ?? [])
  /** My seats whose turn it is, without those that a bot plays for me. */
  asked = $derived(this.mine.filter((s) => this.waiting.includes(s) && !this.facts?.seats[s]?.bot))
  over = $derived(this.facts?.phase === 'over')
  /** What this browser says of the deal, when the game is over. */
  verdict = $derived.by<Verdict | null>(() => {
    const { result, you } = this.snapshot ?? {}
    return result && you ? this.#witness.verdict(result.secret, result.nonces, you.seats.length > 0) : null
  })
  still = $derived(this.over || !!this.facts?.paused || !!this.facts?.seats[this.seat]?.bot)

  /** Send a request; resolves to null when it was done, or to the refusal. */
  do = async (ask: Ask): Promise<Refused | null> => {
    const answer = await this.#socket.ask(ask)
    return answer.type === 'refusal' ? translateRefusal(answer, this.reasons()) : null
  }

  /** What is still on its way cannot be aimed at: a move that is made meanwhile is not sent. */
  play: BoardProps['play'] = async (move) =>
    this.landing && !this.moves.length
      ? null
      : this.do({ type: 'move', seat: this.seat, version: this.snapshot?.version ?? 0, move })

  retract: BoardProps['retract'] = () => this.do({ type: 'retract', seat: this.seat })

  hint: BoardProps['hint'] = async (text) => {
    const answer = await this.#socket.ask({ type: 'hint', seat: this.seat, text })
    return answer.type === 'hinted' ? answer : NO_HINT
  }

  /** What a bot would do on my seat, and why; or the refusal. */
  advise = async (): Promise<Advised | Refused> => {
    const answer = await this.#socket.ask({ type: 'advise', seat: this.seat })
    if (answer.type === 'advised') return answer
    return translateRefusal(
      answer.type === 'refusal' ? answer : { code: 'no_advice', why: '' },
      this.reasons(),
    )
  }

  /** While something private is looked at nothing happens beneath it; what comes meanwhile follows. */
  hold(held: boolean): void {
    this.#held = held
    if (!held) queueMicrotask(() => this.#next())
  }

  say = (text: string) => this.do({ type: 'say', text })

  retry = () => this.#socket.retry()

  /** Show the perspective of another seat of mine. */
  lookFrom(seat: number): void {
    this.#newEvents = { ...this.#newEvents, [this.seat]: [] }
    this.seat = seat
  }

  /** The people as they sat when an event happened, so that the log keeps their names. */
  satWhen({ seq }: SentEvent): SeatFacts[] {
    const now = this.facts?.seats ?? []
    const changes = this.between.filter((b) => 'was' in b).filter(({ after }) => seq <= after)
    return now.map((person, seat) => changes.find(({ was }) => was.seat === seat)?.was ?? person)
  }

  /**
   * Tell the server that what this page shows was seen, so that no page of this guest shows private events again.
   * Waits until every seat of the guest has looked at its own private events.
   */
  acknowledge(): void {
    const version = this.snapshot?.version ?? 0
    const unlooked = this.mine.some((s) => s !== this.seat && this.#newEvents[s]?.some((h) => h.private))
    if (this.mine.length && version > this.#acknowledged && !unlooked) {
      this.#acknowledged = version
      this.#socket.seen(version)
    }
  }

  close(): void {
    this.#socket.close()
  }

  /** Whether what is landing is the act of others, whom several were asked beside, and I am asked just what I was. */
  #askedTheSame(): boolean {
    const asked = this.#before?.waiting ?? []
    const told = this.told?.moves ?? []
    const mine = ({ event }: SentEvent) => 'seat' in event && event.seat === this.seat
    return (
      asked.length > 1 &&
      asked.includes(this.seat) &&
      !this.newEvents.some(mine) &&
      JSON.stringify(told) === JSON.stringify(this.perspective?.moves)
    )
  }

  /** Show a snapshot when the one before it has been shown. */
  #take(snapshot: Snapshot): void {
    this.#waiting.push(snapshot)
    this.#next()
  }

  #next(): void {
    const busy = () => this.#waiting.length <= MOST_WAITING && (isShowing() || this.#held)
    while (this.#waiting.length && !busy()) this.#show(this.#waiting.shift()!)
    if (!this.#waiting.length || !isShowing() || this.#draining) return
    this.#draining = true
    void shown().then(() => {
      this.#draining = false
      this.#next()
    })
  }

  /** Words follow when the board has shown what happened. */
  async #land(): Promise<void> {
    await tick()
    await new Promise((done) => setTimeout(done)) // the board's effects have run
    await shown()
    this.landing = false
    this.#next()
  }

  #show(snapshot: Snapshot): void {
    for (const [seat, luck] of witness(this.#witness, snapshot)) {
      if (this.#revealed.includes(luck)) continue
      this.#revealed.push(luck)
      this.#socket.reveal(seat, luck)
    }
    this.cheated = this.#witness.notes.differs
    const changes = this.#changes(snapshot)
    if (!this.snapshot || !snapshot.you.seats.includes(this.seat)) this.seat = this.#seatToShow(snapshot)
    const events = { ...this.#events }
    const newEvents: Record<number, SentEvent[]> = {}
    for (const perspective of snapshot.perspectives) {
      const before = events[perspective.seat] ?? []
      const last = before.at(-1)?.seq ?? -1
      const fresh = perspective.events.filter((h) => h.seq > last)
      events[perspective.seat] = [...before, ...fresh].slice(-MOST_EVENTS)
      const unseen = before.length ? fresh : fresh.filter((h) => h.seq > perspective.shown)
      newEvents[perspective.seat] =
        perspective.seat === this.seat ? unseen : [...(this.#newEvents[perspective.seat] ?? []), ...unseen]
    }
    this.#events = events
    this.#newEvents = newEvents
    const said = snapshot.chat
      .filter((line) => line.seq > this.#heard)
      .map((line) => ({ after: line.after, line }))
    this.#heard = said.at(-1)?.line.seq ?? this.#heard
    if (changes.length || said.length) this.between = [...this.between, ...changes, ...said]
    if (!this.landing) this.#before = this.snapshot
    this.snapshot = snapshot
    if (snapshot.reactions.length) this.#showSigns(snapshot.reactions)
    if (newEvents[this.seat]?.length && !this.landing) {
      this.landing = true
      void this.#land()
    }
  }

  #showSigns(signs: Reaction[]): void {
    this.signs = [...this.signs, ...signs]
    setTimeout(() => (this.signs = this.signs.filter((sign) => !signs.includes(sign))), SIGN)
  }

  /** Log lines for seats that changed hands during a game; they come before the snapshot's own events. */
  #changes({ table }: Snapshot): Between[] {
    if (this.facts?.phase !== 'playing') return []
    const after = this.events.at(-1)?.seq ?? -1
    return this.facts.seats.flatMap((was, seat) => {
      const is = table.seats[seat]!
      return was.name === is.name && was.person === is.person ? [] : [{ after, was, is }]
    })
  }

  #seatToShow({ you, waiting }: Snapshot): number {
    return you.seats.find((s) => waiting.includes(s)) ?? you.seats[0] ?? WATCHER
  }
}
