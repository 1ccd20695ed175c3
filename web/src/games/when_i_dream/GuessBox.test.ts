import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Move } from '../../lib/generated/when_i_dream'
import GuessBox from './GuessBox.svelte'

afterEach(cleanup)

function lay(...types: Move['type'][]) {
  const attempt = vi.fn().mockResolvedValue(true)
  const onagain = vi.fn()
  const props = { moves: types.map((type) => ({ type }) as Move), card: 0, attempt, onagain }
  const { rerender } = render(GuessBox, props)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  const write = (value: string) => fireEvent.input(field, { target: { value } })
  return { attempt, onagain, field, write, next: () => rerender({ ...props, card: 1 }) }
}

describe('the box under the mask', () => {
  it('says a guess with Enter, and nothing with an empty box', async () => {
    const { attempt, field, write } = lay('guess', 'pass')
    await fireEvent.submit(field.closest('form')!)
    expect(attempt).not.toHaveBeenCalled()
    await write(' a candle ')
    await fireEvent.submit(field.closest('form')!)
    expect(attempt).toHaveBeenCalledWith({ type: 'guess', word: 'a candle' }, field)
  })
  it('lets the card drift by with Escape, and leaves the last one', async () => {
    const night = lay('guess', 'pass')
    await fireEvent.keyDown(night.field, { key: 'Escape' })
    expect(night.attempt).toHaveBeenCalledWith({ type: 'pass' }, night.field)
    cleanup()
    const bell = lay('guess', 'decline')
    await fireEvent.keyDown(bell.field, { key: 'Escape' })
    expect(bell.attempt).toHaveBeenCalledWith({ type: 'decline' }, bell.field)
  })
  it('hears Escape and letters wherever the focus was left, but not through a sheet', async () => {
    const { attempt, field } = lay('guess', 'pass')
    const sheet = document.body.appendChild(document.createElement('dialog'))
    sheet.setAttribute('open', '')
    await fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(attempt).not.toHaveBeenCalled()
    sheet.remove()
    field.blur()
    await fireEvent.keyDown(document.body, { key: 'c' })
    expect(document.activeElement).toBe(field)
    await fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(attempt).toHaveBeenCalledWith({ type: 'pass' }, field)
  })
  it('hears everything again with the arrow up', async () => {
    const { onagain, field } = lay('guess', 'pass')
    await fireEvent.keyDown(field, { key: 'ArrowUp' })
    expect(onagain).toHaveBeenCalledOnce()
  })
  it('is empty for another card', async () => {
    const { field, write, next } = lay('guess', 'pass')
    await write('cake')
    await next()
    await waitFor(() => expect(field.value).toBe(''))
  })
})
