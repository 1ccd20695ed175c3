import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fromHex, sha256 } from './sha256'

test.each([0, 1, 55, 56, 63, 64, 65, 1000])('agrees with the reference on %i bytes', (size) => {
  const bytes = Uint8Array.from({ length: size }, (_, i) => (i * 31) & 255)
  expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
})

test('reads hex digits', () => {
  expect([...fromHex('00ff10')]).toEqual([0, 255, 16])
})
