export { learn, pick } from './pick.svelte'
export type { Words } from './en'
import { en } from './en'
import { pick } from './pick.svelte'

/** The words of everything around the games. */
export const t = pick(en, {
  fr: async () => (await import('./fr')).fr,
  it: async () => (await import('./it')).it,
})
