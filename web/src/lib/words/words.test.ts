import { afterEach, expect, test } from 'vitest'
import { w } from '../../games/dream_ravens/words'
import { prefer } from '../prefs.svelte'
import { loadLanguage, pick, t } from '.'

afterEach(() => prefer('language', 'en'))

test('words follow the chosen language, once it is learnt', async () => {
  const english = t.home.join
  prefer('language', 'fr')
  expect(t.home.join).toBe(english)
  await loadLanguage('fr')
  expect(t.home.join).toBe('Rejoindre')
  expect(w.ravens({ n: 2 })).toBe('Deux corbeaux')
})

test('a person is spoken to, a name is said, and nobody is left out', () => {
  const owner = { name: 'Ada', me: false }
  expect(w.landOf({ owner, position: 0 })).toBe('Ada’s first land')
  expect(w.landOf({ owner: { ...owner, me: true }, position: 3 })).toBe('your fourth land')
  expect(w.landOf({ owner: null, position: 1 })).toBe('their own second land')
})

test('a name is no key: somebody may be called “none”, or like a part of an object', () => {
  expect(w.turn.text({ name: 'none' })).toBe('Your turn, none.')
  expect(w.turn.text({ name: 'constructor' })).toBe('Your turn, constructor.')
  expect(w.turn.text({ name: null })).toBe('Your turn.')
  expect(pick(w.special, 'toString')).toBeUndefined()
})
