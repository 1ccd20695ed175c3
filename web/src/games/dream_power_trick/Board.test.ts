import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BoardProps } from '../../lib/board'
import type { AnyEvent, View } from '../../lib/generated/dream_power_trick'
import { prefs } from '../../lib/prefs.svelte'
import { toast } from '../../lib/ui/toast.svelte'
import Board from './Board.svelte'
import { picks } from './selection.svelte'
import { banner, logLine } from './banner'

type Props = BoardProps<'dream_power_trick'>

const person = (seat: number, name: string) => ({
  seat,
  name,
  bot: null,
  person: true,
  here: true,
  host: seat === 0,
  grace: null,
})
const tell = (...events: AnyEvent[]): Props['allEvents'] =>
  events.map((event, seq) => ({ seq, private: false, text: '', event }))

const view: View = {
  phase: 'play',
  mover: 0,
  turn: 0,
  hand: ['red_sun', 'rainbow_sun', 'blue_rain'],
  hand_counts: [3, 5, 4],
  pile_count: 30,
  discards: [],
  colours: ['red', 'blue'],
  named: null,
  giver: null,
  gift_lies: false,
  gift: null,
  winners: [],
  hands: null,
}
function props(seen: Partial<View>, more: Partial<Props> = {}): Props {
  return {
    seat: 0,
    view: { ...view, ...seen },
    moves: [],
    newEvents: [],
    allEvents: [],
    people: [person(0, 'Ada'), person(1, 'Mira'), person(2, 'Tomek')],
    options: {},
    clocks: [],
    still: false,
    play: vi.fn(async () => null),
    canRetract: false,
    retract: async () => null,
    judge: async () => ({ type: 'judged', id: '', proper: true, warning: false, why: '' }),
    suggest: async () => [],
    ...more,
  }
}
const PLAY: Props['moves'] = [{ type: 'pass' }, { type: 'discard', cards: ['red_sun', 'rainbow_sun'] }]
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const card = (name: string) => button(name).closest('.card')!

beforeEach(() => {
  prefs.language = 'en'
  picks.clear()
})
afterEach(cleanup)

test('a picked card lights its partners, and a set is laid down', async () => {
  const given = props({}, { moves: PLAY })
  render(Board, given)
  await fireEvent.click(button('red sun'))
  expect(card('Rainbow sun: any colour').classList).toContain('lit')
  expect(card('blue rain').classList).not.toContain('lit')
  expect(banner(given).text).toBe('A good start. Which go with it?')
  await fireEvent.click(button('Rainbow sun: any colour'))
  await fireEvent.click(button('Lay down 2 cards'))
  expect(given.play).toHaveBeenCalledWith({ type: 'discard', cards: ['red_sun', 'rainbow_sun'] })
})

test('an offered set is picked with one touch', async () => {
  render(Board, props({}, { moves: PLAY }))
  await fireEvent.click(button('2 × red sun'))
  expect(picks.ids).toHaveLength(2)
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
  const moves: Props['moves'] = view.hand.map((card) => ({ type: 'give', card }))
  const given = props(
    { phase: 'give', mover: 1, giver: 0, named: 'red' },
    { moves, allEvents: tell({ type: 'asked', seat: 1, colour: 'red', player: 0 }) },
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
    { moves: [{ type: 'accept' }, { type: 'no_dream' }], allEvents: tell(asked, gave) },
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
  }
  await rerender(props({ phase: 'play', mover: 1, turn: 1 }, { allEvents: tell(asked, gave, doubted) }))
  expect(screen.getByText('Not red!')).toBeTruthy()
  expect(screen.getByText('Mira draws three.')).toBeTruthy()

  // somebody hurries on: what was turned up is still to be seen
  const next: AnyEvent = { type: 'asked', seat: 1, colour: 'blue', player: 0 }
  const allEvents = tell(asked, gave, doubted, { type: 'discarded', seat: 1, cards: [] }, next)
  await rerender(props({ phase: 'give', mover: 1, turn: 1, giver: 0, named: 'blue' }, { allEvents }))
  expect(screen.getByText('Not red!')).toBeTruthy()
})

test('equal cards are told once, with their number', () => {
  const [laid] = tell({ type: 'discarded', seat: 1, cards: ['red_sun', 'red_sun', 'special_red'] })
  expect(logLine(laid!, props({}))).toBe('Mira laid down 2 × red sun and Special red.')
})
