import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { OptionField } from '../../lib/generated/protocol'
import { Table } from '../../lib/table.svelte'
import { FakeWebSocket } from '../../lib/testing/fakeWebSocket'
import { facts, snapshot } from '../../lib/testing/table'
import Options from './Options.svelte'

const option = (name: string): OptionField => ({
  name,
  title: name,
  description: '',
  kind: 'switch',
  default: false,
  choices: [],
  least: null,
  most: null,
})

afterEach(() => vi.unstubAllGlobals())

test('an option chosen before the last one is told keeps that one', async () => {
  vi.stubGlobal('WebSocket', FakeWebSocket)
  const table = new Table('table')
  FakeWebSocket.last.greet({ table: { ...facts, phase: 'lobby' } })
  render(Options, { table, fields: [option('memory_aid'), option('show_pile')], host: true })
  const asked = () => FakeWebSocket.last.sent.filter((m) => m.type === 'configure')
  await fireEvent.click(screen.getByLabelText('memory_aid'))
  await fireEvent.click(screen.getByLabelText('show_pile'))
  await waitFor(() => expect(asked().map((m) => m.options)).toEqual([{ memory_aid: true }]))
  const chosen = { ...facts, phase: 'lobby' as const, options: { memory_aid: true } }
  FakeWebSocket.last.hear(snapshot({ version: 2, table: chosen, answers: [String(asked()[0]!.id)] }))
  await waitFor(() =>
    expect(asked().map((m) => m.options)).toEqual([
      { memory_aid: true },
      { memory_aid: true, show_pile: true },
    ]),
  )
  table.close()
})
