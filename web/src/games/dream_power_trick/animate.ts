/** Animates what happened: sets laid down, gifts given and taken, cards drawn. */
import { boardPlaces } from '../../lib/cards/boardPlaces'
import { arrive, fly } from '../../lib/cards/flyingCard'
import type { AnyEvent } from '../../lib/generated/dream_power_trick'
import { pace, showingFor, STAGGER } from '../../lib/motion'
import { play } from '../../lib/sound'
import { art, BACK } from './cards'
import { turn } from './discards'

export function animations(seat: () => number, board: () => HTMLElement | undefined) {
  const places = boardPlaces(board)
  let left: DOMRect[] = []

  const mine = (owner: number) => owner === seat()
  const home = (owner: number) => (mine(owner) ? places.place('hand') : places.seat(owner))

  function send(from: DOMRect | undefined, to: DOMRect | undefined, picture: string, delay = 0) {
    if (from && to) void fly(from, to, picture, { delay })
  }

  function drawn(cards: string[]) {
    const pile = places.place('pile')
    const seen: Record<string, number> = {}
    cards.forEach((card, i) => {
      const there = places.inHand(card, seen[card] ?? 0)
      seen[card] = (seen[card] ?? 0) + 1
      if (there && pile) void arrive(there, pile, { delay: i * 2 * STAGGER, speed: 'move' })
    })
  }

  function discarded(owner: number, cards: string[]) {
    play('place')
    const lying = places.all('[data-place="discards"] .top .card')
    const hidden = cards.length - lying.length
    cards.forEach((card, i) => {
      const [from, element] = [left[i] ?? home(owner), lying[i - hidden]]
      const delay = i * STAGGER
      if (from && element) void arrive(element, from, { delay, tilt: turn(i - hidden, lying.length) })
      else send(from, places.place('discards'), art(card), delay)
    })
    left = []
  }

  function gave(owner: number) {
    play('turn')
    const [card, from] = [places.find('[data-place="gift"] .card'), left[0] ?? home(owner)]
    if (card && from) void arrive(card, from)
    left = []
  }

  return {
    /** Remember where my own cards lay: they have left the hand by the time the server answers. */
    leaves(from: DOMRect[]) {
      left = from
    },
    show(event: AnyEvent) {
      if (event.type === 'dealt') places.deal('pile')
      if (event.type === 'discarded') discarded(event.seat, event.cards)
      if (event.type === 'asked') play('talk')
      if (event.type === 'gave') gave(event.seat)
      if (event.type === 'accepted') {
        play('draw')
        send(places.place('gift'), home(event.seat), BACK)
      }
      if (event.type === 'challenged') {
        play(event.matched ? 'reveal' : 'tear')
        showingFor(4 * pace('turn')) // it rises, turns over and settles
      }
      if (event.type === 'drawn') drawn(event.cards)
      if (event.type === 'drew' && !mine(event.seat)) {
        play('draw')
        for (let i = 0; i < event.count; i++)
          send(places.place('pile'), home(event.seat), BACK, i * 2 * STAGGER)
      }
    },
  }
}
