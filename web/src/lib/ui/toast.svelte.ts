import type { Refused } from '../board'
import { play } from '../sound'

interface Note {
  refused: Refused
  /** Above the reason; by its code if nothing is given. */
  title?: string
  /** What was touched; without it, or when it is gone meanwhile, the toast lies at the bottom of the screen. */
  at: DOMRect | null
}

let note = $state.raw<Note | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined

/** A toast of paper beside the thing touched: what, then why. `null` means that all is well. */
export function showToast(refused: Refused | null, element?: Element | null, title?: string): void {
  if (!refused) return
  note = { refused, title, at: element?.isConnected ? element.getBoundingClientRect() : null }
  play('refuse')
  clearTimeout(timer)
  timer = setTimeout(hideToast, 6000)
}

export function hideToast(): void {
  note = null
}

export const toast = {
  get now() {
    return note
  },
}
