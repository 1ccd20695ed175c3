/** The sentence over the table, and the sentence of the end. */
import type { BoardProps } from '../../lib/board'
import type { Move, View } from '../../lib/generated/dream_ravens'
import type { SeatFacts } from '../../lib/generated/protocol'
import { namesOf } from '../../lib/names'
import { selection } from './selection.svelte'
import { w } from './words'

type Props = BoardProps<'dream_ravens'>

const names = (seats: readonly number[], { people, seat }: Props) => namesOf(seats, people, seat)

/** The name of the only player who is waited for; empty if there are several. */
export const lastWaited = ({ waiting }: View, people: SeatFacts[]): string =>
  waiting.length === 1 ? (people[waiting[0]!]?.name ?? '') : ''

/** The sentence for my own turn, by the moves I have; null when I have none. */
function asked(props: Props): { text: string; help: string } | null {
  const { view, moves, people, seat } = props
  const may = (type: Move['type']) => moves.some((m) => m.type === type)
  if (may('look')) return view.dreams[seat]?.looked.length ? w.lookMore : w.look
  if (may('draw')) {
    if (selection.taking) return w.taking
    const up = view.up ?? ''
    const help = may('wake_up') ? w.turnHelp(up) : w.turnHelpNoWake(up)
    return { ...w.turn(people[seat]?.name ?? ''), help }
  }
  if (may('use')) return w.holdPower(view.held ?? '')
  if (may('swap_in')) return w.hold
  if (may('keep')) return w.pickOne
  if (may('peek')) return w.peekAt
  if (may('swap')) return selection.first ? w.swapSecond : w.swapFirst
  if (may('ready')) return { text: w.reveal, help: `${howItEnded(props)} ${goesOn(view)}` }
  return null
}

/** A sentence on who ended the night, and whether that was too early. */
function howItEnded({ view, people, seat }: Props) {
  const caller = view.caller
  const early = caller !== null && view.gains?.[caller] !== view.dreams[caller]?.ravens
  return w.lastNight(caller === null ? null : caller === seat ? '' : (people[caller]?.name ?? ''), early)
}

const goesOn = (view: View) =>
  view.rounds ? w.waitingRounds(view.round, view.rounds) : w.waitingHelp(view.round, view.limit)

export function banner(props: Props) {
  const { view } = props
  const mine = asked(props)
  if (mine) return { ...mine, mine: true }
  if (view.phase === 'over') {
    return { ...w.over(names(view.winners, props), Math.min(...view.scores)), mine: false }
  }
  if (!view.waiting.length) return { text: w.deal, help: '', mine: false }
  const last = lastWaited(view, props.people)
  if (view.phase === 'look') return { ...(props.seat < 0 ? w.lookWatch : w.lookWait(last)), mine: false }
  if (view.phase === 'reveal') return { text: w.reveal, help: w.othersCount(last), mine: false }
  return { text: w.waiting(names(view.waiting, props), view.phase), help: goesOn(view), mine: false }
}

export function ending(props: Props) {
  const { view } = props
  const { text, help } = w.over(names(view.winners, props), Math.min(...view.scores))
  return { text, help: `${help} ${howItEnded(props)}` }
}
