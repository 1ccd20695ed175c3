import type { Mark } from './pencil.svelte'

/** What the pencil would write, and for whom; a null mark erases. */
export interface Pen {
  whose: number
  mark: Mark | null
}

/** What I hold in my hands: the picture that I look at, and the pencil, which marks the pictures I touch. */
export const selection = $state<{
  /** Its number. */
  picture: number | null
  pen: Pen | null
}>({ picture: null, pen: null })
