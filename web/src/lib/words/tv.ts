import english from '@messages/en/tv.json'
import { dictionary } from './dictionary.svelte'

/** The words of the living room: big screens, phones as hands, parties. */
export const tv = dictionary('tv', english)
