import { test } from 'vitest'
import { LANGUAGES, type Language, prefer } from '../prefs.svelte'
import { loadLanguage } from '../words'

/** Read a page or a sentence in a language, and go back to English. */
export async function inLanguage<T>(language: Language, read: () => T): Promise<T> {
  await loadLanguage(language)
  prefer('language', language)
  try {
    return read()
  } finally {
    prefer('language', 'en')
  }
}

/** A test that holds in every language. */
export const eachLanguage = (name: string, check: () => void): void =>
  test.each(Object.keys(LANGUAGES) as Language[])(`${name}: %s`, (language) => inLanguage(language, check))
