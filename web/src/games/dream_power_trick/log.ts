import type { GameUi } from '../../lib/board'
import { namesOf, whoIs } from '../../lib/names'
import { t } from '../../lib/words'
import { w } from './words'

/** Cards in words, equal ones counted: "2 × orange sun and Special orange". */
const listed = (cards: string[]) =>
  t.list(
    [...new Set(cards)].map((card) => {
      const n = cards.filter((c) => c === card).length
      return n > 1 ? `${n} × ${w.name(card)}` : w.name(card)
    }),
  )

/** An event as a line of the log; null for what the table shows anyway. */
export const logLine: NonNullable<GameUi<'dream_power_trick'>['logLine']> = ({ event: e }, props) => {
  const one = (seat: number) => whoIs(props.people, seat, props.seat)
  switch (e.type) {
    case 'dealt':
      return w.log.dealt(one(e.starter))
    case 'passed':
      return e.seat === props.seat ? null : w.log.passed(one(e.seat))
    case 'drew':
      // One card is told with the pass; a penalty of three is worth a line.
      return e.seat === props.seat || e.count === 1 ? null : w.log.drew(one(e.seat), e.count)
    case 'drawn':
      return w.log.drawn(listed(e.cards))
    case 'discarded':
      return w.log.discarded(one(e.seat), listed(e.cards))
    case 'asked':
      return w.log.asked(one(e.seat), one(e.player), w.colour[e.colour]!)
    case 'gave':
      return w.log.gave(one(e.seat), one(e.to))
    case 'gift':
      return w.log.gift(one(e.seat), one(e.to), w.name(e.card))
    case 'accepted':
      return w.log.accepted(one(e.seat))
    case 'challenged':
      return (e.matched ? w.log.matched : w.log.lied)(
        one(e.seat),
        one(e.giver),
        w.name(e.card),
        w.colour[e.colour]!,
      )
    case 'time_ran_out':
      return w.log.time(one(e.seat))
    case 'game_over':
      return w.log.over(namesOf(e.winners, props.people, props.seat))
    case 'turn_began':
      return null
  }
}
