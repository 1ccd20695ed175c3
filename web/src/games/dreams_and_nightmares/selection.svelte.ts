/** The card between this person's fingers: known to the board, which lights its places, and to the banner. */
import type { Held } from './cards'

let now = $state.raw<Held | null>(null)

export const fingers = {
  get held() {
    return now
  },
  take(card: Held | null) {
    now = card
  },
  putBack() {
    now = null
  },
}
