import { describe, expect, it } from 'vitest'
import type { Card, View } from '../../lib/generated/when_i_dream'
import { splitAt } from './clueParts'
import { guessed, sides } from './elements'
import { isDreamer, sceneOf, turnsUntil } from './scene'
import { storyParts } from './story'
import { view } from './fixture'

const card = (word: string, fate: string): Card => ({
  word,
  picture: word,
  fate,
  owner: null,
  guess: null,
  named: false,
  clues: [],
})
const night: Card[] = [
  card('egg', 'yellow'),
  card('sled', 'blue'),
  card('goat', 'passed'),
  card('snow', 'penalty'),
  card('harp', 'faded'),
  card('kite', 'yellow'),
]

describe('which scene a seat is in', () => {
  it.each<[string, number, string]>([
    ['ready', 0, 'bedtime'],
    ['night', 1, 'asleep'],
    ['night', 0, 'night'],
    ['vote', 1, 'asleep'],
    ['last_guess', 2, 'night'],
    ['recount', 1, 'waking'],
    ['tick', 0, 'waking'],
    ['scoring', 1, 'day'],
    ['over', 0, 'day'],
  ])('%s, seat %i: %s', (phase, seat, scene) => {
    expect(sceneOf(view({ phase }), seat)).toBe(scene)
  })

  it('lets those who watch sleep along', () => {
    expect(sceneOf(view({ phase: 'night' }), -1)).toBe('asleep')
    expect(isDreamer(view({}), -1)).toBe(true)
  })
})

describe('where the cards of a night lie', () => {
  it('puts what was passed with the lost, and penalties nowhere', () => {
    const lie = sides(night)
    expect(lie.seen.map((c) => c.word)).toEqual(['egg', 'kite'])
    expect(lie.lost.map((c) => c.word)).toEqual(['sled', 'goat'])
    expect(lie.away.map((c) => c.word)).toEqual(['snow', 'harp'])
  })
  it('remembers the place in the row that an overruling names', () => {
    expect(sides(night).seen[1]!.place).toBe(5)
  })
  it('counts for ticks only what was guessed', () => {
    expect(guessed(night).map((c) => c.word)).toEqual(['egg', 'sled', 'kite'])
  })
})

describe('how long until my clue', () => {
  const at = (giver: number, seat: number): number | null => turnsUntil(view({ giver, dreamer: 1 }), seat)
  it('goes round clockwise and leaves the Dreamer out', () => {
    expect(at(2, 2)).toBe(0)
    expect(at(0, 2)).toBe(1)
    expect(at(2, 0)).toBe(2)
  })
  it('is nothing for the Dreamer or where nobody may know', () => {
    expect(at(0, 1)).toBeNull()
    expect(turnsUntil(view({ giver: null } as Partial<View>), 0)).toBeNull()
  })
})

describe('a story in pieces', () => {
  const lit = (story: string, elements: string[]) =>
    storyParts(story, elements).flatMap((p) => (p.named ? [`${p.text}:${p.named}`] : []))
  it('loses no letter', () => {
    const story = ' First: an egg — then 2 kites, “façade”!'
    expect(
      storyParts(story, ['egg'])
        .map((p) => p.text)
        .join(''),
    ).toBe(story)
  })
  it('lights words whatever their case, accent or plural', () => {
    expect(lit('Eggs and a KITE by the façade of churches', ['egg', 'kite', 'facade', 'church'])).toEqual([
      'Eggs:egg',
      'KITE:kite',
      'façade:facade',
      'churches:church',
    ])
  })
  it('lights nothing that is only part of a word', () => {
    expect(lit('eggplant', ['egg'])).toEqual([])
  })
})

describe('the Element inside a clue', () => {
  it('is found where it is', () => {
    expect(splitAt('Candlelight', 'candle')).toEqual(['', 'Candle', 'light'])
    expect(splitAt('sea-candle', 'candle')).toEqual(['sea-', 'candle', ''])
  })
  it('is not found where it is not', () => {
    expect(splitAt('wax', 'candle')).toBeNull()
    expect(splitAt('wax', '')).toBeNull()
  })
})
