import { dictionary } from '../../../lib/words'
import { type Words, words } from './en'

/** The words of Dreams and Nightmares in the chosen language. */
export const w = dictionary(
  words,
  import.meta.glob<Words>(['./*.ts', '!./en.ts', '!./index.ts'], { import: 'words' }),
)
