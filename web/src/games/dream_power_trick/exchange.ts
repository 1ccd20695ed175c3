/** The gift of this turn, or the last one, as far as this seat was told. */
import type { Asked, Challenged } from '../../lib/generated/dream_power_trick'
import type { SentEvent } from '../../lib/generated/protocol'

export interface Exchange {
  /** The seq of the question's event. */
  seq: number
  asked: Asked
  given: boolean
  taken: boolean
  challenged: Challenged | null
  /** Whether somebody has played since. */
  past: boolean
  /** The given card, where this seat may know it. */
  card: string | null
}

export function lastExchange(events: SentEvent<'dream_power_trick'>[]): Exchange | null {
  const at = events.findLastIndex((h) => h.event.type === 'asked')
  if (at < 0) return null
  const found: Exchange = {
    seq: events[at]!.seq,
    asked: events[at]!.event as Asked,
    given: false,
    taken: false,
    challenged: null,
    past: false,
    card: null,
  }
  for (const { event } of events.slice(at + 1)) {
    if (event.type === 'gave') found.given = true
    if (event.type === 'accepted') found.taken = true
    if (event.type === 'passed' || event.type === 'discarded') found.past = true
    if (event.type === 'gift') found.card = event.card
    if (event.type === 'challenged') {
      found.challenged = event
      found.card = event.card
    }
  }
  return found
}
