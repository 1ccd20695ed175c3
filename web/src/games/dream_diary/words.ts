import english from '@messages/en/dream_diary.json'
import { dictionary } from '../../lib/words'

/** The words of Dream Diary in the chosen language. */
export const w = dictionary('dream_diary', english)
