/** How to lay out cards of 2:3 in a given space so that they are as large as can be. */
const RATIO = 1.5

export interface Fit {
  columns: number
  width: number
}

/**
 * `least` is the narrowest a card may get: below it the cards keep that width and the table scrolls.
 * Among layouts with cards of much the same size the one with the fullest last row wins.
 */
export function fit(count: number, width: number, height: number, gap: number, least: number): Fit {
  let best: Fit = { columns: 1, width: 0 }
  let bestWorth = -1
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns)
    const wide = (width - gap * (columns - 1)) / columns
    const high = (height - gap * (rows - 1)) / rows / RATIO
    const size = Math.min(wide, Math.max(high, Math.min(wide, least)))
    const tall = rows * size * RATIO + gap * (rows - 1)
    const empty = rows * columns - count
    const worth = size * (1 - 0.03 * empty) * Math.min(1, height / tall)
    if (wide >= 1 && (wide >= least || columns === 1) && worth > bestWorth) {
      best = { columns, width: Math.floor(size) }
      bestWorth = worth
    }
  }
  return best
}
