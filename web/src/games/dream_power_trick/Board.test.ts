import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BoardProps } from '../../lib/board'
import type { AnyEvent, View } from '../../lib/generated/dream_power_trick'
import { sent as sentTo } from '../../lib/testing/board'
import { prefs } from '../../lib/prefs.svelte'
import { toast } from '../../lib/ui/toast.svelte'
import Board from './Board.svelte'
import { selection } from './selection.svelte'
import { props as boardWith, view } from './fixture'
import { banner } from './banner'
import { logLine } from './log'

type Props = BoardProps<'dream_power_trick'>

const sent = (events: AnyEvent[]) => sentTo<'dream_power_trick'>(events)
const props = (seen: Partial<View>, more: Partial<Props> = {}): Props =>
  boardWith({ view: view(seen), ...more })
const PLAY: Props['moves'] = [{ type: 'pass' }, { type: 'discard', cards: ['red_sun', 'rainbow_sun'] }]
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const card = (name: string) => button(name).closest('.card')!

beforeEach(() => {
  prefs.language = 'en'
  selection.clear()
})
afterEach(cleanup)

test('a picked card lights its partners, and a set is laid down', async () => {
  const given = props({}, { moves: PLAY })
  render(Board, given)
  await fireEvent.click(button('red sun'))
  expect(card('Rainbow sun: any colour').classList).toContain('lit')
  expect(card('blue rain').classList).not.toContain('lit')
  expect(banner(given).text).toBe('Good start. What goes with it?')
  await fireEvent.click(button('Rainbow sun: any colour'))
  await fireEvent.click(button('Lay down 2 cards'))
  expect(given.play).toHaveBeenCalledWith({ type: 'discard', cards: ['red_sun', 'rainbow_sun'] })
})

test('an offered set is picked with one touch', async () => {
  render(Board, props({}, { moves: PLAY }))
  await fireEvent.click(button('2 × red sun'))
  expect(selection.ids).toHaveLength(2)
})

test('what does not go together is explained by the server', async () => {
  const refused = { code: 'marks_differ', why: 'All cards of a set must share one mark.' }
  render(Board, props({}, { moves: PLAY, play: vi.fn(async () => refused) }))
  await fireEvent.click(button('red sun'))
  await fireEvent.click(button('blue rain'))
  await vi.waitFor(() => expect(toast.now?.refused).toEqual(refused))
})

test('a colour and a player are named', async () => {
  const moves: Props['moves'] = [1, 2].flatMap((player) =>
    ['red', 'blue'].map((colour) => ({ type: 'ask' as const, colour, player })),
  )
  const given = props({ phase: 'ask' }, { moves })
  render(Board, given)
  expect(button('Choose a colour').hasAttribute('disabled')).toBe(true)
  await fireEvent.click(button('blue'))
  await fireEvent.click(button('Ask Tomek, 4 cards'))
  await fireEvent.click(button('Ask Tomek for blue'))
  expect(given.play).toHaveBeenCalledWith({ type: 'ask', colour: 'blue', player: 2 })
})

test('a gift is given only after a second look, and says what it would be', async () => {
  const moves: Props['moves'] = view().hand.map((card) => ({ type: 'give', card }))
  const given = props(
    { phase: 'give', mover: 1, giver: 0, named: 'red' },
    { moves, allEvents: sent([{ type: 'asked', seat: 1, colour: 'red', player: 0 }]) },
  )
  render(Board, given)
  await fireEvent.click(button('blue rain'))
  expect(given.play).not.toHaveBeenCalled()
  expect(screen.getByText(/It is not red/)).toBeTruthy()
  await fireEvent.click(button('Give it, face down'))
  expect(given.play).toHaveBeenCalledWith({ type: 'give', card: 'blue_rain' })
})

test('the gift stays face down until somebody doubts it', async () => {
  const asked: AnyEvent = { type: 'asked', seat: 0, colour: 'red', player: 1 }
  const gave: AnyEvent = { type: 'gave', seat: 1, to: 0 }
  const given = props(
    { phase: 'decide', named: 'red', giver: 1, gift_lies: true },
    { moves: [{ type: 'accept' }, { type: 'no_dream' }], allEvents: sent([asked, gave]) },
  )
  const { rerender, container } = render(Board, given)
  expect(screen.getByRole('img', { name: 'A card face down from Mira to you' })).toBeTruthy()
  expect(container.querySelector('[data-place="gift"] .face')).toBeNull()
  await fireEvent.click(button('Take it'))
  expect(given.play).toHaveBeenCalledWith({ type: 'accept' })

  const doubted: AnyEvent = {
    type: 'challenged',
    seat: 0,
    giver: 1,
    card: 'blue_sun',
    colour: 'red',
    matched: false,
    kept: false,
  }
  await rerender(props({ phase: 'play', mover: 1, turn: 1 }, { allEvents: sent([asked, gave, doubted]) }))
  expect(screen.getByText('Not red!')).toBeTruthy()
  expect(screen.getByText('Mira draws three.')).toBeTruthy()

  // somebody hurries on: what was turned up is still to be seen
  const next: AnyEvent = { type: 'asked', seat: 1, colour: 'blue', player: 0 }
  const allEvents = sent([asked, gave, doubted, { type: 'discarded', seat: 1, cards: [] }, next])
  await rerender(props({ phase: 'give', mover: 1, turn: 1, giver: 0, named: 'blue' }, { allEvents }))
  expect(screen.getByText('Not red!')).toBeTruthy()
})

test('equal cards are told once, with their number', () => {
  const [laid] = sent([{ type: 'discarded', seat: 1, cards: ['red_sun', 'red_sun', 'special_red'] }])
  expect(logLine(laid!, props({}))).toBe('Mira laid down 2 × red sun and Special red.')
})
