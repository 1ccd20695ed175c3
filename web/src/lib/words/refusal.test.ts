import { afterEach, expect, test } from 'vitest'
import { prefer } from '../prefs.svelte'
import { loadLanguage } from '.'
import { translateRefusal } from './refusal'

afterEach(() => prefer('language', 'en'))

test('a refusal speaks the chosen language: the game’s words, else the house’s, else the server’s', async () => {
  await loadLanguage('fr')
  prefer('language', 'fr')
  const said = (code: string) => translateRefusal({ code, why: 'No.' }, { own_row: 'Non.' }).why
  expect(said('own_row')).toBe('Non.')
  expect(said('not_your_turn')).toBe('Ce n’est pas ton tour.')
  expect(said('something_new')).toBe('No.')
})
