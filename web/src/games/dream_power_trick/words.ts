import english from '@messages/en/dream_power_trick.json'
import { dictionary } from '../../lib/words'

/** The words of Dream Power Trick in the chosen language. */
export const w = dictionary('dream_power_trick', english)
