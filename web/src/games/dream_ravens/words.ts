import { pick } from '../../lib/words'
import { en } from './words.en'

export const w = pick(en, {
  fr: async () => (await import('./words.fr')).fr,
  it: async () => (await import('./words.it')).it,
})
