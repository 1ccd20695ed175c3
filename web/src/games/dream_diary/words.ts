import { pick } from '../../lib/words'
import { en } from './words/en'
import { fr } from './words/fr'
import { it } from './words/it'

/** The words of this board, in the chosen language. */
export const w = pick({ en, fr, it })
