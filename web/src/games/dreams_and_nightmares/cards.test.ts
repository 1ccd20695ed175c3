import { expect, test } from 'vitest'
import { longestRun, promise, read, sorted } from './cards'

test('a card says its kind and number', () => {
  expect(read('nightmare_4')).toEqual({ kind: 'nightmare', number: 4 })
  expect(read('convert_dream')).toEqual({ kind: 'convert_dream', number: null })
})

test('a hand is sorted by kind or by number', () => {
  const hand = ['rem', 'nightmare_1', 'dream_6', 'dream_1']
  expect(sorted(hand, 'kind').map((c) => c.card)).toEqual(['dream_1', 'dream_6', 'nightmare_1', 'rem'])
  expect(sorted(hand, 'number').map((c) => c.card)).toEqual(['dream_1', 'nightmare_1', 'dream_6', 'rem'])
})

test('a lit space names what one would see there', () => {
  expect(promise('dream_2', undefined)).toBe('lay')
  expect(promise('nightmare_4', 'dream_4')).toBe('take')
  expect(promise('convert_nightmare', 'dream_1')).toBe('take')
  expect(promise('nightmare_4', 'rem')).toBe('cover')
  expect(promise('dream_4', 'rem')).toBe('take')
  expect(promise('rem', 'nightmare_2')).toBe('cover')
})

test('the beam lies under the first of the longest runs', () => {
  expect(longestRun([true, true, false, true, true, true])).toEqual({ from: 3, long: 3 })
  expect(longestRun([false, true, false, true, false, false])).toEqual({ from: 1, long: 1 })
  expect(longestRun(Array(6).fill(false)).long).toBe(0)
})
