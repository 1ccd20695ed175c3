import english from '@messages/en/dreams.json'
import { dictionary } from './dictionary.svelte'

/** The words of what outlasts a game: history, analysis, puzzles, the dream of the day. */
export const d = dictionary('dreams', english)
