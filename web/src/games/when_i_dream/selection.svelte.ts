/** What I have prepared on the way to a move. */
export const selection = $state<{
  /** A clue that is written, perhaps before my turn; it is about the Element that lies there now. */
  clue: string
  /** My spirit lies face down: somebody sits beside me. */
  covered: boolean
  /** The guessed cards that I have ticked, by their place in the row. */
  ticked: number[]
}>({ clue: '', covered: false, ticked: [] })
