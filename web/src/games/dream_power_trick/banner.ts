/** The sentence over the table, and the sentence of the end. */
import type { BoardProps, GameUi } from '../../lib/board'
import type { Move } from '../../lib/generated/dream_power_trick'
import { cardOf } from '../../lib/cards/hand'
import { t } from '../../lib/words'
import { colourName, exactly, partners, setsIn } from './cards'
import { selection } from './selection.svelte'
import { w } from './words'

type Props = BoardProps<'dream_power_trick'>
type Ui = GameUi<'dream_power_trick'>
type Said = { text: string; help: string }

export const ending: NonNullable<Ui['ending']> = ({ view, people, seat, options }) => {
  const names = t.list({ names: view.winners.map((s) => people[s]?.name ?? '') })
  const shared = view.winners.length > 1
  const atOnce =
    options.empty_hand === 'wins' && !view.hand_counts[view.winners[0] ?? 0] && view.pile_count > 0
  return {
    text: w.end.won({ names, me: !shared && view.winners[0] === seat, shared }),
    help: atOnce ? w.end.instant : w.end.help,
  }
}

function picking(picked: string[], moves: Move[]): Said {
  const sets = setsIn(moves)
  if (exactly(sets, picked)) return { text: w.banner.ready({ n: picked.length }), help: w.banner.pickedHelp }
  const fits = partners(sets, picked).size > 0
  return fits
    ? { text: w.banner.picked, help: w.banner.pickedHelp }
    : { text: w.banner.alone, help: w.play.alone }
}

function mine({ view, moves, people }: Props): Said {
  const name = (s: number | null) => people[s ?? -1]?.name ?? ''
  const colour = colourName(view.named ?? 'any')
  switch (view.phase) {
    case 'ask':
      return { text: w.banner.ask, help: w.banner.askHelp }
    case 'give':
      if (selection.ids.length) return { text: w.banner.giveSure, help: w.banner.giveHelp }
      return { text: w.banner.give({ who: name(view.mover), colour }), help: w.banner.giveHelp }
    case 'decide':
      return { text: w.banner.decide({ who: name(view.giver), colour }), help: w.banner.decideHelp }
  }
  if (!moves.some((m) => m.type === 'discard')) return { text: w.banner.playNone, help: w.banner.playHelp }
  if (selection.ids.length) return picking(selection.ids.map(cardOf), moves)
  return { text: w.banner.play, help: w.banner.playHelp }
}

function theirs({ view, people, seat }: Props): Said {
  const name = (s: number | null) => people[s ?? -1]?.name ?? ''
  const mover = name(view.mover)
  const colour = colourName(view.named ?? 'any')
  const help = w.banner.waitHelp
  switch (view.phase) {
    case 'deal':
      return { text: w.banner.deal, help: '' }
    case 'ask':
      return { text: w.banner.theirs.ask({ who: mover }), help }
    case 'give':
      if (view.mover === seat)
        return { text: w.banner.theirs.giveMe({ giver: name(view.giver), colour }), help }
      return { text: w.banner.theirs.give({ giver: name(view.giver), mover, colour }), help }
    case 'decide':
      if (view.giver === seat) return { text: w.banner.myGift({ who: mover }), help: w.banner.myGiftHelp }
      return { text: w.banner.theirs.decide({ who: mover }), help }
  }
  return { text: w.banner.theirs.play({ who: mover }), help }
}

export const banner: Ui['banner'] = (props) => {
  if (props.view.phase === 'over') return { ...ending(props), mine: true }
  const asked = props.moves.length > 0
  return { ...(asked ? mine(props) : theirs(props)), mine: asked }
}
