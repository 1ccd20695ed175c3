/** The course of somebody's games as points from 0 (worst) to 1 (best). */
import type { CurvePoint, GameFigures } from '../../lib/generated/protocol'

const WINDOW = 5

export interface Course {
  /** Heights of the games, oldest first. */
  heights: number[]
  /** Points by the highest and the lowest height; null where the curve shows how many of the last games were won. */
  scale: [top: number, bottom: number] | null
}

const share = (games: CurvePoint[]) => games.filter((g) => g.won).length / games.length

/** By points where all games have some and they differ, else by the share of wins among the last games. */
export function course({ curve, fewest }: Pick<GameFigures, 'curve' | 'fewest'>): Course {
  const points = curve.flatMap((g) => (g.points === null ? [] : [g.points]))
  const least = Math.min(...points)
  const most = Math.max(...points)
  if (points.length < curve.length || least === most)
    return {
      heights: curve.map((_, i) => share(curve.slice(Math.max(0, i - WINDOW + 1), i + 1))),
      scale: null,
    }
  const height = (n: number) => (n - least) / (most - least)
  return {
    heights: points.map((n) => (fewest ? 1 - height(n) : height(n))),
    scale: fewest ? [least, most] : [most, least],
  }
}
