import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { person } from '../testing/table'
import Card from './Card.svelte'
import HoldButton from './HoldButton.svelte'
import Seat from './Seat.svelte'
import Sheet from './Sheet.svelte'

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }))

test('a card that may be pressed is a button with its name', async () => {
  const onpress = vi.fn()
  render(Card, { back: 'back.webp', alt: 'Your land 3, face down', onpress })
  await fireEvent.click(screen.getByRole('button', { name: 'Your land 3, face down' }))
  expect(onpress).toHaveBeenCalledOnce()
})

test('a card face down holds no picture of its face', () => {
  const { container } = render(Card, { face: null, back: 'back.webp', alt: 'face down' })
  expect([...container.querySelectorAll('img')].map((i) => i.getAttribute('src'))).toEqual(['back.webp'])
})

test('a card without a name is no more than decoration', () => {
  const { container } = render(Card, { back: 'back.webp', alt: '' })
  expect(container.querySelector('.hit')?.getAttribute('aria-hidden')).toBe('true')
})

test('a seat says who plays for whom', () => {
  render(Seat, { person: person(1, 'Tomek', { bot: 'dreaming', here: false }), note: '31 ravens' })
  expect(screen.getByText('stand-in')).toBeTruthy()
  expect(screen.getByText('31 ravens')).toBeTruthy()
})

test('a sheet closes by its button', async () => {
  const onclose = vi.fn()
  render(Sheet, { open: true, title: 'Rules', onclose, children: words('Once upon a time') })
  await fireEvent.click(screen.getByLabelText('Close'))
  expect(onclose).toHaveBeenCalledOnce()
})

const HOLD = { long: 900, children: words('WAKE UP!') }
/** As long as it takes; the button counts frames. */
const hold = (ms: number) => vi.advanceTimersByTime(ms)

// The rest is about holding, so the clock is the test's own.
beforeEach(() =>
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }),
)
afterEach(() => vi.useRealTimers())

test('a fateful button wants to be held', async () => {
  const onheld = vi.fn()
  render(HoldButton, { ...HOLD, onheld })
  const button = screen.getByRole('button')
  await fireEvent.pointerDown(button, { button: 0 })
  hold(400)
  await fireEvent.pointerUp(button)
  hold(2000)
  expect(onheld).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toContain('longer')
  await fireEvent.pointerDown(button, { button: 0 })
  hold(1200)
  expect(onheld).toHaveBeenCalledOnce()
})

test('it can be held by key, and a screen reader presses it twice', async () => {
  const onheld = vi.fn()
  render(HoldButton, { ...HOLD, onheld })
  const button = screen.getByRole('button')
  await fireEvent.keyDown(button, { key: 'Enter' })
  hold(1200)
  await fireEvent.keyUp(button, { key: 'Enter' })
  expect(onheld).toHaveBeenCalledOnce()
  hold(6000)
  await fireEvent.click(button, { detail: 0 })
  expect(onheld).toHaveBeenCalledOnce()
  await fireEvent.click(button, { detail: 0 })
  expect(onheld).toHaveBeenCalledTimes(2)
})

test('while it rests it says why', async () => {
  const onheld = vi.fn()
  const onrest = vi.fn()
  render(HoldButton, { ...HOLD, onheld, onrest, resting: true })
  await fireEvent.pointerDown(screen.getByRole('button'), { button: 0 })
  hold(2000)
  expect(onheld).not.toHaveBeenCalled()
  expect(onrest).toHaveBeenCalledOnce()
})
