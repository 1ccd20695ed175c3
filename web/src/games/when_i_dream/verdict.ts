import type { SeatFacts } from '../../lib/generated/protocol'
import type { View } from '../../lib/generated/when_i_dream'
import { namer } from '../../lib/log'
import { w } from './words'

/** What became of the last card, in a line for the spirits: the guess and whether it was right, or whose penalty it is. */
export function lastVerdict(view: View, people: SeatFacts[], seat: number): string {
  const card = view.board.at(-1)
  if (!card?.fate || card.word === null) return ''
  const { who, whoIfKnown } = namer(people, seat)
  const dreamer = whoIfKnown(view.dreamer)
  if (card.fate === 'penalty')
    return card.owner === null ? '' : w.log.fined({ seat: who(card.owner), word: card.word })
  const settled = w.log.settled({ word: card.word, fate: card.fate })
  if (card.fate === 'passed') return `${w.log.passed({ dreamer })} ${settled}`
  return card.guess === null ? settled : `${w.log.guessed({ dreamer, word: card.guess })} ${settled}`
}
