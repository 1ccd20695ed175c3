import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { boardOf } from '../games'
import { NO_HINT } from '../board'
import { boardProps } from '../testing/board'
import Board from './Board.svelte'
import { game } from './index'

afterEach(cleanup)

it('is the board of a game that has none', async () => {
  expect(await boardOf('counting_sheep')).toBe(game)
})

it('asks for the text of a move, shows the hint and sends it', async () => {
  const play = vi.fn(async () => null)
  const hint = vi.fn(async () => ({ ...NO_HINT, why: 'A fine word.', words: ['window'] }))
  const moves = [{ type: 'say', word: '', proper: null }] as never[]
  render(Board, boardProps({ phase: 'talk' } as never, ['Ada', 'Olek'], { moves, play, hint }))
  const field = screen.getByRole('combobox', { name: 'say' })
  await fireEvent.input(field, { target: { value: 'wind' } })
  expect(await screen.findByText('A fine word.')).toBeTruthy()
  expect(hint).toHaveBeenCalledWith('wind')
  await fireEvent.submit(field.closest('form')!)
  expect(play).toHaveBeenCalledWith({ type: 'say', word: 'wind', proper: null })
})
