import { COLOURS, FACES } from '../faces'
import { guest } from '../guest.svelte'
import { t } from '../words'

const any = (most: number) => Math.floor(Math.random() * most) + 1

/** What a face is called; whoever chooses no nickname is called so. */
export const nameOfFace = (face: number) => Object.values(t.name.faces)[face - 1] ?? ''

/** The look that the guest has chosen, or any to begin with; not one of the faces that are taken. */
export function anyLook(taken: readonly number[] = []): { face: number; colour: number } {
  let face = guest.face || any(FACES)
  while (taken.includes(face) && taken.length < FACES) face = (face % FACES) + 1
  return { face, colour: guest.colour || any(COLOURS) }
}
