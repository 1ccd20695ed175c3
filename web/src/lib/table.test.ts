import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Perspective, SentEvent } from './generated/protocol'
import { showing } from './motion'
import { t } from './words'
import { Table } from './table.svelte'
import { FakeWebSocket } from './testing/fakeWebSocket'
import { facts, snapshot } from './testing/table'

const happened = (seq: number): SentEvent => ({
  seq,
  private: false,
  text: `${seq}`,
  event: { type: 'drew', seat: 0 },
})
const perspective = (seat: number, seqs: number[], shown = 0): Perspective => ({
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
  vi.stubGlobal('WebSocket', FakeWebSocket)
  table = new Table('table')
})
afterEach(() => {
  table.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('says hello and shows what comes', () => {
  FakeWebSocket.last.greet({ perspectives: [perspective(0, [100, 101], 100)] })
  expect(FakeWebSocket.last.sent[0]).toMatchObject({ type: 'hello', table: 'table', version: null })
  expect(table.link).toBe('here')
  expect(table.seat).toBe(0)
  expect(seqs(table.events)).toEqual([100, 101])
  expect(seqs(table.newEvents)).toEqual([101]) // 100 was shown before the reload
})

test('only what is new counts as new, and nothing is told twice', () => {
  FakeWebSocket.last.greet({ perspectives: [perspective(0, [100])] })
  FakeWebSocket.last.hear(snapshot({ version: 2, perspectives: [perspective(0, [100, 200])] }))
  expect(seqs(table.newEvents)).toEqual([200])
  expect(seqs(table.events)).toEqual([100, 200])
  FakeWebSocket.last.hear(snapshot({ version: 2, perspectives: [perspective(0, [])] }))
  expect(table.newEvents).toEqual([])
})

test('a move is taken when its id comes back, refused when it is refused', async () => {
  FakeWebSocket.last.greet({ version: 7, perspectives: [perspective(0, [])] })
  const taken = table.play({ type: 'draw' })
  const asked = FakeWebSocket.last.sent.at(-1)!
  expect(asked).toMatchObject({ type: 'move', seat: 0, version: 7, move: { type: 'draw' } })
  FakeWebSocket.last.hear(
    snapshot({ version: 8, answers: [String(asked.id)], perspectives: [perspective(0, [])] }),
  )
  expect(await taken).toBeNull()

  const refused = table.play({ type: 'wake_up' })
  const id = String(FakeWebSocket.last.sent.at(-1)!.id)
  FakeWebSocket.last.hear({ type: 'refusal', id, code: 'wake_late', why: 'Too late.', snapshot: null })
  expect(await refused).toEqual({ code: 'wake_late', why: 'Too late.' })
})

test('a stale move brings the table up to date', async () => {
  FakeWebSocket.last.greet({ perspectives: [perspective(0, [])] })
  const refused = table.play({ type: 'draw' })
  const id = String(FakeWebSocket.last.sent.at(-1)!.id)
  const fresh = snapshot({ version: 5, perspectives: [perspective(0, [500])] })
  FakeWebSocket.last.hear({ type: 'refusal', id, code: 'stale', why: 'Look again.', snapshot: fresh })
  expect((await refused)?.code).toBe('stale')
  expect(table.snapshot?.version).toBe(5)
  expect(seqs(table.newEvents)).toEqual([500])
})

test('a lost line is taken up again, and an unanswered request is repeated with its id', async () => {
  FakeWebSocket.last.greet({ version: 3, perspectives: [perspective(0, [])] })
  const said = table.say('Good evening!')
  const first = FakeWebSocket.last.sent.at(-1)!
  FakeWebSocket.last.cut()
  expect(table.link).toBe('lost')
  await vi.runOnlyPendingTimersAsync()
  const again = FakeWebSocket.last
  again.greet({ version: 3, perspectives: [perspective(0, [])] })
  expect(again.sent[0]).toMatchObject({ type: 'hello', version: 3 })
  expect(again.sent).toContainEqual(first)
  again.hear(snapshot({ answers: [String(first.id)], perspectives: [perspective(0, [])] }))
  expect(await said).toBeNull()
  expect(table.link).toBe('here')
})

test('a table that does not exist is said to be gone, and not tried again', () => {
  FakeWebSocket.last.refuse('no_table')
  expect(table.link).toBe('gone')
  expect(table.gone?.why).toBe(t.why.no_table)
})

test('a table that cannot be shown just now is tried again', async () => {
  const first = FakeWebSocket.last
  first.refuse('not_saved')
  expect(table.link).toBe('lost')
  await vi.runOnlyPendingTimersAsync()
  expect(FakeWebSocket.last).not.toBe(first)
  FakeWebSocket.last.greet({ perspectives: [perspective(0, [])] })
  expect(table.link).toBe('here')
})

test('with several seats, each is told its own, and what it missed is new when it looks', () => {
  const you = { name: 'Ada', seats: [0, 1], host: true }
  FakeWebSocket.last.greet({ you, waiting: [0], perspectives: [perspective(0, []), perspective(1, [])] })
  FakeWebSocket.last.hear(
    snapshot({
      you,
      version: 2,
      waiting: [1],
      perspectives: [perspective(0, [200]), perspective(1, [200, 201])],
    }),
  )
  FakeWebSocket.last.hear(
    snapshot({ you, version: 3, waiting: [1], perspectives: [perspective(0, [300]), perspective(1, [300])] }),
  )
  expect(table.seat).toBe(0)
  expect(seqs(table.newEvents)).toEqual([300])
  expect(table.asked).toEqual([1])
  table.lookFrom(1)
  expect(seqs(table.newEvents)).toEqual([200, 201, 300])
})

test('a seat that a bot plays for me is not asked', () => {
  const seats = [{ ...facts.seats[0]!, bot: 'dreaming' as const }, facts.seats[1]!]
  FakeWebSocket.last.greet({ table: { ...facts, seats }, perspectives: [perspective(0, [])] })
  expect(table.asked).toEqual([])
  expect(table.still).toBe(true)
})

const hello = { seq: 1, seat: 1, name: 'Ben', text: 'Hello', at: 0, after: 199 }

test('chat is kept in order with what happened', () => {
  FakeWebSocket.last.greet({ perspectives: [perspective(0, [100])] })
  FakeWebSocket.last.hear(snapshot({ version: 2, perspectives: [perspective(0, [])], chat: [hello] }))
  FakeWebSocket.last.hear(snapshot({ version: 3, perspectives: [perspective(0, [300])], chat: [] }))
  expect(table.between).toEqual([{ after: 199, line: hello }])
})

test('after a reload what was said comes where it was said', () => {
  FakeWebSocket.last.greet({ perspectives: [perspective(0, [100, 200], 200)], chat: [hello] })
  expect(table.between).toEqual([{ after: 199, line: hello }])
})

test('a seat that changes hands is in the log, and what had happened there keeps its name', () => {
  const ben = facts.seats[1]!
  const nix = { ...ben, name: 'Nix', bot: 'dreaming' as const, person: false }
  const noor = { ...ben, name: 'Noor' }
  const seating = (who: typeof ben) => ({ ...facts, seats: [facts.seats[0]!, who] })
  FakeWebSocket.last.greet({ perspectives: [perspective(0, [100])] })
  FakeWebSocket.last.hear(
    snapshot({ version: 2, table: seating(nix), perspectives: [perspective(0, [200])] }),
  )
  FakeWebSocket.last.hear(
    snapshot({ version: 3, table: seating(noor), perspectives: [perspective(0, [300])] }),
  )
  expect(table.between).toEqual([
    { after: 100, was: ben, is: nix },
    { after: 200, was: nix, is: noor },
  ])
  expect(table.events.map((h) => table.satWhen(h)[1]!.name)).toEqual(['Ben', 'Nix', 'Noor'])
})

test('what is seen is acknowledged once, but not for a seat that has not looked yet', () => {
  const you = { name: 'Ada', seats: [0, 1], host: true }
  const peek = { ...happened(201), private: true }
  const seen = () =>
    FakeWebSocket.last.sent.filter((m) => m.type === 'seen' && m.version).map((m) => m.version)
  FakeWebSocket.last.greet({ you, perspectives: [perspective(0, [100]), perspective(1, [100])] })
  table.acknowledge()
  table.acknowledge()
  expect(seen()).toEqual([1]) // what everyone may know need not wait
  FakeWebSocket.last.hear(
    snapshot({
      you,
      version: 2,
      perspectives: [perspective(0, [200]), { ...perspective(1, []), events: [happened(200), peek] }],
    }),
  )
  table.acknowledge()
  expect(seen()).toEqual([1])
  table.lookFrom(1)
  table.acknowledge()
  expect(seen()).toEqual([1, 2])
})

test('words wait until a change has been shown, and so does the next change', async () => {
  FakeWebSocket.last.greet({ perspectives: [perspective(0, [100], 100)] })
  FakeWebSocket.last.hear(snapshot({ version: 2, perspectives: [perspective(0, [200])] }))
  let land = () => {}
  void showing(new Promise<void>((done) => (land = done))) // as a board does for a card that flies
  FakeWebSocket.last.hear(snapshot({ version: 3, perspectives: [perspective(0, [300])] }))
  expect(table.snapshot?.version).toBe(2)
  expect(table.landing).toBe(true)
  expect(seqs(table.toldEvents)).toEqual([100])
  expect(await table.play({ type: 'draw' })).toBeNull()
  expect(FakeWebSocket.last.sent.at(-1)).not.toMatchObject({ type: 'move' })
  land()
  await vi.waitFor(() => expect(table.landing).toBe(false))
  expect(table.snapshot?.version).toBe(3)
  expect(seqs(table.toldEvents)).toEqual([100, 200, 300])
})

test('a question that others were asked, too, stays open while their answer is shown', async () => {
  const asked = (seqs: number[], seat: number): Perspective => ({
    ...perspective(0, [], 100),
    moves: [{ type: 'draw' }],
    events: seqs.map((seq) => ({ ...happened(seq), event: { type: 'drew', seat } })),
  })
  const waiting = [0, 1]
  FakeWebSocket.last.greet({ waiting, perspectives: [asked([100], 1)] })
  const show = (version: number, seat: number) => {
    FakeWebSocket.last.hear(snapshot({ version, waiting, perspectives: [asked([version * 100], seat)] }))
    let land = () => {}
    void showing(new Promise<void>((done) => (land = done)))
    return land
  }
  const theirs = show(2, 1)
  expect(table.landing).toBe(true)
  expect(table.moves).toEqual([{ type: 'draw' }])
  void table.play({ type: 'draw' })
  expect(FakeWebSocket.last.sent.at(-1)).toMatchObject({ type: 'move', version: 2 })
  theirs()
  await vi.waitFor(() => expect(table.landing).toBe(false))
  const mine = show(3, 0) // what I did myself is not to be done again by a second tap
  expect(table.landing).toBe(true)
  expect(table.moves).toEqual([])
  mine()
})

test('nothing happens beneath something private that is looked at', async () => {
  FakeWebSocket.last.greet({ perspectives: [perspective(0, [100], 100)] })
  table.hold(true)
  FakeWebSocket.last.hear(snapshot({ version: 2, perspectives: [perspective(0, [200])] }))
  expect(table.snapshot?.version).toBe(1)
  table.hold(false)
  await vi.waitFor(() => expect(table.snapshot?.version).toBe(2))
})
