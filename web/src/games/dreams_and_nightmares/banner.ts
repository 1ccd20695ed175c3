/** What is said over the table, in the log, by the coach and at the end. */
import type { BoardProps, CoachStep, GameUi } from '../../lib/board'
import type { Move, View } from '../../lib/generated/dreams_and_nightmares'
import { namesOf } from '../../lib/names'
import { t } from '../../lib/words'
import { read } from './cards'
import { fingers } from './selection.svelte'
import { w } from './words'

type Props = BoardProps<'dreams_and_nightmares'>
type Ui = GameUi<'dreams_and_nightmares'>

const FULL = 10
const LOW = 6

const who = ({ people, seat }: Props, s: number) => ({ name: people[s]?.name ?? '', me: s === seat })
const use = (card: string) => {
  const { kind, number } = read(card)
  return w.use[kind](number)
}

function holding(card: string, { moves }: Props): { text: string; help: string } {
  const fits = moves.some((m) => m.type === 'play' && m.card === card)
  const { kind } = read(card)
  const ask = kind === 'nightmare' || kind === 'convert_nightmare' ? w.banner.whom : w.banner.where
  return { text: (fits ? ask : w.banner.nowhere)(w.card(card)), help: use(card) }
}

function myTurn({ view, moves }: Props): { text: string; help: string } {
  const can = (type: Move['type']) => moves.some((m) => m.type === type)
  if (can('pass')) return { text: w.banner.mustPass, help: w.banner.mustPassHelp }
  if (!can('play'))
    return { text: w.banner.mustDraw, help: view.hand.length ? w.banner.noFit : w.banner.mustDrawHelp }
  if (can('draw')) return { text: w.banner.mine, help: w.banner.mineHelp }
  return { text: w.banner.mustPlay, help: view.deck_count ? w.banner.full : w.banner.deckEmpty }
}

export const ending: NonNullable<Ui['ending']> = ({ view, people, seat }) => {
  const names = t.list(view.winners.map((s) => people[s]?.name ?? ''))
  const me = view.winners.length === 1 && view.winners[0] === seat
  if (view.ending === 'row') return { text: w.end.row(names, me), help: w.end.rowHelp }
  const [best] = view.winners
  const equal = view.rows.filter(
    (_, s) => view.dreams[s] === view.dreams[best!] && view.runs[s] === view.runs[best!],
  )
  const help = equal.length > view.winners.length ? w.end.tieHelp : w.end.countHelp
  return { text: w.end.count(names, me, view.winners.length > 1), help }
}

export const banner: Ui['banner'] = (props) => {
  const { view, moves, people, seat } = props
  if (view.phase === 'over') return { ...ending(props), mine: true }
  const card = fingers.held?.card
  if (moves.length) return { ...(card ? holding(card, props) : myTurn(props)), mine: true }
  if (view.turn === null) return { text: w.banner.deal, help: '', mine: false }
  const done = seat >= 0 && view.dreams[seat] === 6
  const help = card ? `${w.card(card)}. ${use(card)}` : done ? w.banner.almost : w.banner.theirsHelp
  return { text: w.banner.theirs(people[view.turn]?.name ?? ''), help, mine: false }
}

export const logLine: NonNullable<Ui['logLine']> = ({ event: e }, props) => {
  switch (e.type) {
    case 'dealt':
      return w.log.dealt(who(props, e.starter))
    case 'drew':
      return e.seat === props.seat ? null : w.log.drew(who(props, e.seat))
    case 'drawn':
      return w.log.drawn(w.card(e.card))
    case 'played': {
      const own = e.row === e.seat && e.seat !== props.seat
      const where = own ? w.spot.own(e.position) : w.spot.at(who(props, e.row), e.position)
      const me = who(props, e.seat)
      if (!e.covered) return w.log.played(me, w.card(e.card), where)
      return (e.taken ? w.log.took : w.log.covered)(me, w.card(e.card), where, w.card(e.covered))
    }
    case 'skipped':
      return w.log.skipped(who(props, e.seat), e.stuck)
    case 'time_ran_out':
      return w.log.time(who(props, e.seat))
    case 'game_over':
      return w.log.over(namesOf(e.winners, props.people, props.seat))
    case 'turn_began':
      return null
  }
}

type Seen = { view: View; moves: Move[]; seat: number }

/** A note whose words follow the chosen language. */
const note = (key: keyof typeof w.coach, when: (seen: Seen) => boolean): CoachStep => ({
  when,
  get title() {
    return w.coach[key].title
  },
  get text() {
    return w.coach[key].text
  },
})
const holds = (view: View, kind: string) => view.hand.some((c) => read(c).kind === kind)
const spoiled = (view: View, seat: number) =>
  view.rows[seat]?.stacks.some((stack, i) => stack.length > 0 && !view.rows[seat]!.dreamy[i]) ?? false

export const coach: CoachStep[] = [
  note('goal', ({ view }) => view.phase === 'turn'),
  note('turn', ({ moves }) => moves.length > 0),
  note('nightmare', ({ moves }) => moves.some((m) => m.type === 'play' && m.card.startsWith('nightmare'))),
  note('hurt', ({ view, seat }) => spoiled(view, seat)),
  note('rem', ({ view, moves }) => moves.length > 0 && holds(view, 'rem')),
  note('full', ({ view }) => view.hand.length >= FULL),
  note('deck', ({ view }) => view.phase === 'turn' && view.deck_count <= LOW),
]
