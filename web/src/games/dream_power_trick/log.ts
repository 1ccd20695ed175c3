import type { GameUi } from '../../lib/board'
import { namer } from '../../lib/log'
import { cardName, colourName } from './cards'
import { w } from './words'

/** Cards in words, equal ones counted: "2 × orange sun", "Special orange". */
const counted = (cards: string[]) =>
  [...new Set(cards)].map((card) =>
    w.several({ n: cards.filter((c) => c === card).length, card: cardName(card) }),
  )

/** An event as a line of the log; null for what the table shows anyway. */
export const logLine: NonNullable<GameUi<'dream_power_trick'>['logLine']> = ({ event: e }, props) => {
  const { who, name, names } = namer(props.people, props.seat)
  switch (e.type) {
    case 'dealt':
      return w.log.dealt
    case 'passed':
      return w.log.passed({ seat: who(e.seat) })
    case 'drew':
      // What I drew myself is told by name.
      return e.seat === props.seat && !e.last
        ? null
        : w.log.drew({ seat: who(e.seat), count: e.count, last: e.last })
    case 'drawn':
      return w.log.drawn({ cards: counted(e.cards) })
    case 'discarded':
      return w.log.discarded({ seat: who(e.seat), cards: counted(e.cards) })
    case 'asked':
      return w.log.asked({ seat: who(e.seat), player: who(e.player), colour: colourName(e.colour) })
    case 'gave':
      return w.log.gave({ seat: who(e.seat), to: who(e.to) })
    case 'gift':
      return w.log.gift({ seat: who(e.seat), to: who(e.to), card: cardName(e.card) })
    case 'accepted':
      return w.log.accepted({ seat: who(e.seat) })
    case 'took_up':
      return w.log.took_up({ seat: who(e.seat), cards: counted(e.cards) })
    case 'challenged':
      return w.log.challenged({
        seat: who(e.seat),
        giver: who(e.giver),
        card: cardName(e.card),
        colour: colourName(e.colour),
        matched: e.matched,
        kept: e.kept,
      })
    case 'time_ran_out':
      return w.log.time_ran_out({ seat: who(e.seat) })
    case 'game_over':
      return w.log.game_over({
        winners: names(e.winners),
        empty: !e.hands[e.winners[0] ?? 0]?.length,
        hands: e.hands.map((hand, seat) => w.log.hand({ name: name(seat), n: hand.length })),
      })
    case 'turn_began':
      return null
  }
}
