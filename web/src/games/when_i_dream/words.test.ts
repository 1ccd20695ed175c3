import { describe, expect, it, vi } from 'vitest'
import type { Move, View } from '../../lib/generated/when_i_dream'
import type { SentEvent } from '../../lib/generated/protocol'
import { game } from '.'
import { banner } from './banner'
import { sum } from './scoring'
import { logLine } from './log'
import { props, view } from './fixture'
import { manner, Voices, voices } from './voices.svelte'
import { inLanguage } from '../../lib/testing/languages'
import { w } from './words'

const { people } = props()
const says = (seat: number, more: Partial<View>, ...types: Move['type'][]) =>
  banner(props({ seat, view: view(more), moves: types.map((type) => ({ type }) as Move) }))

describe('the sentence over the table', () => {
  it('is lit for whoever is asked, in every phase', () => {
    expect(says(1, { phase: 'ready' }, 'sleep').mine).toBe(true)
    expect(says(0, {}, 'clue', 'skip')).toMatchObject({ text: 'Your clue.', mine: true })
    expect(says(1, {}, 'guess', 'pass').mine).toBe(true)
    expect(says(2, { phase: 'vote' }, 'vote').mine).toBe(true)
    expect(says(1, { phase: 'last_guess' }, 'guess', 'decline').mine).toBe(true)
    expect(says(1, { phase: 'recount' }, 'recount').mine).toBe(true)
    expect(says(0, { phase: 'tick', scribe: 0 }, 'tick').mine).toBe(true)
    expect(says(0, { phase: 'scoring' }, 'ready').mine).toBe(true)
    expect(says(0, { spoken: true, giver: 2, guesser: 0 }, 'rule').mine).toBe(true)
  })
  it('names whom the others wait for', () => {
    expect(says(2, {})).toEqual({
      text: 'Ada is looking for a word',
      help: 'You are next: you can write your word now.',
      mine: false,
    })
    expect(says(0, { phase: 'recount' }).text).toContain('Luna')
    expect(says(0, { phase: 'scoring', waiting: [2, 3] }).text).toContain('Nix and Orion')
  })
  it('is not lit by the mere chance to call out a clue', () => {
    expect(says(2, {}, 'flag').mine).toBe(false)
  })
  it('speaks of no spirit to those who watch, who have none', () => {
    expect(says(-1, { phase: 'ready' }).help).toBe('You will hear what the Dreamer hears.')
    expect(says(0, { phase: 'ready' }).help).toContain('your spirit')
  })
  it('tells a Dreamer no name where clues are anonymous', () => {
    const { text, help } = says(1, { giver: null, anonymous: true }, 'guess')
    for (const { name } of people) expect(text + help).not.toContain(name)
  })
})

describe('the log', () => {
  const guess: SentEvent<'when_i_dream'> = {
    seq: 7,
    private: false,
    text: '',
    event: { type: 'guessed', word: 'kite' },
  }
  const clue: SentEvent<'when_i_dream'> = { ...guess, event: { type: 'heard', seat: 2, word: 'tail' } }
  const line = (seat: number, more: Partial<View>, of = guess) =>
    logLine(of, props({ seat, view: view(more), allEvents: [of] }))
  it('calls my role my secret, and not the card that all spirits see', () => {
    expect(game.shared?.({ ...guess, private: true, event: { type: 'element_up', word: 'kite' } })).toBe(true)
    expect(game.shared?.({ ...guess, private: true, event: { type: 'role_dealt', role: 'fairy' } })).toBe(
      false,
    )
  })
  it('keeps tonight’s guesses from the Dreamer, who tells the dream by memory, until day', () => {
    expect(line(1, { phase: 'recount' })).not.toContain('kite')
    expect(line(0, { phase: 'recount' })).toContain('kite')
    expect(line(1, { phase: 'scoring' })).toContain('kite')
  })
  it('keeps the clues back, too, once the Dreamer is awake', () => {
    expect(line(1, { phase: 'night' }, clue)).toContain('tail')
    expect(line(1, { phase: 'recount' }, clue)).not.toContain('tail')
    expect(line(0, { phase: 'recount' }, clue)).toContain('tail')
  })
})

describe('the log in one’s own words', () => {
  const said = (seat: number, event: unknown, more: Partial<View> = {}) =>
    logLine(
      { seq: 9, private: false, text: '', event } as SentEvent<'when_i_dream'>,
      props({ seat, view: view(more) }),
    )
  it('calls me You', () => {
    const clue = { type: 'heard', seat: 2, word: 'tail' }
    expect(said(2, clue)).toBe('You: tail')
    expect(said(0, clue)).toBe('Nix: tail')
    expect(said(1, { type: 'passed' })).toBe('You let it drift by.')
    expect(said(0, { type: 'passed' })).toBe('Luna lets it drift by.')
  })
  it('does not run ahead of the unmasking', () => {
    const roles = ['fairy', 'dreamer', 'boogeyman', 'sandman']
    const day = {
      type: 'day_broke',
      yellow: 1,
      blue: 2,
      bonus: false,
      roles,
      gains: [1, 1, 2, 2],
      scores: [3, 1, 7, 2],
    }
    expect(said(0, day, { phase: 'scoring' })).toBe('Day. Seen 1, lost 2.')
    expect(said(0, day, { phase: 'over' })).toContain('Nix 2 (Boogeyman, 7 total)')
  })
  it('counts one as one in French and Italian', async () => {
    const help = () => w.day.help({ who: { name: 'Nix', me: false }, seen: 1, lost: 2 })
    expect(await inLanguage('fr', help)).toContain('1 vu, 2 perdus')
    expect(await inLanguage('it', help)).toContain('1 visto e 2 persi')
  })
})

describe('the coach', () => {
  it('keeps a note in sight when a turn comes', () => {
    const shown = (...types: string[]) =>
      game.coach.findIndex((step) =>
        step.when({ view: view({}), moves: types.map((type) => ({ type })), seat: 0 } as never),
      )
    expect(shown('clue', 'skip')).toBe(shown())
  })
})

describe('sums in words', () => {
  const told = (role: string, yellow: number, blue: number, gain: number) =>
    sum(view({ phase: 'scoring', yellow, blue, roles: [role], gains: [gain] }), 0)
  it('says where the points come from', () => {
    expect(told('fairy', 4, 2, 4)).toBe('4 seen')
    expect(told('boogeyman', 4, 2, 2)).toBe('2 lost')
    expect(told('dreamer', 4, 2, 4)).toBe('4 seen')
    expect(told('dreamer', 4, 2, 6)).toBe('4 seen + 2 for the dream')
    expect(told('sandman', 3, 3, 5)).toBe('even at 3 + 2')
    expect(told('sandman', 0, 0, 2)).toBe('even at 0 + 2')
    expect(told('sandman', 4, 3, 4)).toBe('4 and 3: the greater')
    expect(told('sandman', 5, 2, 2)).toBe('5 and 2: the smaller')
  })
})

describe('voices', () => {
  it('differ from seat to seat, even where a browser has only one', () => {
    const all = new Set(Array.from({ length: 7 }, (_, seat) => JSON.stringify(manner(seat, 1))))
    expect(all.size).toBe(7)
  })
  it('speak the language of the table, and are offered only where the browser has one of it', () => {
    const spoken: [string, string][] = []
    class Utterance {
      voice: { lang: string } | null = null
      lang = ''
      constructor(public text: string) {}
    }
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => [{ lang: 'en-GB' }, { lang: 'fr_CA' }, { lang: 'fil-PH' }],
      speak: ({ text, lang }: Utterance) => spoken.push([text, lang]),
      cancel: () => undefined,
    })
    const voices = new Voices()
    expect(['en', 'fr', 'fi', 'de', ''].map((language) => voices.speaks(language))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ])
    for (const language of ['fr', 'en', 'de']) voices.say('table', 0, language)
    expect(spoken).toEqual([
      ['table', 'fr_CA'],
      ['table', 'en-GB'],
    ])
    vi.unstubAllGlobals()
  })
  it('are silent, not broken, where there are none', () => {
    expect(voices.speaks('en')).toBe(false)
    expect(() => {
      voices.toggle('en')
      voices.say('wax', 1, 'en')
      voices.hush()
    }).not.toThrow()
  })
})
