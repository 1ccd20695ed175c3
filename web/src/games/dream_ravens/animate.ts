/** Animates what happened to the lands; a land that is still flying is not yet shown where it goes. */
import { SvelteSet } from 'svelte/reactivity'
import type { AnyEvent } from '../../lib/generated/dream_ravens'
import { fly } from '../../lib/cards/flyingCard'
import { pace, showingFor, STAGGER } from '../../lib/motion'
import { play } from '../../lib/sound'
import { BACK, DECK, HELD, picture, PILE, placeOf } from './lands'

const LOOK = 1800 // milliseconds for which the others see where somebody looked
const find = (place: string) => document.querySelector(`[data-place="${place}"]`)

export function animations(seat: () => number) {
  /** Places whose new land is still on its way. */
  const absent = new SvelteSet<string>()
  /** Places that somebody looks at. */
  const looked = new SvelteSet<string>()

  /** A land flies from place to place; its target stays empty until it is there. */
  async function go(from: string, to: string, face: string, delay = 0): Promise<void> {
    const a = find(from) ?? find(DECK)
    const b = find(to)
    if (!a || !b || !pace('fly')) return
    absent.add(to)
    await fly(a, b, face, { delay })
    absent.delete(to)
  }

  function look(place: string): void {
    looked.add(place)
    setTimeout(() => looked.delete(place), LOOK)
  }

  /** Where a player's hand is: mine shows its land, the others' hands are their faces. */
  const hand = (owner: number) => (owner === seat() ? HELD : `seat-${owner}`)

  function show(event: AnyEvent): void {
    const mine = 'seat' in event && event.seat === seat()
    switch (event.type) {
      case 'dealt':
        play('shuffle')
        break
      case 'looked':
        if (!mine) look(placeOf(event.seat, event.position))
        break
      case 'drew':
        play('draw')
        if (mine) showingFor(pace('move'))
        else void fly(find(DECK) ?? '', find(`seat-${event.seat}`) ?? '', BACK)
        break
      case 'took_up':
        play('place')
        void go(PILE, placeOf(event.seat, event.position), picture(event.taken))
        void go(placeOf(event.seat, event.position), PILE, picture(event.dropped), STAGGER * 2)
        break
      case 'swapped_in':
        play('place')
        void go(hand(event.seat), placeOf(event.seat, event.position), BACK)
        void go(placeOf(event.seat, event.position), PILE, picture(event.dropped), STAGGER * 2)
        break
      case 'discarded':
      case 'used':
        play('turn')
        void go(hand(event.seat), PILE, picture(event.land))
        break
      case 'kept':
        play('turn')
        void go(hand(event.seat), PILE, picture(event.dropped))
        break
      case 'peeked':
        if (!mine) look(placeOf(event.at.seat, event.at.position))
        break
      case 'swapped': {
        play('steal')
        const a = placeOf(event.a.seat, event.a.position)
        const b = placeOf(event.b.seat, event.b.position)
        void go(a, b, BACK)
        void go(b, a, BACK, STAGGER)
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

  return { absent, looked, show }
}
