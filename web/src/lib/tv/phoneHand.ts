/** What a game shows on a phone while the big screen shows the table: a hand, a question, buttons. */
import type { Component } from 'svelte'
import type { BoardProps } from '../board'

export interface PhoneHand {
  default: Component<BoardProps>
  /** Whether what this seat is asked is answered on the table itself: then the phone shows the whole board. */
  needsBoard: (board: BoardProps) => boolean
  /** What is said instead of the sentence under the banner, where that would tell neighbours too much; null: that one. */
  help?: (board: BoardProps) => string | null
}

const hands = import.meta.glob<PhoneHand>('../../games/*/PhoneHand.svelte')

/** The hand of a game; null for a game that has none. */
export async function handOf(name: string): Promise<PhoneHand | null> {
  return (await hands[`../../games/${name}/PhoneHand.svelte`]?.()) ?? null
}
