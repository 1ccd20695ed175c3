import { expect, test } from 'vitest'
import { read, to } from './router.svelte'

test.each([
  ['', { page: 'home' }],
  ['#/', { page: 'home' }],
  ['#/t/abc', { page: 'table', id: 'abc' }],
  ['#/r/abc', { page: 'replay', id: 'abc' }],
  ['#/j/kelmo', { page: 'join', code: 'KELMO' }],
  ['#/nowhere', { page: 'home' }],
  ['#/t/%E0%A4%A', { page: 'home' }],
])('reads %s', (hash, route) => {
  expect(read(hash)).toEqual(route)
})

test('an id comes back as it went in', () => {
  expect(read(to.table('gup4-jy6_WFD'))).toEqual({ page: 'table', id: 'gup4-jy6_WFD' })
})
