/** Acting out what happened: sets laid down, gifts given and taken, cards drawn. */
import type { AnyEvent } from '../../lib/generated/dream_power_trick'
import { fly, STAGGER } from '../../lib/motion'
import { play } from '../../lib/sound'
import { arrive } from '../../lib/flyingCard'
import { art, BACK } from './cards'
import { turn } from './pile'

interface Stage {
  seat: number
  board: HTMLElement | undefined
}

export function actor(stage: () => Stage) {
  let left: DOMRect[] = []

  const find = (selector: string) => stage().board?.querySelector<HTMLElement>(selector) ?? null
  const place = (name: string) => find(`[data-place="${name}"]`)?.getBoundingClientRect()
  const mine = (seat: number) => seat === stage().seat
  const home = (seat: number) =>
    mine(seat) ? place('hand') : find(`[data-seat="${seat}"] .seat-face`)?.getBoundingClientRect()
  const inHand = (card: string, fromEnd = 0) => {
    const copies = stage().board?.querySelectorAll<HTMLElement>(`[data-card^="${card}#"] .card`) ?? []
    return copies[copies.length - 1 - fromEnd] ?? null
  }

  function send(from: DOMRect | undefined, to: DOMRect | undefined, picture: string, delay = 0) {
    if (from && to) void fly(from, to, picture, { delay })
  }

  function drawn(cards: string[]) {
    const pile = place('pile')
    const seen: Record<string, number> = {}
    cards.forEach((card, i) => {
      const there = inHand(card, seen[card] ?? 0)
      seen[card] = (seen[card] ?? 0) + 1
      if (there && pile) void arrive(there, pile, { delay: i * 2 * STAGGER, speed: 'move' })
    })
  }

  function discarded(seat: number, cards: string[]) {
    play('place')
    const lying = [
      ...(stage().board?.querySelectorAll<HTMLElement>('[data-place="discards"] .top .card') ?? []),
    ]
    const hidden = cards.length - lying.length
    cards.forEach((card, i) => {
      const [from, thing] = [left[i] ?? home(seat), lying[i - hidden]]
      const delay = i * STAGGER
      if (from && thing) void arrive(thing, from, { delay, tilt: turn(i - hidden, lying.length) })
      else send(from, place('discards'), art(card), delay)
    })
    left = []
  }

  function gave(seat: number) {
    play('turn')
    const [card, from] = [find('[data-place="gift"] .card'), left[0] ?? home(seat)]
    if (card && from) void arrive(card, from)
    left = []
  }

  function dealt() {
    play('shuffle')
    const pile = place('pile')
    stage()
      .board?.querySelectorAll<HTMLElement>('[data-card] .card')
      .forEach((card, i) => pile && void arrive(card, pile, { delay: i * STAGGER, speed: 'move' }))
  }

  return {
    /** My own cards go from here: by the time the table answers, they have left the hand. */
    leaves(from: DOMRect[]) {
      left = from
    },
    show(event: AnyEvent) {
      if (event.type === 'dealt') dealt()
      if (event.type === 'discarded') discarded(event.seat, event.cards)
      if (event.type === 'asked') play('talk')
      if (event.type === 'gave') gave(event.seat)
      if (event.type === 'accepted') {
        play('draw')
        send(place('gift'), home(event.seat), BACK)
      }
      if (event.type === 'challenged') play(event.matched ? 'reveal' : 'tear')
      if (event.type === 'drawn') drawn(event.cards)
      if (event.type === 'drew' && !mine(event.seat)) {
        play('draw')
        for (let i = 0; i < event.count; i++) send(place('pile'), home(event.seat), BACK, i * 2 * STAGGER)
      }
    },
  }
}
