/** An event as a line of the log; null for what the board shows anyway or the table's options hide. */
import type { BoardProps } from '../../lib/board'
import type { SentEvent } from '../../lib/generated/protocol'
import { ended } from './banner'
import { called } from '../../lib/names'
import { title } from './pictures'
import { w } from './words'

export function logLine(
  { event }: SentEvent<'dream_diary'>,
  props: BoardProps<'dream_diary'>,
): string | null {
  const { people, seat, view } = props
  const name = (who: number) => called(people, who, seat)
  const l = w.log
  switch (event.type) {
    case 'dealt':
      return l.dealt(event.places.length, name(event.leader))
    case 'put_away':
      return l.putAway(name(event.seat), event.seat === seat)
    case 'nightmares_asleep':
      return w.sleepers.asleep(event.count) + '.'
    case 'came_back':
      return l.cameBack(title(event.dream))
    case 'turn_began':
      return l.leads(name(event.seat), event.seat === seat, event.signals === 2)
    case 'passed_over':
      return l.passedOver(name(event.seat), event.seat === seat)
    case 'asked':
      return l.asks(name(event.seat), event.seat === seat, event.adjective)
    case 'answers_shown':
      // A table without history plays from memory; the log keeps no answers either.
      if (view.history_hidden) return null
      return l.answers(
        event.adjective,
        event.answers.flatMap((value, who) =>
          value === '?' ? [] : [w.answer.of(name(who), w.answer.shown[value])],
        ),
      )
    case 'no_second':
      return l.noSecond(name(event.seat), event.seat === seat)
    case 'found':
      return l.found(
        name(event.seat),
        event.seat === seat,
        event.place,
        title(event.place),
        name(event.holder),
        event.holder === seat,
      )
    case 'nightmare_woke':
      return l.nightmare(name(event.seat), event.seat === seat, event.place, title(event.place))
    case 'stopped':
      return l.stopped(name(event.seat), event.seat === seat, event.found)
    case 'kite_slipped':
      if (event.space === 0) return w.track.gone
      return l.slipped(event.kite === null ? '' : name(event.kite), event.kite === seat)
    case 'time_ran_out':
      return l.time(event.seats.map(name))
    case 'game_over':
      return ended(event.ending)
    default:
      return null
  }
}
