/** The server's end of a browser's WebSocket, for tests: what the page sent, and what it is answered. */
import type { Snapshot } from '../generated/protocol'
import { snapshot } from './table'

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

  /** The server accepts the connection and answers the greeting with a snapshot. */
  greet(change: Partial<Snapshot> = {}): void {
    this.readyState = 1
    this.onopen?.()
    this.hear(snapshot({ ...change, answers: [String(this.sent[0]!.id)] }))
  }
  /** The server accepts the connection and refuses the greeting. */
  refuse(code: string): void {
    this.readyState = 1
    this.onopen?.()
    this.hear({ type: 'refusal', id: this.sent[0]!.id, code, why: 'No.', snapshot: null })
  }
  hear(answer: object): void {
    this.onmessage?.({ data: JSON.stringify(answer) })
  }
  /** The connection breaks. */
  cut(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}
