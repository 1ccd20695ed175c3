/** What is said over the table, in the log, by the coach and at the end. */
import type { BoardProps, CoachStep, GameUi } from '../../lib/board'
import type { Move, View } from '../../lib/generated/dream_power_trick'
import { namesOf } from '../../lib/names'
import { t } from '../../lib/words'
import { cardOf, exactly, partners, setsIn } from './cards'
import { picks } from './selection.svelte'
import { w } from './words'

type Props = BoardProps<'dream_power_trick'>
type Ui = GameUi<'dream_power_trick'>
type Said = { text: string; help: string }

const LOW = 12

const who = ({ people, seat }: Props, s: number) => ({ name: people[s]?.name ?? '', me: s === seat })
/** "2 × orange sun and Special orange". */
const listed = (cards: string[]) =>
  t.list(
    [...new Set(cards)].map((card) => {
      const n = cards.filter((c) => c === card).length
      return n > 1 ? `${n} × ${w.name(card)}` : w.name(card)
    }),
  )

export const ending: NonNullable<Ui['ending']> = ({ view, people, seat, options }) => {
  const names = t.list(view.winners.map((s) => people[s]?.name ?? ''))
  const shared = view.winners.length > 1
  const atOnce =
    options.empty_hand === 'wins' && !view.hand_counts[view.winners[0] ?? 0] && view.pile_count > 0
  return {
    text: w.end.won(names, !shared && view.winners[0] === seat, shared),
    help: atOnce ? w.end.instant : w.end.help,
  }
}

function picking(picked: string[], moves: Move[]): Said {
  const sets = setsIn(moves)
  if (exactly(sets, picked)) return { text: w.banner.ready(picked.length), help: w.banner.pickedHelp }
  const fits = partners(sets, picked).size > 0
  return fits
    ? { text: w.banner.picked, help: w.banner.pickedHelp }
    : { text: w.banner.alone, help: w.play.alone }
}

function mine({ view, moves, people }: Props): Said {
  const name = (s: number | null) => people[s ?? -1]?.name ?? ''
  const colour = w.colour[view.named ?? 'any']!
  switch (view.phase) {
    case 'ask':
      return { text: w.banner.ask, help: w.banner.askHelp }
    case 'give':
      if (picks.ids.length) return { text: w.banner.giveSure, help: w.banner.giveHelp }
      return { text: w.banner.give(name(view.mover), colour), help: w.banner.giveHelp }
    case 'decide':
      return { text: w.banner.decide(name(view.giver), colour), help: w.banner.decideHelp }
  }
  if (!moves.some((m) => m.type === 'discard')) return { text: w.banner.playNone, help: w.banner.playHelp }
  if (picks.ids.length) return picking(picks.ids.map(cardOf), moves)
  return { text: w.banner.play, help: w.banner.playHelp }
}

function theirs({ view, people, seat }: Props): Said {
  const name = (s: number | null) => people[s ?? -1]?.name ?? ''
  const mover = name(view.mover)
  const colour = w.colour[view.named ?? 'any']!
  const help = w.banner.waitHelp
  switch (view.phase) {
    case 'deal':
      return { text: w.banner.deal, help: '' }
    case 'ask':
      return { text: w.banner.theirs.ask(mover), help }
    case 'give':
      if (view.mover === seat) return { text: w.banner.theirs.giveMe(name(view.giver), colour), help }
      return { text: w.banner.theirs.give(name(view.giver), mover, colour), help }
    case 'decide':
      if (view.giver === seat) return { text: w.banner.myGift(mover), help: w.banner.myGiftHelp }
      return { text: w.banner.theirs.decide(mover), help }
  }
  return { text: w.banner.theirs.play(mover), help }
}

export const banner: Ui['banner'] = (props) => {
  if (props.view.phase === 'over') return { ...ending(props), mine: true }
  const asked = props.moves.length > 0
  return { ...(asked ? mine(props) : theirs(props)), mine: asked }
}

export const logLine: NonNullable<Ui['logLine']> = ({ event: e }, props) => {
  const one = (s: number) => who(props, s)
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
const asked = (type: Move['type']) => (seen: Seen) => seen.moves.some((m) => m.type === type)

export const coach: CoachStep[] = [
  note('goal', ({ view }) => view.phase !== 'over'),
  note('set', asked('pass')),
  note(
    'wild',
    ({ view, moves }) => moves.length > 0 && view.hand.some((c) => /^(rainbow|special|wild)/.test(c)),
  ),
  note('ask', asked('ask')),
  note('give', asked('give')),
  note('decide', asked('no_dream')),
  note('end', ({ view }) => view.phase !== 'over' && view.pile_count <= LOW),
]
