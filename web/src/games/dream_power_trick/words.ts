import { pick } from '../../lib/words'
import { en } from './words.en'
import { fr } from './words.fr'
import { it } from './words.it'

export type { Who } from './words.en'

/** The words of Dream Power Trick. */
export const w = pick({ en, fr, it })
