import { expect, test } from 'vitest'
import type { Discard } from '../../lib/generated/dream_power_trick'
import { eachLanguage } from '../../lib/testing/languages'
import { common, exactly, idsFor, offers, partners, read, shows, sorted } from './cards'
import { w } from './words'

const set = (...cards: string[]): Discard => ({ type: 'discard', cards })
const SETS = [
  set('red_sun', 'red_sun'),
  set('red_sun', 'rainbow_sun'),
  set('red_sun', 'red_sun', 'rainbow_sun'),
  set('blue_rain', 'special_blue'),
]

test('a card shows its colour and mark; a rainbow shows every colour', () => {
  expect(read('special_red')).toEqual({ colour: 'red', mark: 'any' })
  expect(shows('rainbow_sun', 'green')).toBe(true)
  expect(shows('special_red', 'green')).toBe(false)
})

test('partners come from the open sets, copies counted', () => {
  expect(partners(SETS, ['red_sun'])).toEqual(new Set(['red_sun', 'rainbow_sun']))
  expect(partners(SETS, ['red_sun', 'red_sun'])).toEqual(new Set(['rainbow_sun']))
  expect(partners(SETS, ['green_sun']).size).toBe(0)
})

test('a set is ready when exactly these cards are open', () => {
  expect(exactly(SETS, ['rainbow_sun', 'red_sun'])).toBeDefined()
  expect(exactly(SETS, ['red_sun'])).toBeUndefined()
})

test('only sets that lie in no larger one are offered', () => {
  expect(offers(SETS, [])).toEqual([
    ['red_sun', 'red_sun', 'rainbow_sun'],
    ['blue_rain', 'special_blue'],
  ])
  expect(offers(SETS, ['red_sun', 'red_sun', 'rainbow_sun'])).toEqual([])
})

test('an offer keeps what was picked and takes copies one by one', () => {
  const hand = sorted(['red_sun', 'rainbow_sun', 'red_sun'], 'colour')
  expect(idsFor(['red_sun', 'rainbow_sun'], hand, ['red_sun#2'])).toEqual(['red_sun#2', 'rainbow_sun#1'])
  expect(common(['rainbow_sun', 'special_red'])).toEqual({ colour: 'red', mark: 'sun' })
})

eachLanguage('each colour has a letter of its own', () => {
  expect(new Set(Object.values(w.letter)).size).toBe(7)
})

eachLanguage('what somebody makes of a gift is asked, not told', () => {
  const who = 'Mira'
  const { theirs, myGift, decide } = w.banner
  for (const words of [theirs.decide({ who }), myGift({ who }), decide({ who, colour: 'x' })])
    expect(words).toMatch(/[?？]$/)
})
