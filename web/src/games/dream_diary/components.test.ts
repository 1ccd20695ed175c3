import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import { NO_HINT } from '../../lib/board'
import AnswerHands from './AnswerHands.svelte'
import LocationGrid from './LocationGrid.svelte'
import MemorySheet from './MemorySheet.svelte'
import NightmareChoice from './NightmareChoice.svelte'
import { PencilMarks } from './pencil.svelte'
import Question from './Question.svelte'
import { people, view } from './fixture'

const order = [0, 1, 2, 3]
const taken = () => vi.fn(async () => null)

describe('answering', () => {
  const given = (sealed: 0 | 1 | 'n' | null) => {
    const answer = taken()
    const retract = taken()
    render(AnswerHands, {
      question: 'wet',
      language: 'en',
      dreams: 2,
      sealed,
      open: [0, 1, 'n'],
      canRetract: true,
      answer,
      retract,
    })
    return { answer, retract }
  }

  it('seals a hand', async () => {
    const { answer, retract } = given(null)
    await fireEvent.click(screen.getByRole('button', { name: /Both/ }))
    expect(answer).toHaveBeenCalledWith('n')
    expect(retract).not.toHaveBeenCalled()
  })

  it('changes a sealed hand by taking it back first', async () => {
    const { answer, retract } = given('n')
    await fireEvent.click(screen.getByRole('button', { name: /None/ }))
    await vi.waitFor(() => expect(answer).toHaveBeenCalledWith(0))
    expect(retract).toHaveBeenCalledOnce()
  })

  it('takes a hand back when it is touched again', async () => {
    const { answer, retract } = given(1)
    await fireEvent.click(screen.getByRole('button', { name: /One/ }))
    expect(retract).toHaveBeenCalledOnce()
    expect(answer).not.toHaveBeenCalled()
  })
})

describe('choosing nightmares', () => {
  it('sends no fewer than it must, and forgets the first of too many', async () => {
    const put = taken()
    const dreams = view().places.slice(0, 6)
    render(NightmareChoice, { dreams, count: 4, put })
    const send = screen.getByRole('button', { name: 'Put them to sleep' })
    await fireEvent.click(send)
    expect(put).not.toHaveBeenCalled()
    const cards = screen.getAllByRole('button', { name: /as your nightmare/ })
    for (const card of cards.slice(0, 5)) await fireEvent.click(card)
    await fireEvent.click(send)
    expect(put).toHaveBeenCalledWith([2, 3, 4, 5])
  })
})

describe('asking', () => {
  it('asks for the word in small letters, without the spaces around it', async () => {
    const ask = taken()
    render(Question, {
      list: [],
      language: 'en',
      asked: [],
      turn: 1,
      optional: false,
      ask,
      skip: taken(),
      hint: async () => NO_HINT,
    })
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: ' Windy ' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
    await vi.waitFor(() => expect(ask).toHaveBeenCalledWith('windy'))
  })

  it('wonders about a word that is hardly an adjective, and asks it the second time', async () => {
    const ask = taken()
    const hint = async () => ({ ...NO_HINT, proper: true, warning: true, code: 'no_adjective' })
    const skip = taken()
    render(Question, { list: [], language: 'fr', asked: [], turn: 1, optional: false, ask, skip, hint })
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'rain' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
    expect((await screen.findByRole('status')).textContent).toContain('Is “rain” an adjective in French?')
    expect(ask).not.toHaveBeenCalled()
    await fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
    await vi.waitFor(() => expect(ask).toHaveBeenCalledWith('rain'))
  })

  it('fills in an idea from the list, and lets a second question be', async () => {
    const ask = taken()
    const skip = taken()
    const list = ['happy', 'sad', 'wet']
    const hint = async () => NO_HINT
    render(Question, { list, language: 'en', asked: ['sad'], turn: 1, optional: true, ask, skip, hint })
    await fireEvent.click(screen.getByRole('button', { name: 'Write “wet”' }))
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('wet')
    await fireEvent.click(screen.getByRole('button', { name: 'Skip it' }))
    expect(skip).toHaveBeenCalledOnce()
  })
})

describe('the Memory Sheet', () => {
  it('has a row a question and a column a player, in words too', () => {
    const sheet = [
      {
        turn: 1,
        asker: 1,
        adjective: 'wet',
        answers: [0, '?', 1, 'n'] as never,
        jumps: [{ number: 4, found: true }],
      },
      { turn: 2, asker: 0, adjective: 'old', answers: ['?', null, null, null] as never, jumps: [] },
    ]
    render(MemorySheet, { view: view({ phase: 'answers', sheet }), people, seat: 0, order })
    const cells = screen
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent?.trim()))
    expect(cells[1]).toEqual(['wetMira · found 4', 'none', '?asks', 'one', 'two or more'])
    expect(cells[2]?.[0]).toBe('oldYou, asking now')
    // everybody is a face, and a name for screen readers
    const heads = screen.getAllByRole('columnheader').slice(1)
    expect(heads.map((head) => head.textContent?.trim())).toEqual(['You', 'Mira', 'Tomek', 'Marek'])
    expect(heads.map((head) => head.querySelectorAll('img').length)).toEqual([1, 1, 1, 1])
  })
})

describe('the grid', () => {
  it('names every picture with all that is known of it', () => {
    const places = view().places.map((p) =>
      p.number === 4 ? { ...p, fate: 'found' as const, holder: 2 } : p,
    )
    const marks = new PencilMarks('grid', 0)
    marks.put(5, 1, 'maybe')
    const onpress = vi.fn()
    const names = ['You', 'Mira', 'Tomek', 'Marek']
    render(LocationGrid, {
      view: view({ places }),
      lit: new Set([5]),
      marks,
      order,
      names,
      pencilled: false,
      dealing: false,
      away: null,
      onpress,
    })
    expect(screen.getByRole('button', { name: /^1, .*your dream$/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: /^3, .*your nightmare$/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: /^4, .*found, Tomek’s dream$/ })).toBeTruthy()
    expect(
      screen.getByRole('button', { name: /^5, .*you may jump here. your pencil: Mira maybe$/ }),
    ).toBeTruthy()
  })
})
