import { expect, test } from 'vitest'
import { coloursAt, faceOfName, facesAt } from './faces'

const seat = (seat: number, name: string, more: object = {}) => ({
  seat,
  name,
  bot: null,
  person: true,
  ...more,
})

test('a chosen face goes before the face of a name, and nobody looks like somebody else', () => {
  const faces = facesAt([seat(0, 'Luna', { bot: 'lucid', person: false }), seat(1, 'Ada', { face: 17 })])
  expect(faces.get(1)).toBe(17)
  expect(faces.get(0)).not.toBe(17)
})

test('the first of two with the same wish gets it', () => {
  const wishes = [seat(0, 'Ada', { face: 3, colour: 2 }), seat(1, 'Olek', { face: 3, colour: 2 })]
  expect([...facesAt(wishes).values()]).toEqual([3, 4])
  expect([...coloursAt(wishes).values()]).toEqual([2, 3])
})

test('ten people have ten faces and ten colours', () => {
  const ten = Array.from({ length: 10 }, (_, i) => seat(i, `Guest ${i + 1}`))
  expect(new Set(facesAt(ten).values()).size).toBe(10)
  expect(new Set(coloursAt(ten).values()).size).toBe(10)
})

test('a bot keeps its face when another of its name sits there', () => {
  expect(faceOfName('Luna 2')).toBe(faceOfName('Luna'))
})
