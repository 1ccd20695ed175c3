import english from '@messages/en/when_i_dream.json'
import { dictionary } from '../../lib/words'

/** The words of When I Dream in the chosen language. */
export const w = dictionary('when_i_dream', english)
