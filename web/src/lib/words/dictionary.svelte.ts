import type { Messages } from '../generated/messages'
import { type Language, prefs } from '../prefs.svelte'

type File = keyof Messages

/** The message files of every language but English; each is fetched when somebody chooses its language. */
const others = import.meta.glob<{ default: Messages[File] }>(['@messages/*/*.json', '!@messages/en/*.json'])

/** For every dictionary made so far, a function that fetches its messages in a language. */
const loaders: ((language: Language) => Promise<void>)[] = []

/** Fetch a language for every dictionary made so far, so that no English is shown after it is chosen. */
export const loadLanguage = (language: Language): Promise<unknown> =>
  Promise.all(loaders.map((load) => load(language)))

/**
 * The messages of a file in the chosen language: `w.section.key` reads the preference at every look-up, so what is shown
 * follows a change of language. English is part of the program, so that there is always something to say.
 */
export function dictionary<F extends File>(file: F, english: Messages[F]): Messages[F] {
  let known = $state.raw<Partial<Record<Language, Messages[F]>>>({ en: english })
  loaders.push(async (language) => {
    const path = Object.keys(others).find((path) => path.endsWith(`/messages/${language}/${file}.json`))
    if (known[language] || !path) return
    const { default: messages } = await others[path]!()
    known = { ...known, [language]: messages as Messages[F] }
  })
  return new Proxy(english, {
    get: (_, key) => Reflect.get(known[prefs.language] ?? english, key) as unknown,
  })
}

/** A part of the app with words of its own, when they have come in the chosen language, too. */
export async function speaking<T>(part: Promise<T>): Promise<T> {
  const loaded = await part
  await loadLanguage(prefs.language)
  return loaded
}

/** The message of a section for a key that comes from the server; undefined if there is none. */
export const pick = <T>(
  section: Readonly<Record<string, T>>,
  key: string | number | null | undefined,
): T | undefined =>
  key !== null && key !== undefined && Object.hasOwn(section, key) ? section[key] : undefined
