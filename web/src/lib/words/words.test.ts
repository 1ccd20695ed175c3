import { afterEach, expect, test } from 'vitest'
import { prefer } from '../prefs.svelte'
import { en } from './en'
import { fr } from './fr'
import { it } from './it'
import { pick, t } from '.'

afterEach(() => prefer('language', 'en'))

test('words follow the chosen language', () => {
  expect(t.home.join).toBe(en.home.join)
  prefer('language', 'fr')
  expect(t.home.join).toBe('Rejoindre')
  prefer('language', 'it')
  expect(pick({ en: { a: 1 }, fr: { a: 2 }, it: { a: 3 } }).a).toBe(3)
})

const paths = (words: object, at = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? paths(value as object, `${at}${key}.`) : [`${at}${key}`],
  )

test.each([
  ['French', fr],
  ['Italian', it],
])('%s says everything that English says', (_, words) => {
  expect(paths(words).sort()).toEqual(paths(en).sort())
})
