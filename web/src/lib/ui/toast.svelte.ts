import type { Refused } from '../board'
import { play } from '../sound'

interface Note {
  refused: Refused
  /** The line above the reason; the dictionary has one for each code. */
  title?: string
  /** Where the touched element is; null puts the toast at the bottom of the screen. */
  at: DOMRect | null
}

let note = $state.raw<Note | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined

/** Show a refusal beside the element that was touched. Does nothing for null, which means that nothing was refused. */
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
