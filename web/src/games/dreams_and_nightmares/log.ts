import type { GameUi } from '../../lib/board'
import { namesOf, whoIs } from '../../lib/names'
import { w } from './words'

/** An event as a line of the log; null for what the table shows anyway. */
export const logLine: NonNullable<GameUi<'dreams_and_nightmares'>['logLine']> = ({ event: e }, props) => {
  const who = (seat: number) => whoIs(props.people, seat, props.seat)
  switch (e.type) {
    case 'dealt':
      return w.log.dealt(who(e.starter))
    case 'drew':
      return e.seat === props.seat ? null : w.log.drew(who(e.seat))
    case 'drawn':
      return w.log.drawn(w.card(e.card))
    case 'played': {
      const own = e.row === e.seat && e.seat !== props.seat
      const where = own ? w.spot.own(e.position) : w.spot.at(who(e.row), e.position)
      const me = who(e.seat)
      if (!e.covered) return w.log.played(me, w.card(e.card), where)
      return (e.taken ? w.log.took : w.log.covered)(me, w.card(e.card), where, w.card(e.covered))
    }
    case 'skipped':
      return w.log.skipped(who(e.seat), e.stuck)
    case 'time_ran_out':
      return w.log.time(who(e.seat))
    case 'game_over':
      return w.log.over(namesOf(e.winners, props.people, props.seat))
    case 'turn_began':
      return null
  }
}
