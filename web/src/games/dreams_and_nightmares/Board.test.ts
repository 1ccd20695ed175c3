import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BoardProps } from '../../lib/board'
import { person } from '../../lib/testing/table'
import { prefs } from '../../lib/prefs.svelte'
import { toast } from '../../lib/ui/toast.svelte'
import Board from './Board.svelte'
import { selection } from './selection.svelte'
import { banner } from './banner'
import { props } from './fixture'

beforeEach(() => {
  prefs.language = 'en'
  selection.putBack()
})
afterEach(cleanup)

test('a touched card lights its places, and a touched place plays it', async () => {
  const given = props()
  render(Board, given)
  await fireEvent.click(screen.getByRole('button', { name: 'Nightmare 4' }))
  const lit = screen.getByRole('button', { name: /^Take it: Dream 4, Mira’s space 4, 1 card beneath/ })
  expect(screen.queryAllByText('Lay here')).toHaveLength(0)
  await fireEvent.click(lit)
  expect(given.play).toHaveBeenCalledWith({ type: 'play', card: 'nightmare_4', row: 1, position: 4 })
  expect(selection.held).toBeNull()
})

test('a place that is not lit asks the server, and its reason lies beside it', async () => {
  const refused = { code: 'wrong_number', why: 'A 3 only goes on position 3.' }
  render(Board, props({ play: vi.fn(async () => refused) }))
  await fireEvent.click(screen.getByRole('button', { name: 'Dream 3' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Empty, your space 5' }))
  await vi.waitFor(() => expect(toast.now?.refused).toEqual(refused))
  expect(selection.held?.card).toBe('dream_3')
})

test('the banner follows the card in my hand', async () => {
  const given = props()
  render(Board, given)
  expect(banner(given)).toMatchObject({ text: 'Your turn: play a card or draw.', mine: true })
  await fireEvent.click(screen.getByRole('button', { name: 'Nightmare 4' }))
  expect(banner(given).text).toBe('Nightmare 4: on whom?')
  await fireEvent.click(screen.getByRole('button', { name: 'Rem' }))
  expect(banner(given).text).toBe('Rem fits nowhere now.')
  await fireEvent.keyDown(window, { key: 'Escape' })
  expect(selection.held).toBeNull()
})

test('the deck draws; a watcher and a still table have nothing to press', async () => {
  const given = props()
  const { unmount } = render(Board, given)
  await fireEvent.click(screen.getByRole('button', { name: /^Draw a card\. Deck, 20 cards left/ }))
  expect(given.play).toHaveBeenCalledWith({ type: 'draw' })
  unmount()
  render(Board, props({ seat: -1, moves: [], still: true }))
  expect(screen.queryAllByRole('button')).toHaveLength(0)
  expect(screen.getAllByRole('region', { name: /’s row/ })).toHaveLength(2)
})

test('a covered card keeps its picture, found from the page and not from the style sheet', () => {
  const { container } = render(Board, props())
  const [edge] = container.querySelectorAll<HTMLElement>('.edge')
  expect(edge!.getAttribute('style')).toMatch(/background-image: .*url\(.*nightmare_4\.webp/)
  expect(edge!.getAttribute('style')).not.toMatch(/--[\w-]+: *url/)
})

test('a bot is called one', () => {
  const people = [person(0, 'Ada'), { ...person(1, 'Mira'), person: false, bot: 'dreamer' }]
  render(Board, props({ people: people as BoardProps<'dreams_and_nightmares'>['people'] }))
  expect(screen.getByText('bot')).toBeTruthy()
})

test('a stack can be looked through when no card is held', async () => {
  HTMLDialogElement.prototype.showModal ??= function () {
    this.open = true
  }
  render(Board, props())
  await fireEvent.click(screen.getByRole('button', { name: /^Dream 4, Mira’s space 4/ }))
  const paper = await screen.findByRole('dialog')
  expect(within(paper).getAllByRole('listitem')).toHaveLength(2)
})

test('whoever can only draw or pass is told why', () => {
  expect(banner(props({ moves: [{ type: 'draw' }] })).help).toMatch(/None of your cards fits/)
  expect(banner(props({ moves: [{ type: 'pass' }] })).help).toMatch(/cannot draw, and none/)
})
