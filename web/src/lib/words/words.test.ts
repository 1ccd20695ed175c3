import { afterEach, expect, test } from 'vitest'
import { prefer } from '../prefs.svelte'
import { words as en } from './en'
import { words as fr } from './fr'
import { words as it } from './it'
import { loadLanguage, dictionary, t } from '.'

afterEach(() => prefer('language', 'en'))

test('words follow the chosen language, once it is learnt', async () => {
  prefer('language', 'fr')
  expect(t.home.join).toBe(en.home.join)
  await loadLanguage('fr')
  expect(t.home.join).toBe('Rejoindre')
  const own = dictionary(
    { a: 1 },
    {
      './fr.ts': async () => ({ a: 2 }),
      './it.ts': async () => ({ a: 3 }),
    },
  )
  await loadLanguage('it')
  prefer('language', 'it')
  expect(own.a).toBe(3)
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
