import { pick } from '../../lib/words'
import { en } from './words/en'

/** The words of this board, in the chosen language. */
export const w = pick(en, {
  fr: async () => (await import('./words/fr')).fr,
  it: async () => (await import('./words/it')).it,
})
