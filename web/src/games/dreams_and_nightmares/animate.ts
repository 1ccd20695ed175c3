/** Acting out what happened: who laid which card where, and what flew away from beneath it. */
import type { AnyEvent, Played } from '../../lib/generated/dreams_and_nightmares'
import { fly, STAGGER } from '../../lib/motion'
import { play } from '../../lib/sound'
import { art, BACK } from './cards'
import { arrive } from '../../lib/flyingCard'

interface Stage {
  seat: number
  board: HTMLElement | undefined
}

export function actor(stage: () => Stage) {
  let left: DOMRect | undefined

  const find = (selector: string) => stage().board?.querySelector<HTMLElement>(selector) ?? null
  const box = (selector: string) => find(selector)?.getBoundingClientRect()
  const seatBox = (seat: number) => box(`[data-seat="${seat}"] .seat-face`)
  /** The newest copy of a card in my hand. */
  const inHand = (card: string) => {
    const copies = stage().board?.querySelectorAll<HTMLElement>(`[data-card^="${card}#"] .card`) ?? []
    return copies[copies.length - 1] ?? null
  }

  function drawn(card: string, delay = 0) {
    const [there, deck] = [inHand(card), box('[data-place="deck"]')]
    if (there && deck) void arrive(there, deck, { delay, speed: 'move' })
  }

  function played({ seat, row, position, covered, taken }: Played) {
    const mine = seat === stage().seat
    const spot = find(`[data-place="spot-${row}-${position}"]`)
    const top = spot?.querySelector<HTMLElement>('.card')
    const from = mine ? (left ?? box('[data-place="hand"]')) : seatBox(seat)
    left = undefined
    play(taken ? 'steal' : 'place')
    if (!top || !from) return
    const there = top.getBoundingClientRect()
    void arrive(top, from, { speed: 'move', bend: 0.1 })
    if (!taken || !covered) return
    const loot = mine ? inHand(covered) : null
    const thief = seatBox(seat)
    if (loot) void arrive(loot, there, { delay: 2 * STAGGER, bend: 0.28 })
    else if (thief) void fly(there, thief, art(covered), { delay: 2 * STAGGER, bend: 0.28 })
  }

  function dealt() {
    play('shuffle')
    const hand = stage().board?.querySelectorAll<HTMLElement>('[data-card] .card') ?? []
    const deck = box('[data-place="deck"]')
    if (deck) hand.forEach((card, i) => void arrive(card, deck, { delay: i * STAGGER, speed: 'move' }))
  }

  return {
    /** My own card goes from here: by the time the table answers, it has left the hand. */
    leaves(from: DOMRect | undefined) {
      left = from
    },
    show(event: AnyEvent) {
      const me = stage().seat
      if (event.type === 'dealt') dealt()
      if (event.type === 'played') played(event)
      if (event.type === 'drawn') drawn(event.card)
      if (event.type === 'drew') {
        play('draw')
        const [deck, seat] = [box('[data-place="deck"]'), seatBox(event.seat)]
        if (event.seat !== me && deck && seat) void fly(deck, seat, BACK)
      }
    },
  }
}
