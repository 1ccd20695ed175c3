import english from '@messages/en/dream_ravens.json'
import { dictionary } from '../../lib/words'

/** The words of Dream in the chosen language. */
export const w = dictionary('dream_ravens', english)
