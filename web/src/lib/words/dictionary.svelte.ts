import { type Language, prefs } from '../prefs.svelte'

/** For every dictionary made so far, a function that fetches its words in a language. */
const loaders: ((language: Language) => Promise<void>)[] = []

/** Fetch a language for every dictionary made so far, so that no English is shown after it is chosen. */
export const loadLanguage = (language: Language): Promise<unknown> =>
  Promise.all(loaders.map((load) => load(language)))

/**
 * A dictionary in the chosen language: `w.section.key` reads the preference at every look-up, so what is shown follows
 * a change of language. English is part of the program; `others` fetches each other language from its file,
 * `<language>.ts`, when somebody chooses it.
 */
export function dictionary<W extends object>(english: W, others: Record<string, () => Promise<W>>): W {
  let known = $state.raw<Partial<Record<Language, W>>>({ en: english })
  loaders.push(async (language) => {
    if (known[language]) return
    const file = Object.keys(others).find((path) => path.endsWith(`/${language}.ts`))
    if (!file) return
    const words = await others[file]!()
    known = { ...known, [language]: words }
  })
  return new Proxy(english, {
    get: (_, key) => Reflect.get(known[prefs.language] ?? english, key) as unknown,
  })
}
