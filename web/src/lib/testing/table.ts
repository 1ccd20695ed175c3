/** For tests: the other end of a browser's WebSocket, and tables to send over it. */
import type { Snapshot, SeatFacts, TableFacts } from '../generated/protocol'

export class FakeWebSocket {
  static open: FakeWebSocket[] = []
  static readonly OPEN = 1
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor() {
    FakeWebSocket.open.push(this)
  }
  static get last(): FakeWebSocket {
    return FakeWebSocket.open.at(-1)!
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
  }

  /** The server picks up and answers the greeting. */
  greet(snapshot: Partial<Snapshot> = {}): void {
    this.readyState = 1
    this.onopen?.()
    this.hear(showing({ ...snapshot, answers: [String(this.sent[0]!.id)] }))
  }
  /** The server picks up, but will not have it. */
  refuse(code: string): void {
    this.readyState = 1
    this.onopen?.()
    this.hear({ type: 'refusal', id: this.sent[0]!.id, code, why: 'No.', snapshot: null })
  }
  hear(answer: object): void {
    this.onmessage?.({ data: JSON.stringify(answer) })
  }
  /** The line breaks. */
  cut(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

export const person = (seat: number, name: string, more: Partial<SeatFacts> = {}): SeatFacts => ({
  seat,
  name,
  bot: null,
  person: true,
  here: true,
  host: seat === 0,
  grace: null,
  ...more,
})

export const facts: TableFacts = {
  id: 'table',
  code: 'KELMO',
  game: 'dream_ravens',
  options: {},
  seats: [person(0, 'Ada'), person(1, 'Ben')],
  phase: 'playing',
  public: false,
  doors: 'open',
  paused: false,
  commitment: '',
  next: null,
  created: 0,
}

export const showing = (more: Partial<Snapshot> = {}): Snapshot => ({
  type: 'snapshot',
  answers: [],
  version: 1,
  table: facts,
  you: { name: 'Ada', seats: [0], host: true },
  waiting: [0],
  clocks: [],
  perspectives: [],
  chat: [],
  result: null,
  ...more,
})
