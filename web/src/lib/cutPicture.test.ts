import { expect, test } from 'vitest'
import { cut, HEIGHT, WIDTH } from './cutPicture'

test.each([
  [3000, 2000],
  [2000, 3000],
  [500, 500],
  [100, 4000],
])('of a picture of %i by %i the middle is cut out in the shape of a card', (width, height) => {
  const { x, y, w, h } = cut(width, height)
  expect(w / h).toBeCloseTo(WIDTH / HEIGHT)
  expect(x).toBeCloseTo((width - w) / 2)
  expect(y).toBeCloseTo((height - h) / 2)
  expect(Math.min(width - w, height - h)).toBeCloseTo(0)
})
