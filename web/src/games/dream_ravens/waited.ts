import type { View } from '../../lib/generated/dream_ravens'
import type { SeatFacts } from '../../lib/generated/protocol'

/** The name of the only one who is waited for; none if there are several. */
export const lastWaited = ({ waiting }: View, people: SeatFacts[]): string =>
  waiting.length === 1 ? (people[waiting[0]!]?.name ?? '') : ''
