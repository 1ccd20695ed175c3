/** The sentence over the table, and the sentence of the end. */
import type { BoardProps } from '../../lib/board'
import type { Move, View } from '../../lib/generated/dream_ravens'
import type { SeatFacts } from '../../lib/generated/protocol'
import { namesOf, nickname, whoIs } from '../../lib/names'
import { landName, powerName } from './lands'
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
    const up = landName(view.up ?? '')
    const help = may('wake_up') ? w.turnHelp({ up }) : w.turnHelpNoWake({ up })
    return { text: w.turn.text({ name: nickname(people, seat) }), help }
  }
  if (may('use'))
    return { text: w.holdPower.text({ land: powerName(view.held ?? '') }), help: w.holdPower.help }
  if (may('swap_in')) return w.hold
  if (may('keep')) return w.pickOne
  if (may('peek')) return w.peekAt
  if (may('swap')) return selection.first ? w.swapSecond : w.swapFirst
  if (may('ready')) return { text: w.reveal, help: `${howItEnded(props)} ${goesOn(view)}` }
  return null
}

/** A sentence on who ended the night, and whether that was too early. */
export function howItEnded({ view, people, seat }: Props) {
  const caller = view.caller
  if (caller === null) return view.deck_count ? w.lastNight.onlyTaken : w.lastNight.nobody
  const early = view.gains?.[caller] !== view.dreams[caller]?.ravens
  return w.lastNight.called({ who: whoIs(people, caller, seat), early })
}

const goesOn = (view: View) =>
  view.rounds
    ? w.waitingRounds({ n: view.round, rounds: view.rounds })
    : w.waitingHelp({ n: view.round, limit: view.limit })

export function banner(props: Props) {
  const { view } = props
  const mine = asked(props)
  if (mine) return { ...mine, mine: true }
  if (view.phase === 'over') {
    return { ...over(props), mine: false }
  }
  if (!view.waiting.length) return { text: w.deal, help: '', mine: false }
  const last = lastWaited(view, props.people)
  if (view.phase === 'look')
    return {
      ...(props.seat < 0 ? w.lookWatch : { text: w.lookWait.text({ name: last }), help: w.lookWait.help }),
      mine: false,
    }
  if (view.phase === 'reveal') return { text: w.reveal, help: w.othersCount({ name: last }), mine: false }
  return {
    text: w.waiting({ name: names(view.waiting, props), phase: view.phase }),
    help: goesOn(view),
    mine: false,
  }
}

const over = (props: Props) => ({
  text: w.over.text({
    names: names(props.view.winners, props),
    me: props.view.winners.length === 1 && props.view.winners[0] === props.seat,
  }),
  help: w.over.help({ n: Math.min(...props.view.scores) }),
})

export function ending(props: Props) {
  const { text, help } = over(props)
  return { text, help: `${help} ${howItEnded(props)}` }
}
