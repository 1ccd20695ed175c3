import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Table } from '../../lib/table.svelte'
import { FakeWebSocket } from '../../lib/testing/fakeWebSocket'
import { facts } from '../../lib/testing/table'
import OwnPictures from './OwnPictures.svelte'
import OwnWords from './OwnWords.svelte'

const deck = (code: string, title: string) => ({
  code,
  game: 'when_i_dream',
  title,
  language: 'en',
  words: 9,
})
const album = { code: 'AAAA2222', title: 'Holidays', pictures: ['1.webp', '2.webp'] }

let table: Table
let asked: string[]
/** What the server has, by the call; a string is the code of a refusal. */
let answers: Record<string, unknown>
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeWebSocket)
  asked = []
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit) => {
    const call = `${method} ${path.replace(/^.*\/api\/v1/, '')}`
    asked.push(call)
    const found = answers[call]
    return Promise.resolve(
      typeof found === 'string'
        ? Response.json({ code: found, why: '' }, { status: 409 })
        : Response.json(found ?? {}),
    )
  })
  table = new Table('table')
})
afterEach(() => {
  table.close()
  vi.unstubAllGlobals()
})

async function open(name: string): Promise<ReturnType<typeof within>> {
  await fireEvent.click(screen.getByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

test('a host brings kept words, reads why others are refused, and removes them', async () => {
  FakeWebSocket.last.greet({ table: { ...facts, game: 'when_i_dream', phase: 'lobby' } })
  const other = { ...deck('BBBB2222', 'Elsewhere'), game: 'dream_diary' }
  answers = {
    'GET /decks': { mine: [deck('AAAA2222', 'Zoo'), other], house: [] },
    'POST /tables/table/deck': 'deck_other_game',
  }
  render(OwnWords, { table, host: true })
  const sheet = await open('Bring your own words')
  const mine = await sheet.findByRole('button', { name: 'Zoo: 9 words' })
  expect(sheet.queryByText(/Elsewhere/)).toBeNull()
  await fireEvent.click(mine)
  expect((await sheet.findByText('That list of words is for another game.')).getAttribute('role')).toBe(
    'alert',
  )
  answers = { 'GET /decks': { mine: [], house: [] } }
  await fireEvent.click(sheet.getByRole('button', { name: 'Remove Zoo' }))
  await vi.waitFor(() => expect(sheet.queryByRole('button', { name: 'Zoo: 9 words' })).toBeNull())
  expect(asked).toContain('DELETE /decks/AAAA2222')
})

test('a host brings kept pictures, and the sheet closes', async () => {
  FakeWebSocket.last.greet({ table: { ...facts, game: 'dream_diary', phase: 'lobby' } })
  answers = { 'GET /albums': { mine: [album], house: [] } }
  render(OwnPictures, { table, host: true })
  const sheet = await open('Bring your own pictures')
  await fireEvent.click(await sheet.findByRole('button', { name: /^Holidays: 2/ }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toContain('POST /tables/table/album')
})
