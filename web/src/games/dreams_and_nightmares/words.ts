import english from '@messages/en/dreams_and_nightmares.json'
import { dictionary } from '../../lib/words'

/** The words of Dreams and Nightmares in the chosen language. */
export const w = dictionary('dreams_and_nightmares', english)
