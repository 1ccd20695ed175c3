export { loadLanguage, dictionary } from './dictionary.svelte'
export type { Words } from './en'
import { en } from './en'
import { dictionary } from './dictionary.svelte'

/** The words of everything around the games. */
export const t = dictionary(en, {
  fr: async () => (await import('./fr')).fr,
  it: async () => (await import('./it')).it,
})
