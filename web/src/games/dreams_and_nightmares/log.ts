import type { GameUi } from '../../lib/board'
import { namer } from '../../lib/log'
import { cardName } from './cards'
import { w } from './words'

/** An event as a line of the log; null for what the table shows anyway. */
export const logLine: NonNullable<GameUi<'dreams_and_nightmares'>['logLine']> = ({ event: e }, props) => {
  const me = props.seat
  const { who, name, names } = namer(props.people, me)
  switch (e.type) {
    case 'dealt':
      return w.log.dealt
    case 'drew':
      // What I drew myself is told by name.
      return e.seat === me && !e.last ? null : w.log.drew({ seat: who(e.seat), last: e.last })
    case 'drawn':
      return w.log.drawn({ card: cardName(e.card) })
    case 'played':
      return w.log.played({
        seat: who(e.seat),
        card: cardName(e.card),
        place: w.spot.at({ who: e.row === e.seat && e.row !== me ? null : who(e.row), n: e.position }),
        covered: e.covered && cardName(e.covered),
        taken: e.taken,
      })
    case 'skipped':
      return w.log.skipped({ seat: who(e.seat), stuck: e.stuck })
    case 'time_ran_out':
      return w.log.time_ran_out({ seat: who(e.seat) })
    case 'game_over':
      return w.log.game_over({
        ending: e.ending,
        winners: names(e.winners),
        dreams: e.dreams[e.winners[0] ?? 0] ?? 0,
        run: e.runs[e.winners[0] ?? 0] ?? 0,
        counts: e.dreams.map((n, seat) => w.log.count({ name: name(seat), n })),
      })
    case 'turn_began':
      return null
  }
}
