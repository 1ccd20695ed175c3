import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Perspective, SentEvent } from './generated/protocol'
import { t } from './words'
import { Table } from './table.svelte'
import { facts, showing, Wire } from './testing'

const happened = (seq: number): SentEvent => ({
  seq,
  private: false,
  text: `${seq}`,
  event: { type: 'drew', seat: 0 },
})
const eyes = (seat: number, seqs: number[], shown = 0): Perspective => ({
  seat,
  view: {} as Perspective['view'],
  moves: [],
  retract: false,
  events: seqs.map(happened),
  shown,
})
const seqs = (list: SentEvent[]) => list.map((h) => h.seq)

let table: Table
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  table = new Table('table')
})
afterEach(() => {
  table.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('says hello and shows what comes', () => {
  Wire.last.greet({ perspectives: [eyes(0, [100, 101], 100)] })
  expect(Wire.last.sent[0]).toMatchObject({ type: 'hello', table: 'table', version: null })
  expect(table.link).toBe('here')
  expect(table.seat).toBe(0)
  expect(seqs(table.told)).toEqual([100, 101])
  expect(seqs(table.news)).toEqual([101]) // 100 was shown before the reload
})

test('only what is new is news, and nothing is told twice', () => {
  Wire.last.greet({ perspectives: [eyes(0, [100])] })
  Wire.last.hear(showing({ version: 2, perspectives: [eyes(0, [100, 200])] }))
  expect(seqs(table.news)).toEqual([200])
  expect(seqs(table.told)).toEqual([100, 200])
  Wire.last.hear(showing({ version: 2, perspectives: [eyes(0, [])] }))
  expect(table.news).toEqual([])
})

test('a move is taken when its id comes back, refused when it is refused', async () => {
  Wire.last.greet({ version: 7, perspectives: [eyes(0, [])] })
  const taken = table.play({ type: 'draw' })
  const asked = Wire.last.sent.at(-1)!
  expect(asked).toMatchObject({ type: 'move', seat: 0, version: 7, move: { type: 'draw' } })
  Wire.last.hear(showing({ version: 8, answers: [String(asked.id)], perspectives: [eyes(0, [])] }))
  expect(await taken).toBeNull()

  const refused = table.play({ type: 'wake_up' })
  const id = String(Wire.last.sent.at(-1)!.id)
  Wire.last.hear({ type: 'refusal', id, code: 'wake_late', why: 'Too late.', snapshot: null })
  expect(await refused).toEqual({ code: 'wake_late', why: 'Too late.' })
})

test('a stale move brings the table up to date', async () => {
  Wire.last.greet({ perspectives: [eyes(0, [])] })
  const refused = table.play({ type: 'draw' })
  const id = String(Wire.last.sent.at(-1)!.id)
  const snapshot = showing({ version: 5, perspectives: [eyes(0, [500])] })
  Wire.last.hear({ type: 'refusal', id, code: 'stale', why: 'Look again.', snapshot })
  expect((await refused)?.code).toBe('stale')
  expect(table.snapshot?.version).toBe(5)
  expect(seqs(table.news)).toEqual([500])
})

test('a lost line is taken up again, and an unanswered request is repeated with its id', async () => {
  Wire.last.greet({ version: 3, perspectives: [eyes(0, [])] })
  const said = table.say('Good evening!')
  const first = Wire.last.sent.at(-1)!
  Wire.last.cut()
  expect(table.link).toBe('lost')
  await vi.runOnlyPendingTimersAsync()
  const again = Wire.last
  again.greet({ version: 3, perspectives: [eyes(0, [])] })
  expect(again.sent[0]).toMatchObject({ type: 'hello', version: 3 })
  expect(again.sent[1]).toEqual(first)
  again.hear(showing({ answers: [String(first.id)], perspectives: [eyes(0, [])] }))
  expect(await said).toBeNull()
  expect(table.link).toBe('here')
})

test('a table that does not exist is said to be gone, and not tried again', () => {
  Wire.last.refuse('no_table')
  expect(table.link).toBe('gone')
  expect(table.gone?.why).toBe(t.why.no_table)
})

test('a table that cannot be shown just now is tried again', async () => {
  const first = Wire.last
  first.refuse('not_saved')
  expect(table.link).toBe('lost')
  await vi.runOnlyPendingTimersAsync()
  expect(Wire.last).not.toBe(first)
  Wire.last.greet({ perspectives: [eyes(0, [])] })
  expect(table.link).toBe('here')
})

test('with several seats, each is told its own, and what it missed is news when it looks', () => {
  const you = { name: 'Ada', seats: [0, 1], host: true }
  Wire.last.greet({ you, waiting: [0], perspectives: [eyes(0, []), eyes(1, [])] })
  Wire.last.hear(showing({ you, version: 2, waiting: [1], perspectives: [eyes(0, [200]), eyes(1, [200, 201])] }))
  Wire.last.hear(showing({ you, version: 3, waiting: [1], perspectives: [eyes(0, [300]), eyes(1, [300])] }))
  expect(table.seat).toBe(0)
  expect(seqs(table.news)).toEqual([300])
  expect(table.asked).toEqual([1])
  table.lookFrom(1)
  expect(seqs(table.news)).toEqual([200, 201, 300])
})

test('a seat that a bot plays for me is not asked', () => {
  const seats = [{ ...facts.seats[0]!, bot: 'dreaming' as const }, facts.seats[1]!]
  Wire.last.greet({ table: { ...facts, seats }, perspectives: [eyes(0, [])] })
  expect(table.asked).toEqual([])
  expect(table.still).toBe(true)
})

const hello = { seq: 1, seat: 1, name: 'Ben', text: 'Hello', at: 0 }

test('chat is kept in order with what happened', () => {
  Wire.last.greet({ perspectives: [eyes(0, [100])] })
  Wire.last.hear(showing({ version: 2, perspectives: [eyes(0, [])], chat: [hello] }))
  Wire.last.hear(showing({ version: 3, perspectives: [eyes(0, [300])], chat: [] }))
  expect(table.between).toEqual([{ after: 100, line: hello }])
})

test('after a reload what was said comes after what had happened', () => {
  Wire.last.greet({ perspectives: [eyes(0, [100, 200], 200)], chat: [hello] })
  expect(table.between).toEqual([{ after: 200, line: hello }])
})

test('a seat that changes hands is in the log, and what had happened there keeps its name', () => {
  const ben = facts.seats[1]!
  const nix = { ...ben, name: 'Nix', bot: 'dreaming' as const, person: false }
  const noor = { ...ben, name: 'Noor' }
  const seating = (who: typeof ben) => ({ ...facts, seats: [facts.seats[0]!, who] })
  Wire.last.greet({ perspectives: [eyes(0, [100])] })
  Wire.last.hear(showing({ version: 2, table: seating(nix), perspectives: [eyes(0, [200])] }))
  Wire.last.hear(showing({ version: 3, table: seating(noor), perspectives: [eyes(0, [300])] }))
  expect(table.between).toEqual([
    { after: 100, was: ben, is: nix },
    { after: 200, was: nix, is: noor },
  ])
  expect(table.told.map((h) => table.satWhen(h)[1]!.name)).toEqual(['Ben', 'Nix', 'Noor'])
})

test('what is seen is acknowledged once, but not for a seat that has not looked yet', () => {
  const you = { name: 'Ada', seats: [0, 1], host: true }
  const peek = { ...happened(201), private: true }
  const seen = () => Wire.last.sent.filter((m) => m.type === 'seen').map((m) => m.version)
  Wire.last.greet({ you, perspectives: [eyes(0, [100]), eyes(1, [100])] })
  table.acknowledge()
  table.acknowledge()
  expect(seen()).toEqual([1]) // what everyone may know need not wait
  Wire.last.hear(
    showing({ you, version: 2, perspectives: [eyes(0, [200]), { ...perspectives(1, []), events: [happened(200), peek] }] }),
  )
  table.acknowledge()
  expect(seen()).toEqual([1])
  table.lookFrom(1)
  table.acknowledge()
  expect(seen()).toEqual([1, 2])
})
