/** Finds cards and places on a game's board by their data attributes, for the animations between them. */
import { arrive } from './flyingCard'
import { STAGGER } from '../motion'
import { play } from '../sound'

export function boardPlaces(board: () => HTMLElement | undefined) {
  const find = (selector: string) => board()?.querySelector<HTMLElement>(selector) ?? null
  const all = (selector: string) => [...(board()?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const box = (selector: string) => find(selector)?.getBoundingClientRect()
  const place = (name: string) => box(`[data-place="${name}"]`)
  return {
    find,
    all,
    place,
    seat: (seat: number) => box(`[data-seat="${seat}"] .seat-face`),
    /** The newest copy of a card in my hand; with `older`, the one before it, and so on. */
    inHand: (card: string, older = 0) => all(`[data-card^="${card}#"] .card`).at(-1 - older) ?? null,
    /** My whole hand is dealt from a pile, one card after the other. */
    deal(pile: string) {
      play('shuffle')
      const from = place(pile)
      if (from)
        all('[data-card] .card').forEach(
          (card, i) => void arrive(card, from, { delay: i * STAGGER, speed: 'move' }),
        )
    },
  }
}
