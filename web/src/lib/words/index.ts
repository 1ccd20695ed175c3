export { dictionary, loadLanguage } from './dictionary.svelte'
export type { Words } from './en'
import { dictionary } from './dictionary.svelte'
import { type Words, words } from './en'

/** The words of everything around the games, in the chosen language. */
export const t = dictionary(words, import.meta.glob<Words>('./{fr,it}.ts', { import: 'words' }))
