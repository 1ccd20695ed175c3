import { type Language, prefs } from '../prefs.svelte'

/** Every dictionary on this page, as a way to fetch it in a language. */
const dictionaries: ((language: Language) => Promise<void>)[] = []

/** Fetch a language for every dictionary made so far, so that it can be chosen without a word of English between. */
export const loadLanguage = (language: Language): Promise<unknown> =>
  Promise.all(dictionaries.map((fetch) => fetch(language)))

/**
 * One dictionary that speaks the chosen language: `const w = dictionary(en, { fr: () => ..., it: () => ... })`, then
 * `w.section.key` wherever it is shown. It follows a change of language because every look-up reads the preference.
 * Other languages than English are fetched only when somebody speaks them.
 */
export function dictionary<W extends object>(
  en: W,
  others: Record<Exclude<Language, 'en'>, () => Promise<W>>,
): W {
  let known = $state.raw<Partial<Record<Language, W>>>({ en })
  dictionaries.push(async (language) => {
    if (language === 'en' || known[language]) return
    const words = await others[language]()
    known = { ...known, [language]: words }
  })
  return new Proxy(en, {
    get: (_, key) => Reflect.get(known[prefs.language] ?? en, key) as unknown,
  })
}
