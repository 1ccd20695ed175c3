import { dictionary } from '../../../lib/words'
import { en } from './en'

export const w = dictionary(en, {
  fr: async () => (await import('./fr')).fr,
  it: async () => (await import('./it')).it,
})
