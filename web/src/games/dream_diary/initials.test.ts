import { describe, expect, it } from 'vitest'
import { ideas } from './adjectiveIdeas'
import { initials } from './initials'

const letters = (...names: string[]) => initials(names.map((name) => ({ name })))

describe('the people around the table', () => {
  it('tells everybody apart with as few letters as it takes', () => {
    expect(letters('Ada', 'Mira', 'Tomek')).toEqual(['A', 'M', 'T'])
    expect(letters('Mira', 'Marek', 'Linh')).toEqual(['Mi', 'Ma', 'L'])
    expect(letters('Ada', 'ada')).toEqual(['A1', 'A2'])
    expect(letters('', 'Élodie')).toEqual(['1', 'É'])
  })
})

describe('ideas for a question', () => {
  const words = 'happy sad wet dry cold hot old big tiny red blue soft sharp loud'.split(' ')

  it('offers five that nobody has asked, each once', () => {
    const found = ideas(words, ['happy', 'sad'], 3)
    expect(new Set(found).size).toBe(5)
    expect(found).not.toContain('sad')
  })

  it('offers others in the next turn, and what is left in the end', () => {
    expect(ideas(words, [], 1)).not.toEqual(ideas(words, [], 2))
    expect(ideas(words, words.slice(2), 9).toSorted()).toEqual(['happy', 'sad'])
  })
})
