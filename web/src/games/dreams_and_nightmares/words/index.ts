import { dictionary } from '../../../lib/words'
import { en } from './en'

export type { Who } from './en'

/** The words of Dreams and Nightmares. */
export const w = dictionary(en, {
  fr: async () => (await import('./fr')).fr,
  it: async () => (await import('./it')).it,
})
