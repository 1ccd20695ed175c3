import type { SentEvent } from '../../lib/generated/protocol'
import type { View } from '../../lib/generated/when_i_dream'
import { w } from './words'

/** Points with their sign. */
export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`)

/** In words, where a seat's points of this night come from. */
export function sum(view: View, seat: number): string {
  const seen = view.yellow ?? 0
  const lost = view.blue ?? 0
  const gain = view.gains?.[seat] ?? 0
  switch (view.roles[seat]) {
    case 'fairy':
      return w.day.sum.fairy({ seen })
    case 'boogeyman':
      return w.day.sum.boogeyman({ lost })
    case 'dreamer':
      return gain > seen ? w.day.sum.dreamerFull({ seen, more: gain - seen }) : w.day.sum.dreamer({ seen })
    default:
      if (gain > Math.max(seen, lost)) return w.day.sum.even({ n: seen, more: gain - seen })
      return gain === Math.max(seen, lost)
        ? w.day.sum.greater({ seen, lost })
        : w.day.sum.smaller({ seen, lost })
  }
}

/** What everybody was in a night, and what it paid them. */
export interface Night {
  round: number
  roles: string[]
  gains: number[]
}

/** The nights that were told from their beginning, with what the host changed in the morning. */
export function nights(events: SentEvent<'when_i_dream'>[]): Night[] {
  const all: Night[] = []
  let round = 0
  for (const { event } of events) {
    if (event.type === 'dealt') round = event.round
    else if (event.type === 'day_broke' && round) all.push({ round, roles: event.roles, gains: event.gains })
    else if (event.type === 'overruled' && all.at(-1)?.round === round) all.at(-1)!.gains = event.gains
  }
  return all
}
