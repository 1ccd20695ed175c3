import type { BoardProps } from '../../lib/board'
import type { Place } from '../../lib/generated/dream_ravens'
import type { SentEvent } from '../../lib/generated/protocol'
import { namer } from '../../lib/log'
import { landName } from './lands'
import { w } from './words'

const RECENT = 14

/** An event as a line of the log; null for what the table shows anyway. */
export function logLine(
  { event: e, seq, private: secret }: SentEvent<'dream_ravens'>,
  { people, seat: me, allEvents, options }: BoardProps<'dream_ravens'>,
): string | null {
  // The game is about remembering: without the memory aid the log leaves out secrets and all but the newest events.
  if (!options.memory_aid && (secret || seq < (allEvents.at(-RECENT)?.seq ?? 0))) return null
  const { who, name, names } = namer(people, me)
  /** A land by its place, told of somebody: "your first land", "their first land", "Ada’s first land". */
  const landOf = (of: number, { seat, position }: Place) =>
    w.landOf({ owner: seat === of && seat !== me ? null : who(seat), position })
  switch (e.type) {
    case 'dealt':
      return w.log.dealt({ round: e.round, starter: who(e.starter), up: landName(e.up) })
    case 'looked':
      return w.log.looked({ seat: who(e.seat), place: landOf(e.seat, e) })
    case 'saw':
      return w.log.saw({ place: landOf(me, e.at), land: landName(e.land) })
    case 'took_up':
      return w.log.took_up({
        seat: who(e.seat),
        taken: landName(e.taken),
        position: e.position,
        dropped: landName(e.dropped),
      })
    case 'drew':
      return e.seat === me ? null : w.log.drew({ seat: who(e.seat) })
    case 'drawn':
      return w.log.drawn({ land: landName(e.land) })
    case 'swapped_in':
      return w.log.swapped_in({ seat: who(e.seat), position: e.position, dropped: landName(e.dropped) })
    case 'discarded':
      return w.log.discarded({ seat: who(e.seat), land: landName(e.land) })
    case 'used':
      return w.log.used({ seat: who(e.seat), land: landName(e.land) })
    case 'drew_two':
      return e.seat === me ? null : w.log.drew_two({ seat: who(e.seat), count: e.count })
    case 'pair':
      return w.log.pair({ lands: e.lands.map(landName) })
    case 'kept':
      return w.log.kept({ seat: who(e.seat), dropped: landName(e.dropped) })
    case 'peeked':
      return w.log.peeked({ seat: who(e.seat), place: landOf(e.seat, e.at) })
    case 'swapped':
      return w.log.swapped({ seat: who(e.seat), a: landOf(e.seat, e.a), b: landOf(e.seat, e.b) })
    case 'voided':
      return w.log.voided({ seat: who(e.seat) })
    case 'woke_up':
      return w.log.woke_up({ seat: who(e.seat) })
    case 'nobody_drew':
      return w.log.nobody_drew({ takes: e.takes })
    case 'revealed':
      return w.log.revealed({
        ran_out: e.ran_out,
        results: e.ravens.map((ravens, seat) =>
          w.log.result({
            name: name(seat),
            ravens,
            extra: (e.gains[seat] ?? ravens) - ravens,
            total: e.scores[seat] ?? 0,
          }),
        ),
      })
    case 'time_ran_out':
      return w.log.time_ran_out({ seats: names(e.seats) })
    case 'game_over':
      return w.log.game_over({
        winners: names(e.winners),
        totals: e.scores.map((n, seat) => w.log.total({ name: name(seat), n })),
      })
    case 'turn_began':
    case 'looked_enough':
    case 'is_ready':
      return null
  }
}
