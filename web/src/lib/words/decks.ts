import english from '@messages/en/decks.json'
import { dictionary } from './dictionary.svelte'

/** The words about lists of words that a table brings. */
export const dk = dictionary('decks', english)
