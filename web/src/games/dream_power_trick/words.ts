import { pick } from '../../lib/words'
import { en } from './words.en'

export type { Who } from './words.en'

/** The words of Dream Power Trick. */
export const w = pick(en, {
  fr: async () => (await import('./words.fr')).fr,
  it: async () => (await import('./words.it')).it,
})
