import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Table } from '../../lib/table.svelte'
import { FakeWebSocket } from '../../lib/testing/fakeWebSocket'
import { snapshot } from '../../lib/testing/table'
import SeatNotices from './SeatNotices.svelte'

let table: Table
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeWebSocket)
  table = new Table('table')
})
afterEach(() => {
  table.close()
  vi.unstubAllGlobals()
})

const hosting = (host: boolean) => ({ you: { name: 'Ben', seats: [1], host } })

test('whoever becomes host is told', async () => {
  FakeWebSocket.last.greet(hosting(false))
  render(SeatNotices, { table })
  expect(screen.queryByText(/You are the host now/)).toBeNull()
  FakeWebSocket.last.hear(snapshot({ version: 2, ...hosting(true) }))
  expect(await screen.findByText(/You are the host now/)).toBeTruthy()
})

test('the host of old is told nothing', () => {
  FakeWebSocket.last.greet(hosting(true))
  render(SeatNotices, { table })
  expect(screen.queryByText(/You are the host now/)).toBeNull()
})
