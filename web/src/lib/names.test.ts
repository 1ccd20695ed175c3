import { expect, test } from 'vitest'
import { namesOf, nickname, seatsFrom } from './names'
import { person } from './testing/table'

const people = [person(0, 'Ada'), person(1, 'Olek'), person(2, 'Nix')]

test('whoever is spoken to comes first, the others in the order of their seats', () => {
  expect(namesOf([0, 1], people, 1)).toBe('You and Ada')
  expect(namesOf([0, 1, 2], people, 2)).toBe('You, Ada and Olek')
  expect(namesOf([0, 1], people, -1)).toBe('Ada and Olek')
})

test('seats begin with mine and follow the order of play; a watcher begins with the first', () => {
  expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1])
  expect(seatsFrom(-1, 3)).toEqual([0, 1, 2])
})

test('nobody is spoken to as a guest', () => {
  expect(nickname([person(0, 'Ada')], 0)).toBe('Ada')
  expect(nickname([person(0, 'Guest'), person(1, 'Guest 2')], 1)).toBeNull()
  expect(nickname([], 0)).toBeNull()
})
