import { afterEach, expect, test } from 'vitest'
import { prefer } from '../prefs.svelte'
import { learn } from '.'
import { inWords } from './why'

afterEach(() => prefer('language', 'en'))

test('a refusal speaks the chosen language: the game’s words, else the house’s, else the server’s', async () => {
  await learn('fr')
  prefer('language', 'fr')
  const said = (code: string) => inWords({ code, why: 'No.' }, { own_row: 'Non.' }).why
  expect(said('own_row')).toBe('Non.')
  expect(said('not_your_turn')).toBe('Ce n’est pas votre tour.')
  expect(said('something_new')).toBe('No.')
})
