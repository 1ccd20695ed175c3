import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import { person } from '../lib/testing/table'
import CodeEntry from './home/CodeEntry.svelte'
import LogAndChat from './table/LogAndChat.svelte'

test('a code takes letters and digits, and a whole link as well', async () => {
  const { container } = render(CodeEntry)
  const field = screen.getByRole('textbox')
  const letters = () => [...container.querySelectorAll('i')].map((i) => i.textContent).join('')
  await fireEvent.input(field, { target: { value: 'ke1 l' } })
  expect(letters()).toBe('KE1L')
  await fireEvent.input(field, { target: { value: 'http://192.168.1.5:8340/t/MAGPI' } })
  expect(letters()).toBe('MAGPI')
})

test('talk and events come in the order in which they came', () => {
  render(LogAndChat, {
    log: [
      { seq: 100, text: 'Ben drew.', private: false },
      { seq: 200, text: 'Ben let it go.', private: false },
    ],
    between: [{ after: 100, line: { seq: 1, seat: 0, name: 'Ada', text: 'A nine!', at: 0, after: 100 } }],
  })
  const lines = screen.getAllByRole('listitem').map((li) => li.textContent?.replace(/\s+/g, ' ').trim())
  expect(lines).toEqual(['Ben drew.', 'Ada A nine!', 'Ben let it go.'])
})

test('who comes and who goes is told', () => {
  const was = person(1, 'Ben')
  const nix = person(1, 'Nix', { person: false, bot: 'dreaming' })
  render(LogAndChat, {
    log: [],
    between: [
      { after: 100, was, is: nix },
      { after: 100, was: nix, is: person(1, 'Noor') },
      { after: 100, was: person(1, 'Noor'), is: person(1, 'N.') },
    ],
  })
  const lines = screen.getAllByRole('listitem').map((li) => li.textContent?.trim())
  expect(lines).toEqual(['Ben left; Nix plays on.', 'Noor takes over from Nix.', 'Noor is called N. now.'])
})

test('what was refused comes back to the writer', async () => {
  const say = vi.fn(async () => ({ code: 'talk_hint', why: 'No numbers.' }))
  render(LogAndChat, { log: [], between: [], say })
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await fireEvent.input(field, { target: { value: 'It is a nine' } })
  await fireEvent.click(screen.getByLabelText('Send'))
  expect(say).toHaveBeenCalledWith('It is a nine')
  await vi.waitFor(() => expect(field.value).toBe('It is a nine'))
})

test('talk rests and says why', () => {
  render(LogAndChat, { log: [], between: [], say: async () => null, chatClosed: 'Somebody is asleep.' })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('Somebody is asleep.')).toBeTruthy()
})
