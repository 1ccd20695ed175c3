/** Animates what happened: who laid which card where, and what flew away from beneath it. */
import { boardPlaces } from '../../lib/cards/boardPlaces'
import { arrive, fly } from '../../lib/cards/flyingCard'
import type { AnyEvent, Played } from '../../lib/generated/dreams_and_nightmares'
import { STAGGER } from '../../lib/motion'
import { play } from '../../lib/sound'
import { art, BACK } from './cards'

export function animations(seat: () => number, board: () => HTMLElement | undefined) {
  const places = boardPlaces(board)
  let left: DOMRect | undefined

  function drawn(card: string) {
    const [there, deck] = [places.inHand(card), places.place('deck')]
    if (there && deck) void arrive(there, deck, { speed: 'move' })
  }

  function played({ seat: player, row, position, covered, taken }: Played) {
    const mine = player === seat()
    const top = places.find(`[data-place="spot-${row}-${position}"] .card`)
    const from = mine ? (left ?? places.place('hand')) : places.seat(player)
    left = undefined
    play(taken ? 'steal' : 'place')
    if (!top || !from) return
    const there = top.getBoundingClientRect()
    void arrive(top, from, { speed: 'move', bend: 0.1 })
    if (!taken || !covered) return
    const loot = mine ? places.inHand(covered) : null
    const thief = places.seat(player)
    if (loot) void arrive(loot, there, { delay: 2 * STAGGER, bend: 0.28 })
    else if (thief) void fly(there, thief, art(covered), { delay: 2 * STAGGER, bend: 0.28 })
  }

  function drew(player: number) {
    play('draw')
    const [deck, there] = [places.place('deck'), places.seat(player)]
    if (player !== seat() && deck && there) void fly(deck, there, BACK)
  }

  return {
    /** Remember where my own card lay: it has left the hand by the time the server answers. */
    leaves(from: DOMRect | undefined) {
      left = from
    },
    show(event: AnyEvent) {
      if (event.type === 'dealt') places.deal('deck')
      if (event.type === 'played') played(event)
      if (event.type === 'drawn') drawn(event.card)
      if (event.type === 'drew') drew(event.seat)
    },
  }
}
