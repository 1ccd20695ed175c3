import { expect, test } from 'vitest'
import { isWhole, tidyCode } from './joinCodes'

test.each([
  ['abcde', 'ABCDE'],
  [' ab-cd e ', 'ABCDE'],
  ['https://table.example/t/abcde', 'ABCDE'],
  ['HTTPS://TABLE.EXAMPLE/T/ABCDE', 'ABCDE'],
  ['https://table.example/#/j/ABCDE', 'ABCDE'],
  ['k7m2-p9xq', 'K7M2P9XQ'],
])('%s is the code %s', (typed, code) => {
  expect(tidyCode(typed)).toBe(code)
  expect(isWhole(code)).toBe(true)
})
