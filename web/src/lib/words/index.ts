export { dictionary, loadLanguage, pick, speaking } from './dictionary.svelte'
export type { Who } from './format'
import english from '@messages/en/app.json'
import { dictionary } from './dictionary.svelte'

/** The words of everything around the games, in the chosen language. */
export const t = dictionary('app', english)
