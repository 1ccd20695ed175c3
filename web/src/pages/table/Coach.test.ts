import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameUi } from '../../lib/board'
import { prefs } from '../../lib/prefs.svelte'
import Coach from './Coach.svelte'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

const on = (turn: string) => ({ title: turn, text: '', when: ({ view }: { view: unknown }) => view === turn })
const ui = { coach: [on('theirs'), on('mine')] } as unknown as GameUi

test('a touch meant for the last note does not put away the next', async () => {
  const board = { ui, game: 'dream', moves: [], seat: 0 }
  const { rerender } = render(Coach, { ...board, view: 'theirs' })
  const got = () => fireEvent.click(screen.getByText('Got it'))
  vi.advanceTimersByTime(5000)
  await rerender({ ...board, view: 'mine' })
  await got()
  expect(prefs.coached).toEqual([])
  vi.advanceTimersByTime(600)
  await rerender({ ...board, moves: [{}] }) // the same note, whatever else changes
  await got()
  expect(prefs.coached).toEqual(['dream/1'])
})
