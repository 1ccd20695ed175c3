import { pick } from '../../../lib/words'
import { en } from './en'

export const w = pick(en, {
  fr: async () => (await import('./fr')).fr,
  it: async () => (await import('./it')).it,
})
