import english from '@messages/en/history_puzzles_daily.json'
import { dictionary } from './dictionary.svelte'

/** The words of what outlasts a game: history, analysis, puzzles, the dream of the day. */
export const d = dictionary('history_puzzles_daily', english)
