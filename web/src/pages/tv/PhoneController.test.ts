import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as hand from '../../games/dream_ravens/PhoneHand.svelte'
import type { BoardProps } from '../../lib/board'
import { Table } from '../../lib/table.svelte'
import { boardProps } from '../../lib/testing/board'
import { FakeWebSocket } from '../../lib/testing/fakeWebSocket'
import { facts, person } from '../../lib/testing/table'
import type { PhoneHand } from '../../lib/tv/phoneHand'
import PhoneController from './PhoneController.svelte'

let table: Table
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeWebSocket)
  table = new Table('table')
})
afterEach(() => {
  table.close()
  vi.unstubAllGlobals()
})

test('whoever finds a bot on their seat takes it back from the hand, too', () => {
  FakeWebSocket.last.greet({
    table: { ...facts, seats: [person(0, 'Ada', { bot: 'dreaming' }), person(1, 'Ben')], screen: true },
  })
  const view = { dreams: [], scores: [0, 0], phase: 'turn' } as unknown as BoardProps<'dream_ravens'>['view']
  const board = boardProps<'dream_ravens'>(view, ['Ada', 'Ben'], {}) as unknown as BoardProps
  const banner = { text: 'Ben is thinking', help: '', mine: false }
  const held = hand as unknown as PhoneHand
  render(PhoneController, {
    table,
    board,
    hand: held,
    banner,
    tint: '',
    quiet: true,
    onboard: () => undefined,
  })
  expect(screen.getByRole('button', { name: /Take.*back/i })).toBeTruthy()
})
