export { pick } from './pick.svelte'
export type { Words } from './en'
import { en } from './en'
import { fr } from './fr'
import { it } from './it'
import { pick } from './pick.svelte'

/** The words of everything around the games. */
export const t = pick({ en, fr, it })
