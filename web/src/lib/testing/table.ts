/** Tables for tests, as the server sends them. */
import type { SeatFacts, Snapshot, TableFacts } from '../generated/protocol'

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
  speed: 'normal',
  paused: false,
  commitment: '',
  next: null,
  created: 0,
  lucks: [],
  redraws: [],
  screen: false,
  evening: [],
  queue: [],
  day: '',
  wish: null,
  undone: 0,
  deck: null,
  album: null,
  host: '',
}

export const snapshot = (more: Partial<Snapshot> = {}): Snapshot => ({
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
  reactions: [],
  ...more,
})
