import { render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { person } from '../testing/table'
import ChatBubbles from './ChatBubbles.svelte'

const line = (seq: number, text: string, at: number) => ({
  after: 0,
  line: { seq, seat: 0, name: 'Ada', text, at, after: 0 },
})

test('what is said pops up whatever the clock of the screen says, and what was said before it came does not', async () => {
  const [old, early, late] = [line(1, 'Good evening', 0), line(2, 'Tea?', 0), line(3, 'Yes', 9e9)]
  const { rerender } = render(ChatBubbles, { between: [old], people: [person(0, 'Ada')] })
  expect(screen.queryByText(/Good evening/)).toBeNull()
  await rerender({ between: [old, early] })
  await rerender({ between: [old, early, late] })
  expect(screen.queryByText(/Good evening/)).toBeNull()
  expect(screen.getByText(/Tea\?/)).toBeTruthy()
  expect(screen.getByText(/Yes/)).toBeTruthy()
})

test('the very first line pops up, too', async () => {
  const { rerender } = render(ChatBubbles, { between: [], people: [person(0, 'Ada')] })
  await rerender({ between: [line(1, 'Hello', 0)] })
  expect(screen.getByText(/Hello/)).toBeTruthy()
})
