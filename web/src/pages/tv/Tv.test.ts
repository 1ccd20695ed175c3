import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeWebSocket } from '../../lib/testing/fakeWebSocket'
import { kept } from './rememberedTable'
import Tv from './Tv.svelte'

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeWebSocket)
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }))
  location.hash = '#/tv'
  kept.table = ''
})
afterEach(() => vi.unstubAllGlobals())

test('a screen that is switched on again goes back to its table', () => {
  kept.table = 'party'
  render(Tv, { id: '' })
  expect(location.hash).toBe('#/tv/party')
})

test('whoever goes back from a table may bring another one', async () => {
  const { rerender } = render(Tv, { id: 'party' })
  expect(kept.table).toBe('party')
  await rerender({ id: '' })
  expect(kept.table).toBe('')
  expect(screen.getByText('Hello, living room.')).toBeTruthy()
})

test('a touch of the remote or a click fills the screen', async () => {
  const fill = vi.fn(async () => undefined)
  document.documentElement.requestFullscreen = fill
  render(Tv, { id: 'party' })
  await fireEvent.keyDown(window, { key: 'Enter' })
  await fireEvent.click(document.body)
  expect(fill).toHaveBeenCalledTimes(2)
})

test('Escape on the remote frees the screen', async () => {
  render(Tv, { id: 'party' })
  await fireEvent.keyDown(window, { key: 'Escape' })
  expect([kept.table, location.hash]).toEqual(['', '#/tv'])
})
