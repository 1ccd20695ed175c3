import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NO_HINT } from '../../lib/board'
import type { Hinted } from '../../lib/generated/protocol'
import { hideToast, toast } from '../../lib/ui/toast.svelte'
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

  it('keeps a word that is sent before the turn comes, and says so', async () => {
    const { attempt, field, write, enter } = lay({ mine: false })
    await write('wax')
    await enter()
    expect(attempt).not.toHaveBeenCalled()
    expect((field as HTMLInputElement).value).toBe('wax')
    expect(toast.now?.refused.why).toContain('stays on the paper')
  })
})
