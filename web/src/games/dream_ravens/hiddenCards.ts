import type { HiddenCard } from '../../lib/board'
import { faceOf, picture, ravensOn } from './lands'

/** The lands of every dream, turned up; what is held lies beside those of whoever holds it. */
export const hidden = ({
  dreams = [],
  held,
  turn,
}: {
  dreams?: string[][]
  held?: string
  turn?: number
}): HiddenCard[][] =>
  dreams.map((lands, seat) =>
    [...lands, ...(held && seat === turn ? [held] : [])].map((land) => ({
      art: picture(land),
      name: faceOf(land),
      mark: String(ravensOn(land)),
    })),
  )
