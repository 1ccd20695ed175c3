/** What flies where when something happened; what has not arrived yet is not shown at its place. */
import { SvelteSet } from 'svelte/reactivity'
import type { AnyEvent } from '../../lib/generated/dream_ravens'
import { fly, pace, STAGGER } from '../../lib/motion'
import { play } from '../../lib/sound'
import { BACK, DECK, HELD, picture, PILE, placeOf } from './lands'

const EYE = 1800 // milliseconds that others see where somebody looked
const find = (place: string) => document.querySelector(`[data-place="${place}"]`)

export class Flights {
  /** Places whose new card is still on its way. */
  readonly absent = new SvelteSet<string>()
  /** Places that somebody looks at. */
  readonly eyed = new SvelteSet<string>()

  constructor(readonly seat: () => number) {}

  /** A card goes from place to place; the target stays empty until it is there. */
  async #go(from: string, to: string, face: string, delay = 0): Promise<void> {
    const a = find(from) ?? find(DECK)
    const b = find(to)
    if (!a || !b || !pace('fly')) return
    this.absent.add(to)
    await fly(a, b, face, { delay })
    this.absent.delete(to)
  }

  #look(place: string): void {
    this.eyed.add(place)
    setTimeout(() => this.eyed.delete(place), EYE)
  }

  /** Where a hand is: mine holds its card in sight, the others' is their face. */
  #hand = (seat: number) => (seat === this.seat() ? HELD : `seat-${seat}`)

  act(event: AnyEvent): void {
    const mine = 'seat' in event && event.seat === this.seat()
    switch (event.type) {
      case 'dealt':
        play('shuffle')
        break
      case 'looked':
        if (!mine) this.#look(placeOf(event.seat, event.position))
        break
      case 'drew':
        play('draw')
        if (!mine) void fly(find(DECK) ?? '', find(`seat-${event.seat}`) ?? '', BACK)
        break
      case 'took_up':
        play('place')
        void this.#go(PILE, placeOf(event.seat, event.position), picture(event.taken))
        void this.#go(placeOf(event.seat, event.position), PILE, picture(event.dropped), STAGGER * 2)
        break
      case 'swapped_in':
        play('place')
        void this.#go(this.#hand(event.seat), placeOf(event.seat, event.position), BACK)
        void this.#go(placeOf(event.seat, event.position), PILE, picture(event.dropped), STAGGER * 2)
        break
      case 'discarded':
      case 'used':
        play('turn')
        void this.#go(this.#hand(event.seat), PILE, picture(event.land))
        break
      case 'kept':
        play('turn')
        void this.#go(this.#hand(event.seat), PILE, picture(event.dropped))
        break
      case 'peeked':
        if (!mine) this.#look(placeOf(event.at.seat, event.at.position))
        break
      case 'swapped': {
        play('steal')
        const a = placeOf(event.a.seat, event.a.position)
        const b = placeOf(event.b.seat, event.b.position)
        void this.#go(a, b, BACK)
        void this.#go(b, a, BACK, STAGGER)
        break
      }
      case 'woke_up':
        play('wake')
        break
      case 'revealed':
        play('reveal')
        break
    }
  }
}
