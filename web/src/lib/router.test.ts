import { expect, test } from 'vitest'
import { read, to } from './router.svelte'

test.each([
  ['', { page: 'home' }],
  ['#/', { page: 'home' }],
  ['#/t/abc', { page: 'table', id: 'abc' }],
  ['#/r/abc', { page: 'replay', id: 'abc' }],
  ['#/j/kelmo', { page: 'join', code: 'KELMO' }],
  ['#/nowhere', { page: 'home' }],
])('reads %s', (hash, route) => {
  expect(read(hash)).toEqual(route)
})

test('an id comes back as it went in', () => {
  expect(read(to.table('a b/c'))).toEqual({ page: 'table', id: 'a b/c' })
})
