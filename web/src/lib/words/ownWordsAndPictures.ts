import english from '@messages/en/own_words_and_pictures.json'
import { dictionary } from './dictionary.svelte'

/** The words about lists of words that a table brings. */
export const dk = dictionary('own_words_and_pictures', english)
