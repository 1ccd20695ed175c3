/**
 * The table as this browser knows it. Only the socket writes here; pages and boards read.
 * A guest may hold several seats (pass and play): `seat` says through whose eyes the page looks just now.
 */
import type { BoardProps, Refused } from './board'
import type { ChatLine, Eyes, Happening, Judged, Snapshot } from './generated/protocol'
import { nonce } from './net/luck'
import { type Ask, TableSocket } from './net/socket'
import { inWords } from './words/why'

export type Link = 'connecting' | 'here' | 'lost' | 'gone'

const WATCHER = -1
const TOLD = 4000 // happenings remembered: the end of a long game still tells of its first night

export class Table {
  link = $state<Link>('connecting')
  /** When the next try to reconnect comes, on the clock of `performance.now`. */
  retryAt = $state(0)
  /** Why there is no table to show. */
  gone = $state.raw<Refused | null>(null)
  snapshot = $state.raw<Snapshot | null>(null)
  chat = $state.raw<ChatLine[]>([])
  /** For each line of chat: the last happening told before it. */
  heard = $state.raw<number[]>([])
  seat = $state(WATCHER)
  /** The game's words for refusals, once its board is here. */
  reasons: () => Record<string, string> | undefined = () => undefined

  /** By seat: all it was told, and what it was told since it last looked. */
  #told = $state.raw<Record<number, Happening[]>>({})
  #news = $state.raw<Record<number, Happening[]>>({})
  #socket: TableSocket
  #acknowledged = 0

  constructor(readonly id: string) {
    this.#socket = new TableSocket(id, nonce(), {
      snapshot: (snapshot) => this.#take(snapshot),
      here: () => (this.link = 'here'),
      lost: (retry) => {
        this.link = 'lost'
        this.retryAt = performance.now() + retry
      },
      gone: (code, why) => {
        this.link = 'gone'
        this.gone = inWords({ code, why })
      },
    })
  }

  eyes = $derived.by<Eyes | null>(() => this.snapshot?.eyes.find((e) => e.seat === this.seat) ?? null)
  told = $derived(this.#told[this.seat] ?? [])
  news = $derived(this.#news[this.seat] ?? [])
  facts = $derived(this.snapshot?.table ?? null)
  you = $derived(this.snapshot?.you ?? null)
  mine = $derived(this.you?.seats ?? [])
  waiting = $derived(this.snapshot?.waiting ?? [])
  /** Those of my seats that are asked and that no bot plays for me. */
  asked = $derived(this.mine.filter((s) => this.waiting.includes(s) && !this.facts?.seats[s]?.bot))
  over = $derived(this.facts?.phase === 'over')
  still = $derived(this.over || !!this.facts?.paused || !!this.facts?.seats[this.seat]?.bot)

  /** Ask for something; resolves to null when it was done, or to the refusal. */
  do = async (ask: Ask): Promise<Refused | null> => {
    const answer = await this.#socket.ask(ask)
    return answer.type === 'refusal' ? inWords(answer, this.reasons()) : null
  }

  play: BoardProps['play'] = (move) =>
    this.do({ type: 'move', seat: this.seat, version: this.snapshot?.version ?? 0, move })

  retract: BoardProps['retract'] = () => this.do({ type: 'retract', seat: this.seat })

  judge: BoardProps['judge'] = async (clue): Promise<Judged> => {
    const answer = await this.#socket.ask({ type: 'judge', seat: this.seat, clue })
    if (answer.type === 'judged') return answer
    return { type: 'judged', id: '', proper: true, warning: false, why: '' }
  }

  suggest: BoardProps['suggest'] = async (begins) => {
    const answer = await this.#socket.ask({ type: 'suggest', seat: this.seat, begins })
    return answer.type === 'suggested' ? answer.words : []
  }

  say = (text: string) => this.do({ type: 'say', text })

  retry = () => this.#socket.retry()

  /** Look through the eyes of another seat of mine. */
  lookFrom(seat: number): void {
    this.#news = { ...this.#news, [this.seat]: [] }
    this.seat = seat
  }

  /** What this page shows was seen: private happenings need not be told again after a reload. */
  acknowledge(): void {
    const version = this.snapshot?.version ?? 0
    const unlooked = this.mine.some((s) => s !== this.seat && this.#news[s]?.length)
    if (version > this.#acknowledged && !unlooked) {
      this.#acknowledged = version
      this.#socket.seen(version)
    }
  }

  close(): void {
    this.#socket.close()
  }

  #take(snapshot: Snapshot): void {
    const first = this.snapshot === null
    const told = { ...this.#told }
    const news: Record<number, Happening[]> = {}
    for (const eyes of snapshot.eyes) {
      const before = told[eyes.seat] ?? []
      const last = before.at(-1)?.seq ?? -1
      const fresh = eyes.events.filter((h) => h.seq > last)
      told[eyes.seat] = [...before, ...fresh].slice(-TOLD)
      const unseen = before.length ? fresh : fresh.filter((h) => h.seq > eyes.shown)
      news[eyes.seat] = eyes.seat === this.seat ? unseen : [...(this.#news[eyes.seat] ?? []), ...unseen]
    }
    this.#told = told
    this.#news = news
    if (snapshot.chat.length) {
      const last = this.chat.at(-1)?.seq ?? -1
      const lines = snapshot.chat.filter((line) => line.seq > last)
      const heard = first ? -1 : (told[this.seat]?.at(-1)?.seq ?? -1)
      this.chat = [...this.chat, ...lines]
      this.heard = [...this.heard, ...lines.map(() => heard)]
    }
    this.snapshot = snapshot
    if (first || !snapshot.you.seats.includes(this.seat)) this.seat = this.#seatToShow(snapshot)
  }

  #seatToShow({ you, waiting }: Snapshot): number {
    return you.seats.find((s) => waiting.includes(s)) ?? you.seats[0] ?? WATCHER
  }
}
