/** The sentence over the table: for every phase, mine or theirs, what is expected and of whom. */
import type { BoardProps } from '../../lib/board'
import type { View } from '../../lib/generated/dream_diary'
import { called } from '../../lib/names'
import { w } from './words'

type Props = BoardProps<'dream_diary'>
type Sentence = [text: string, help: string]

const OVER = { won: 'won', nightmare: 'lostNightmare', track: 'lostTrack' } as const

/** How the night ended, in a sentence. */
export const ended = (ending: NonNullable<View['ending']>) => w.banner[OVER[ending]]

/** Nobody but me has a dream left: there is nothing for me to find. */
export const alone = (view: View, seat: number) =>
  seat >= 0 && view.seats.every((sitter, who) => who === seat || sitter.dreams === 0)

export function toChoose(moves: Props['moves']): number {
  const choice = moves.find((m) => m.type === 'nightmare')
  return choice?.type === 'nightmare' ? choice.cards.length : 0
}

/** How the night ended, and why: the end sheet's sentence. */
export function ending({ view }: Props): { text: string; help: string } {
  const why = {
    won: w.end.lastFound({ turn: view.turn }),
    track: w.end.trackWhy,
    nightmare: w.end.nightmareWhy,
  }
  return { text: view.ending ? ended(view.ending) : '', help: why[view.ending ?? 'nightmare'] }
}

export function banner(props: Props): { text: string; help: string; mine: boolean } {
  const mine = props.moves.length > 0
  const [text, help] = sentence(props, mine)
  return { text, help, mine }
}

function sentence({ view, moves, people, seat }: Props, mine: boolean): Sentence {
  const leader = view.leader === null ? '' : called(people, view.leader, seat)
  const waiting = view.waiting.map((who) => called(people, who, seat))
  const b = w.banner
  switch (view.phase) {
    case 'deal':
      return [b.deal, b.dealHelp]
    case 'nightmares':
      if (mine) return [b.choose({ n: toChoose(moves) }), b.chooseHelp({ n: toChoose(moves) })]
      return [
        seat >= 0 && view.seats[seat]?.done ? b.chosen({ n: view.nightmares.length }) : b.everyoneChooses,
        b.choosing({ names: waiting }),
      ]
    case 'return':
      return [b.returning, b.returningHelp]
    case 'signal':
      if (mine && alone(view, seat)) return [b.ask, b.askAloneHelp]
      if (mine) return [b.ask, view.second_signal ? b.askTwiceHelp : b.askHelp]
      return [b.theyAsk({ name: leader }), b.theyAskHelp]
    case 'second':
      return mine ? [b.second, b.secondHelp] : [b.theySecond({ name: leader }), b.theySecondHelp]
    case 'answers':
      return answering(view, seat, leader, waiting, mine)
    case 'jump':
      return mine ? leaping(view, seat) : [b.theyJump({ name: leader }), b.theyJumpHelp]
    default:
      return [view.ending ? ended(view.ending) : '', b.overHelp]
  }
}

function answering(view: View, seat: number, leader: string, waiting: string[], mine: boolean): Sentence {
  const word = view.question ?? ''
  const b = w.banner
  if (mine) return [b.answer({ name: leader }), b.answerHelp]
  if (view.sealed !== null) return [b.sealed, b.waitAnswers({ names: waiting })]
  const text = view.leader === seat ? b.yourQuestion({ word }) : b.theirQuestion({ name: leader, word })
  return [text, b.thinking({ names: waiting })]
}

function leaping(view: View, seat: number): Sentence {
  const { successes } = view
  const b = w.banner
  if (alone(view, seat)) return [successes ? b.jumpAgain({ n: successes }) : b.jump, b.jumpAloneHelp]
  if (successes === 0) return [b.jump, b.jumpHelp]
  return [b.jumpAgain({ n: successes }), successes === 1 ? b.jumpOnce : b.jumpSafe]
}
