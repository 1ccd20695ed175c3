import { expect, test } from 'vitest'
import { withIds } from './hand'

test('copies of a card are told apart, and stay when another goes', () => {
  const before = withIds(['dream_3', 'dream_3', 'rem']).map((c) => c.id)
  const after = withIds(['dream_3', 'rem']).map((c) => c.id)
  expect(new Set(before).size).toBe(3)
  expect(before).toEqual(expect.arrayContaining(after))
})
