import { render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import App from './App.svelte'

test('the app names itself', () => {
  render(App)
  expect(screen.getByRole('heading').textContent).toBe('Dreamtable')
})
