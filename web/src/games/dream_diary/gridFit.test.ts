import { describe, expect, it } from 'vitest'
import { fit } from './gridFit'

const high = (count: number, { columns, width }: { columns: number; width: number }, gap: number) => {
  const rows = Math.ceil(count / columns)
  return rows * width * 1.5 + (rows - 1) * gap
}

describe('laying out the pictures', () => {
  it('lays twelve in two rows on a desk and in three on a phone', () => {
    expect(fit(12, 832, 420, 12, 84).columns).toBe(6)
    expect(fit(12, 366, 430, 6, 50).columns).toBe(4)
  })

  it.each([12, 14, 16, 18])('keeps %i pictures inside the table', (count) => {
    for (const [width, height, gap, least] of [
      [832, 420, 12, 84],
      [336, 320, 6, 50],
      [640, 300, 12, 60],
    ] as const) {
      const laid = fit(count, width, height, gap, least)
      expect(laid.columns * laid.width + (laid.columns - 1) * gap).toBeLessThanOrEqual(width)
      expect(high(count, laid, gap)).toBeLessThanOrEqual(height)
    }
  })

  it('never shrinks a picture below what a finger can hit', () => {
    expect(fit(18, 336, 60, 6, 50).width).toBeGreaterThanOrEqual(50)
  })

  it('waits quietly until there is room', () => {
    expect(fit(12, 0, 0, 6, 50)).toEqual({ columns: 1, width: 0 })
  })
})
