import type { View } from '../../lib/generated/when_i_dream'
import { w } from './words'

/** In words, where a seat's points of this night come from. */
export function sum(view: View, seat: number): string {
  const seen = view.yellow ?? 0
  const lost = view.blue ?? 0
  const gain = view.gains?.[seat] ?? 0
  switch (view.roles[seat]) {
    case 'fairy':
      return w.day.sum.fairy(seen)
    case 'boogeyman':
      return w.day.sum.boogeyman(lost)
    case 'dreamer':
      return gain > seen ? w.day.sum.dreamerFull(seen, gain - seen) : w.day.sum.dreamer(seen)
    default:
      if (gain > Math.max(seen, lost)) return w.day.sum.even(seen, gain - seen)
      return gain === Math.max(seen, lost) ? w.day.sum.greater(seen, lost) : w.day.sum.smaller(seen, lost)
  }
}
