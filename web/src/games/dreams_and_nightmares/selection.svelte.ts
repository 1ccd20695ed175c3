/** The card of my hand that I have picked up; the board lights its places, and the banner speaks of it. */
import type { HeldCard } from '../../lib/cards/hand'

let held = $state.raw<HeldCard | null>(null)

export const selection = {
  get held() {
    return held
  },
  take(card: HeldCard | null) {
    held = card
  },
  putBack() {
    held = null
  },
}
