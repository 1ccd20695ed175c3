/** What the words of a table are called in the reader's own language, where lib/generated has both. */
import { prefs } from '../prefs.svelte'

export type Kind = 'elements' | 'adjectives'
type Names = Readonly<Record<string, string>>

/** Every list of names by its English ones; each is fetched when somebody needs it. */
const lists = import.meta.glob<{ default: Names }>('../generated/{elements,adjectives}.*.json')
let known = $state.raw<Record<string, Names>>({})
const asked: Record<string, boolean> = {}

/** The names of a kind in a language; none until they have come, and where nobody has written them down. */
function names(kind: Kind, language: string): Names {
  const path = `../generated/${kind}.${language}.json`
  const load = lists[path]
  if (load && !asked[path]) {
    asked[path] = true
    load().then(
      ({ default: found }) => (known = { ...known, [path]: found }),
      () => (asked[path] = false), // the word itself is there
    )
  }
  return known[path] ?? {}
}

/** The anchor that an adjective of a language names; null if it names none. */
function anchor(adjective: string, language: string): string | null {
  if (language === 'en') return adjective
  const found = Object.entries(names('adjectives', language)).find(([, name]) => name === adjective)
  return found?.[0] ?? null
}

/**
 * What the reader calls a word of the table's language; null where that is the same word or we do not know it.
 * `english` names an Element, as its picture does; an adjective is looked up.
 */
export function gloss(kind: Kind, word: string, language: string, english?: string | null): string | null {
  if (!language || language === prefs.language) return null
  const key = kind === 'elements' ? english : anchor(word.toLowerCase(), language)
  if (!key) return null
  const own = prefs.language === 'en' ? key : names(kind, prefs.language)[key]
  return own && own.toLowerCase() !== word.toLowerCase() ? own : null
}
