import { afterEach, expect, test, vi } from 'vitest'
import { type Language, prefer } from '../prefs.svelte'
import { gloss } from './glossary.svelte'

afterEach(() => prefer('language', 'en'))

/** What a reader of a language is told, once the lists of names have come. */
async function told(reader: Language, ...asked: Parameters<typeof gloss>) {
  prefer('language', reader)
  await vi.waitFor(() => expect(gloss(...asked)).not.toBeNull())
  return gloss(...asked)
}

test('a word of another language is said in the reader’s own', async () => {
  expect(await told('en', 'elements', 'phare', 'fr', 'lighthouse')).toBe('lighthouse')
  expect(await told('fr', 'elements', 'lighthouse', 'en', 'lighthouse')).toBe('phare')
  expect(await told('pl', 'elements', 'phare', 'fr', 'lighthouse')).toBe('latarnia morska')
  expect(await told('ja', 'adjectives', 'windy', 'en')).toBe('風の強い')
  expect(await told('de', 'adjectives', 'Venteux', 'fr')).toBe('windig')
  expect(await told('en', 'adjectives', 'venteux', 'fr')).toBe('windy')
})

test('nothing is said of a word of one’s own language, of the same word, or of one nobody wrote down', async () => {
  await told('fr', 'elements', 'lighthouse', 'en', 'lighthouse')
  expect(gloss('elements', 'phare', 'fr', 'lighthouse')).toBeNull()
  expect(gloss('elements', 'piano', 'en', 'piano')).toBeNull()
  expect(gloss('elements', 'grandpa', 'en', null)).toBeNull()
  expect(gloss('elements', 'phở', '', null)).toBeNull()
  expect(gloss('adjectives', 'squishy', 'en')).toBeNull()
})
