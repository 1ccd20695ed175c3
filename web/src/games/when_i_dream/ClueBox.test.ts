import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NO_HINT } from '../../lib/board'
import type { Hinted } from '../../lib/generated/protocol'
import { hideToast } from '../../lib/ui/toast.svelte'
import ClueBox from './ClueBox.svelte'

afterEach(() => {
  cleanup()
  hideToast()
})

function lay({ mine = true, blocked = false, hinted = {} as Partial<Hinted> } = {}) {
  const attempt = vi.fn().mockResolvedValue(true)
  const hint = vi.fn((text: string) => Promise.resolve<Hinted>({ ...NO_HINT, why: text, ...hinted }))
  render(ClueBox, { mine, draft: '', element: 'candle', clock: undefined, blocked, hint, attempt })
  const field = screen.getByRole('textbox')
  const write = (value: string) => fireEvent.input(field, { target: { value } })
  const enter = () => fireEvent.submit(field.closest('form')!)
  return { attempt, hint, field, write, enter }
}

describe('the paper for a clue', () => {
  it('sends a proper word and is empty again', async () => {
    const { attempt, field, write, enter } = lay()
    await write(' wax ')
    await enter()
    await waitFor(() => expect(attempt).toHaveBeenCalledWith({ type: 'clue', word: 'wax' }, field))
    await waitFor(() => expect((field as HTMLInputElement).value).toBe(''))
  })

  it('asks the referee first, even when Enter comes before the answer', async () => {
    const { attempt, hint, write, enter } = lay({
      hinted: { proper: false, why: 'One contains the other.' },
    })
    await write('candlelight')
    await enter()
    await screen.findByText('One contains the other.')
    expect(hint).toHaveBeenCalledWith('candlelight')
    await enter()
    expect(attempt).not.toHaveBeenCalled()
  })

  it('says an improper word only by its own button', async () => {
    const { attempt, write, enter } = lay({ hinted: { proper: false, why: 'No.' } })
    await write('candles')
    await enter()
    await fireEvent.click(await screen.findByRole('button', { name: 'Say it anyway' }))
    await waitFor(() =>
      expect(attempt).toHaveBeenCalledWith({ type: 'clue', word: 'candles' }, expect.anything()),
    )
  })

  it('offers no such button where improper words are not accepted', async () => {
    const { write, enter } = lay({ blocked: true, hinted: { proper: false, why: 'No.' } })
    await write('candles')
    await enter()
    await screen.findByText('No.')
    expect(screen.queryByRole('button', { name: 'Say it anyway' })).toBeNull()
  })

  it('warns of a word that others may call out, and lets it pass', async () => {
    const { attempt, write, enter } = lay({ hinted: { warning: true, why: 'It sounds alike.' } })
    await write('handle')
    await screen.findByText('It sounds alike.')
    await enter()
    await waitFor(() => expect(attempt).toHaveBeenCalled())
  })

  it('can be written on before the turn comes, without asking the referee', async () => {
    const { hint, write } = lay({ mine: false })
    await write('wax')
    expect(hint).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
  })

  it('keeps a word that is sent before the turn comes, and sends it by itself when it comes', async () => {
    const attempt = vi.fn().mockResolvedValue(true)
    const hint = vi.fn((text: string) => Promise.resolve<Hinted>({ ...NO_HINT, why: text }))
    const props = { draft: '', element: 'candle', clock: undefined, blocked: false, hint, attempt }
    const { rerender } = render(ClueBox, { ...props, mine: false })
    const field = screen.getByRole<HTMLInputElement>('textbox')
    await fireEvent.input(field, { target: { value: 'wax' } })
    await fireEvent.submit(field.closest('form')!)
    expect(attempt).not.toHaveBeenCalled()
    expect(field.value).toBe('wax')
    screen.getByText(/goes out by itself/)
    await rerender({ draft: 'wax', mine: true })
    await waitFor(() => expect(attempt).toHaveBeenCalledWith({ type: 'clue', word: 'wax' }, field))
  })

  it('sends nothing by itself that is only half written', async () => {
    const attempt = vi.fn().mockResolvedValue(true)
    const hint = vi.fn((text: string) => Promise.resolve<Hinted>({ ...NO_HINT, why: text }))
    const props = { draft: 'wa', element: 'candle', clock: undefined, blocked: false, hint, attempt }
    const { rerender } = render(ClueBox, { ...props, mine: false })
    await rerender({ mine: true })
    await waitFor(() => expect(hint).toHaveBeenCalledWith('wa'))
    expect(attempt).not.toHaveBeenCalled()
  })
})
