import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { BoardProps } from '../../lib/board'
import { hideToast, toast } from '../../lib/ui/toast.svelte'
import Board from './Board.svelte'
import { props, view } from './fixture'
import { selection } from './selection.svelte'
import { game } from '.'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

afterEach(() => {
  hideToast()
  selection.first = null
  selection.taking = false
})

test('says that lands are dealt while nobody is asked', () => {
  const dealing = props({ view: view({ phase: 'deal', round: 0, waiting: [] }), moves: [], seat: -1 })
  expect(game.banner(dealing)).toEqual({ text: 'The lands are dealt.', help: '', mine: false })
})

test('draws from the deck', async () => {
  const given = props()
  render(Board, given)
  await press('The deck, 30 lands')
  expect(given.play).toHaveBeenCalledWith({ type: 'draw' })
})

test('takes the face-up land in two touches, and the banner asks where it goes', async () => {
  const given = props()
  render(Board, given)
  await press('The face-up pile: Four ravens')
  expect(given.play).not.toHaveBeenCalled()
  expect(game.banner(given).text).toBe('Where does it go?')
  await press('Your land 3, face down')
  expect(given.play).toHaveBeenCalledWith({ type: 'take_up', position: 2 })
})

test('a land touched too early says what to do first', async () => {
  const given = props()
  render(Board, given)
  await press('Your land 1, face down')
  expect(given.play).not.toHaveBeenCalled()
  expect(toast.now?.title).toBe('Choose first.')
})

test('a refusal is shown beside what was touched', async () => {
  render(Board, props({ moves: [], play: async () => ({ code: 'not_your_turn', why: 'It is Ben’s turn.' }) }))
  await press('The deck, 30 lands')
  await waitFor(() => expect(toast.now?.refused.why).toBe('It is Ben’s turn.'))
})

test('swaps two lands, only where the server says so', async () => {
  const a = { seat: 0, position: 1 }
  const b = { seat: 1, position: 3 }
  const given = props({ view: view({ phase: 'swap_a' }), moves: [{ type: 'swap', a, b }] })
  const { container } = render(Board, given)
  expect([...container.querySelectorAll('.lit')].map((c) => c.getAttribute('data-place'))).toEqual([
    'land-0-1',
  ])
  await press('Your land 2, face down')
  expect([...container.querySelectorAll('.lit')].map((c) => c.getAttribute('data-place'))).toEqual([
    'land-1-3',
  ])
  await press('Ben’s land 4, face down')
  expect(given.play).toHaveBeenCalledWith({ type: 'swap', a, b })
})

test('a peek opens for me alone and falls back', async () => {
  const saw = { type: 'saw' as const, at: { seat: 1, position: 2 }, land: '2' }
  const looking = vi.fn()
  render(Board, props({ moves: [], newEvents: [{ seq: 1, private: true, text: '', event: saw }], looking }))
  const peek = await screen.findByRole('dialog')
  expect(looking).toHaveBeenLastCalledWith(true)
  expect(peek.textContent).toContain('Two ravens')
  expect(peek.textContent).toContain('Only you see this')
  await fireEvent.click(screen.getByText('I’ll remember'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(looking).toHaveBeenLastCalledWith(false)
})

test('a peek falls back when its owner plays on, perhaps in another window', async () => {
  const saw = { type: 'saw' as const, at: { seat: 0, position: 2 }, land: '2' }
  const drew = (seat: number) => ({ type: 'drew' as const, seat })
  const sent = (seq: number, event: BoardProps<'dream_ravens'>['newEvents'][number]['event']) => ({
    seq,
    private: false,
    text: '',
    event,
  })
  const { rerender } = render(Board, props({ moves: [], newEvents: [sent(1, saw)] }))
  await screen.findByRole('dialog')
  await rerender({ newEvents: [sent(2, drew(1))] })
  expect(screen.queryByRole('dialog')).toBeTruthy()
  await rerender({ newEvents: [sent(3, drew(0))] })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('whoever is waited for alone is named', () => {
  const looking = (waiting: number[]) =>
    game.banner(props({ view: view({ phase: 'look', waiting }), moves: [] })).text
  expect(looking([1])).toBe('Ben is still looking')
  expect(looking([1, 2])).toBe('The others are still looking')
})

test('without the memory aid the log keeps no secret', () => {
  const saw = { seq: 1, private: true, text: '', event: { type: 'drawn' as const, land: '3' } }
  expect(game.logLine!(saw, props())).toBeNull()
  expect(game.logLine!(saw, props({ options: { memory_aid: true } }))).toBe('You drew the 3.')
})

test('whose land it is that somebody looks at', () => {
  const peeked = (seat: number, owner: number) => {
    const event = { type: 'peeked' as const, seat, at: { seat: owner, position: 3 } }
    return game.logLine!({ seq: 1, private: false, text: '', event }, props())
  }
  expect(peeked(1, 1)).toBe('Ben peeked at their own fourth land.')
  expect(peeked(1, 0)).toBe('Ben peeked at your fourth land.')
  expect(peeked(0, 1)).toBe('You peeked at Ben’s fourth land.')
})

test('at the reveal every sum is shown', () => {
  const open = { lands: ['2', '0', '9', 'peek_1'], ravens: 17, looked: [] }
  render(
    Board,
    props({
      view: view({ phase: 'reveal', dreams: [open, open], gains: [17, 22], caller: 1, scores: [43, 53] }),
      moves: [{ type: 'ready' }],
    }),
  )
  expect(screen.getByText('woke everyone')).toBeTruthy()
  expect(screen.getByText('+ 5')).toBeTruthy()
  expect(screen.getByText('Dream on')).toBeTruthy()
})
