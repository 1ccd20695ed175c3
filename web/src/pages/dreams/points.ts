import { pick } from '../../lib/words'
import { d } from '../../lib/words/historyPuzzlesDaily'

/** A game's points in its own unit: "6 ravens", "8 stars". */
export const points = (game: string, n: number): string =>
  (pick(d.mine.points, game) ?? d.mine.points.other)({ n: Math.round(n * 10) / 10 })
