/** An event as a line of the log; null for what the board shows anyway or the table's options hide. */
import type { BoardProps } from '../../lib/board'
import type { SentEvent } from '../../lib/generated/protocol'
import { namer } from '../../lib/log'
import { pick } from '../../lib/words'
import { title } from './pictures'
import { w } from './words'

export function logLine(
  { event: e }: SentEvent<'dream_diary'>,
  { people, seat: me, view }: BoardProps<'dream_diary'>,
): string | null {
  const { who, whoIfKnown, name, names } = namer(people, me)
  switch (e.type) {
    case 'dealt':
      return w.log.dealt({ leader: who(e.leader), places: e.places.length })
    case 'put_away':
      return w.log.put_away({ seat: who(e.seat) })
    case 'nightmares_asleep':
      return w.log.nightmares_asleep({ count: e.count })
    case 'came_back':
      return w.log.came_back({ title: title(e.dream, view.places) })
    case 'turn_began':
      return w.log.turn_began({ seat: who(e.seat), twice: e.signals === 2 })
    case 'passed_over':
      return w.log.passed_over({ seat: who(e.seat) })
    case 'asked':
      return w.log.asked({ seat: who(e.seat), adjective: e.adjective })
    case 'answers_shown':
      // A table without history plays from memory; the log keeps no answers either.
      if (view.history_hidden) return null
      return w.log.answers_shown({
        adjective: e.adjective,
        answers: e.answers.flatMap((value, seat) =>
          value === '?' ? [] : [w.answer.of({ name: name(seat), what: w.answer.shown[value] })],
        ),
      })
    case 'no_second':
      return w.log.no_second({ seat: who(e.seat) })
    case 'found':
      return w.log.found({
        seat: who(e.seat),
        place: e.place,
        title: title(e.place, view.places),
        holder: who(e.holder),
      })
    case 'nightmare_woke':
      return w.log.nightmare_woke({
        seat: who(e.seat),
        place: e.place,
        title: title(e.place, view.places),
        stars: e.stars,
      })
    case 'stopped':
      return w.log.stopped({ seat: who(e.seat), found: e.found })
    case 'kite_slipped':
      return w.log.kite_slipped({ kite: whoIfKnown(e.kite), space: e.space })
    case 'time_ran_out':
      return w.log.time_ran_out({ seats: names(e.seats) })
    case 'game_over':
      return w.log.game_over({
        ending: e.ending,
        stars: e.stars ?? 0,
        verdict: pick(w.end.verdicts, e.verdict) ?? '',
      })
    case 'your_dreams':
    case 'answered':
      return null
  }
}
