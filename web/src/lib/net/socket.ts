/**
 * One socket that watches one table and stays connected by itself. A request is repeated with its old id after a
 * reconnect until it is answered, so nothing is lost and nothing happens twice.
 */
import { announce } from '../announcement.svelte'
import type * as p from '../generated/protocol'
import { api } from './api'
import { requestId } from './random'

/** What is answered to one request: the snapshot that shows it, or a refusal, or a hint, or advice. */
export type Answer = p.Snapshot | p.Refusal | p.Hinted | p.Advised

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never
export type Ask = WithoutId<Exclude<p.Asked, p.Hello | p.Ping | p.Reveal | p.Seen>>

export interface Listener {
  snapshot: (snapshot: p.Snapshot) => void
  /** The server has answered the greeting. */
  here: () => void
  /** The connection broke; the next try comes in `retry` milliseconds. */
  lost: (retry: number) => void
  /** The table cannot be shown, and trying again is of no use. */
  gone: (code: string, why: string) => void
}

const PATIENCE = [300, 1000, 2000, 4000, 8000]
const PING_EVERY = 15_000
const PONG_WITHIN = 8_000
/** Codes after which trying again is of no use; after any other refusal or goodbye the socket reconnects. */
const FINAL = new Set(['no_table', 'doors_closed', 'removed', 'table_closed', 'banned', 'bad_message'])

export class TableSocket {
  #socket: WebSocket | null = null
  #unanswered = new Map<string, { text: string; done: (answer: Answer) => void }>()
  #hello = ''
  #version: number | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #pinger: ReturnType<typeof setInterval> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(
    readonly table: string,
    readonly luck: string,
    readonly listener: Listener,
    readonly screen = false,
  ) {
    addEventListener('online', this.retry)
    document.addEventListener('visibilitychange', this.#look)
    this.#connect()
  }

  ask(message: Ask): Promise<Answer> {
    const id = requestId()
    const text = JSON.stringify({ ...message, id })
    return new Promise((done) => {
      this.#unanswered.set(id, { text, done })
      this.#send(text)
    })
  }

  /** Reveal the luck of a seat. It is not repeated: the snapshot after a reconnect asks again. */
  reveal(seat: number, luck: string): void {
    const reveal: p.Reveal = { type: 'reveal', id: requestId(), seat, luck }
    this.#socket?.send(JSON.stringify(reveal))
  }

  /** Tell the server that everything up to this version was shown. It sends no answer, and the message is not repeated. */
  seen(version: number): void {
    this.#send(JSON.stringify({ type: 'seen', id: requestId(), version }))
  }

  /** Reconnect now instead of waiting for the next try. */
  retry = (): void => {
    if (this.#closed || this.#socket) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.retry)
    document.removeEventListener('visibilitychange', this.#look)
    this.#drop()
  }

  #look = (): void => {
    if (document.visibilityState === 'visible') this.retry()
  }

  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN && !this.#hello) this.#socket.send(text)
  }

  #connect(): void {
    const address = new URL('ws', document.baseURI)
    address.protocol = address.protocol.replace('http', 'ws')
    const socket = new WebSocket(address)
    this.#socket = socket
    socket.onopen = () => {
      this.#hello = requestId()
      const { table, luck, screen } = this
      const hello: p.Hello = { type: 'hello', id: this.#hello, table, version: this.#version, luck, screen }
      socket.send(JSON.stringify(hello))
    }
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as p.Answered)
    socket.onclose = (event) => this.#lost(socket, event.code)
    this.#pinger = setInterval(() => this.#ping(), PING_EVERY)
  }

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#socket.send(JSON.stringify({ type: 'ping', id: requestId(), at: performance.now() }))
    this.#silence ??= setTimeout(() => {
      const dead = this.#socket
      this.#drop()
      if (dead) this.#lost(null, 0)
    }, PONG_WITHIN)
  }

  #drop(): void {
    clearInterval(this.#pinger)
    clearTimeout(this.#silence)
    this.#silence = undefined
    const socket = this.#socket
    this.#socket = null
    if (socket) {
      socket.onclose = socket.onmessage = socket.onopen = null
      socket.close()
    }
  }

  #lost(socket: WebSocket | null, code: number): void {
    if (this.#closed || (socket && socket !== this.#socket)) return
    this.#drop()
    const wait = PATIENCE[Math.min(this.#tries, PATIENCE.length - 1)]!
    this.#tries += 1
    this.listener.lost(wait)
    this.#timer = setTimeout(async () => {
      if (code === 1008) await api.me().catch(() => null) // the server has forgotten who we are: get a new cookie
      this.retry()
    }, wait)
  }

  #hear(answer: p.Answered): void {
    clearTimeout(this.#silence)
    this.#silence = undefined
    switch (answer.type) {
      case 'pong':
        return
      case 'announcement':
        announce(answer.text)
        return
      case 'goodbye':
        if (FINAL.has(answer.code)) this.#end(answer.code, answer.why)
        return
      case 'snapshot':
        this.#show(answer)
        return
      case 'refusal':
        if (answer.id && answer.id === this.#hello) {
          if (FINAL.has(answer.code)) this.#end(answer.code, answer.why)
          else this.#lost(this.#socket, 0)
          return
        }
        if (answer.snapshot) this.#show(answer.snapshot)
    }
    this.#settle(answer.id, answer)
  }

  #show(snapshot: p.Snapshot): void {
    this.#version = snapshot.version
    this.listener.snapshot(snapshot)
    for (const id of snapshot.answers) {
      if (id === this.#hello) this.#welcome()
      else this.#settle(id, snapshot)
    }
  }

  #welcome(): void {
    this.#hello = ''
    this.#tries = 0
    this.listener.here()
    for (const { text } of this.#unanswered.values()) this.#send(text)
  }

  #settle(id: string, answer: Answer): void {
    this.#unanswered.get(id)?.done(answer)
    this.#unanswered.delete(id)
  }

  #end(code: string, why: string): void {
    this.close()
    this.listener.gone(code, why)
  }
}
