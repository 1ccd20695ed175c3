/** The sentence over the table, and the sentence of the end. */
import type { BoardProps, GameUi } from '../../lib/board'
import type { Move } from '../../lib/generated/dreams_and_nightmares'
import { t } from '../../lib/words'
import { cardName, cardUse, read } from './cards'
import { selection } from './selection.svelte'
import { w } from './words'

type Props = BoardProps<'dreams_and_nightmares'>
type Ui = GameUi<'dreams_and_nightmares'>

function holding(card: string, { moves }: Props): { text: string; help: string } {
  const fits = moves.some((m) => m.type === 'play' && m.card === card)
  const { kind } = read(card)
  const ask = kind === 'nightmare' || kind === 'convert_nightmare' ? w.banner.whom : w.banner.where
  return { text: (fits ? ask : w.banner.nowhere)({ card: cardName(card) }), help: cardUse(card) }
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
  const names = t.list({ names: view.winners.map((s) => people[s]?.name ?? '') })
  const me = view.winners.length === 1 && view.winners[0] === seat
  if (view.ending === 'row') return { text: w.end.row({ names, me }), help: w.end.rowHelp }
  const [best] = view.winners
  const equal = view.rows.filter(
    (_, s) => view.dreams[s] === view.dreams[best!] && view.runs[s] === view.runs[best!],
  )
  const help = equal.length > view.winners.length ? w.end.tieHelp : w.end.countHelp
  return { text: w.end.count({ names, me, shared: view.winners.length > 1 }), help }
}

export const banner: Ui['banner'] = (props) => {
  const { view, moves, people, seat } = props
  if (view.phase === 'over') return { ...ending(props), mine: true }
  const card = selection.held?.card
  if (moves.length) return { ...(card ? holding(card, props) : myTurn(props)), mine: true }
  if (view.turn === null) return { text: w.banner.deal, help: '', mine: false }
  const done = seat >= 0 && view.dreams[seat] === 6
  const help = card ? `${cardName(card)}. ${cardUse(card)}` : done ? w.banner.almost : w.banner.theirsHelp
  return { text: w.banner.theirs({ name: people[view.turn]?.name ?? '' }), help, mine: false }
}
