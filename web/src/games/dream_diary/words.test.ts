import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Move, View } from '../../lib/generated/dream_diary'
import { prefs } from '../../lib/prefs.svelte'
import { loadLanguage } from '../../lib/words'
import { banner } from './banner'
import { props, view } from './fixture'
import { description, title } from './pictures'
import { logLine } from './log'
import { w } from './words'

interface Scene {
  number: number
  title: string
  description: string
}
const FILE = '../src/dreamtable/games/dream_diary/words/data/scenes.json'
const { scenes } = JSON.parse(readFileSync(FILE, 'utf8')) as { scenes: Scene[] }

describe('the pictures in words', () => {
  it('says in English what the scenes file says', () => {
    for (const scene of scenes) {
      expect([title(scene.number), description(scene.number)]).toEqual([scene.title, scene.description])
    }
  })

  it.each(['fr', 'it'] as const)('names all forty in %s', async (language) => {
    await loadLanguage(language)
    prefs.language = language
    for (const { number, title: english } of scenes) {
      expect(title(number)).not.toBe(english)
      expect(description(number).length).toBeGreaterThan(20)
    }
    prefs.language = 'en'
  })
})

describe('the banner', () => {
  const signal: Move = { type: 'signal', adjective: '' }
  const cases: [string, Partial<View>, Move[], string][] = [
    ['choosing', { phase: 'nightmares' }, [{ type: 'nightmare', cards: [1] }], 'Choose your nightmare.'],
    [
      'choosing four',
      { phase: 'nightmares' },
      [{ type: 'nightmare', cards: [1, 2, 3, 4] }],
      'Choose 4 nightmares.',
    ],
    ['asking', {}, [signal], 'You lead. Ask one question.'],
    ['their question', { leader: 1 }, [], 'Mira leads.'],
    ['asking twice', { phase: 'second' }, [signal, { type: 'no_second_signal' }], 'You may ask once more.'],
    [
      'answering',
      { phase: 'answers', leader: 1, question: 'wet' },
      [{ type: 'answer', value: 0 }],
      'Mira asks. Show your hand.',
    ],
    [
      'sealed',
      { phase: 'answers', leader: 1, question: 'wet', sealed: 'n', waiting: [2] },
      [],
      'Your answer is sealed.',
    ],
    ['waiting for answers', { phase: 'answers', question: 'wet', waiting: [1, 2] }, [], 'You asked: wet?'],
    ['jumping', { phase: 'jump' }, [{ type: 'stop' }], 'Jump, or end your turn.'],
    ['jumping on', { phase: 'jump', successes: 1 }, [{ type: 'stop' }], 'Found! Jump again?'],
    ['their jump', { phase: 'jump', leader: 2 }, [], 'Tomek may jump.'],
    ['won', { phase: 'over', ending: 'won' }, [], 'Everyone woke up smiling.'],
  ]
  it.each(cases)('says what is expected: %s', (_, change, moves, text) => {
    const said = banner(props({ view: view(change), moves }))
    expect(said.text).toBe(text)
    expect(said.help).not.toBe('')
    expect(said.mine).toBe(moves.length > 0)
  })
})

describe('the log', () => {
  const shown = {
    type: 'answers_shown' as const,
    adjective: 'wet',
    answers: ['?', 0, 1, 'n'] as ('?' | 0 | 1 | 'n')[],
  }
  const happening = { seq: 1, private: false, text: '', event: shown }

  it('tells the answers, but not at a table that plays from memory', () => {
    expect(logLine(happening, props())).toBe('“wet”: Mira: none, Tomek: one and Marek: two or more.')
    expect(logLine(happening, props({ view: view({ history_hidden: true }) }))).toBeNull()
  })

  it('speaks to me', () => {
    const found = { type: 'found' as const, seat: 1, place: 1, title: '', holder: 0 }
    expect(logLine({ ...happening, event: found }, props())).toBe(
      `Mira jumped to 1, ${title(1)}. It was your dream!`,
    )
    expect(w.you).toBe('You')
  })
})
