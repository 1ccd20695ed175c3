import type { BoardProps } from '../../lib/board'
import type { SentEvent } from '../../lib/generated/protocol'
import { called, namesOf } from '../../lib/names'
import { t } from '../../lib/words'
import { w } from './words'

const RECENT = 14

/** An event as a line of the log; null for what the table shows anyway. */
export function logLine(
  { event, seq, private: secret }: SentEvent<'dream_ravens'>,
  { people, seat, allEvents, options }: BoardProps<'dream_ravens'>,
): string | null {
  // The game is about remembering: without the memory aid the log leaves out secrets and all but the newest events.
  if (!options.memory_aid && (secret || seq < (allEvents.at(-RECENT)?.seq ?? 0))) return null
  /** A seat's name; empty for my own, which the dictionary words as "you". */
  const name = (s: number) => (s === seat ? '' : (people[s]?.name ?? ''))
  switch (event.type) {
    case 'dealt':
      return w.tell.dealt(event.round, name(event.starter), event.up)
    case 'looked':
      return w.tell.looked(name(event.seat), event.position)
    case 'saw':
      return w.tell.saw(name(event.at.seat) || null, event.at.position, event.land)
    case 'took_up':
      return w.tell.took_up(name(event.seat), event.position, event.taken, event.dropped)
    case 'drew':
      return event.seat === seat ? null : w.tell.drew(name(event.seat))
    case 'drawn':
      return w.tell.drawn(event.land)
    case 'swapped_in':
      return w.tell.swapped_in(name(event.seat), event.position, event.dropped)
    case 'discarded':
      return w.tell.discarded(name(event.seat), event.land)
    case 'used':
      return w.tell.used(name(event.seat), event.land)
    case 'drew_two':
      return event.seat === seat ? null : w.tell.drew_two(name(event.seat), event.count)
    case 'pair':
      return w.tell.pair(t.list(event.lands.map(w.the)))
    case 'kept':
      return w.tell.kept(name(event.seat), event.dropped)
    case 'peeked':
      return w.tell.peeked(name(event.seat), name(event.at.seat), event.at.position)
    case 'swapped':
      return w.tell.swapped(
        name(event.seat),
        name(event.a.seat),
        event.a.position,
        name(event.b.seat),
        event.b.position,
      )
    case 'voided':
      return w.tell.voided(name(event.seat))
    case 'woke_up':
      return w.tell.woke_up(name(event.seat))
    case 'revealed':
      return w.tell.revealed(event.ravens.map((n, s) => `${called(people, s, seat)} ${n}`).join(', '))
    case 'time_ran_out':
      return w.tell.time(t.list(event.seats.map((s) => people[s]?.name ?? '')))
    case 'game_over':
      return w.tell.over(namesOf(event.winners, people, seat))
    case 'turn_began':
    case 'looked_enough':
    case 'is_ready':
      return null
  }
}
