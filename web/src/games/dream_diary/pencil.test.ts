import { beforeEach, describe, expect, it } from 'vitest'
import { NOBODY, PencilMarks } from './pencil.svelte'

describe('the pencil', () => {
  beforeEach(() => localStorage.clear())

  it('marks, changes and erases', () => {
    const marks = new PencilMarks('t1', 0)
    marks.put(5, 2, 'maybe')
    marks.put(5, NOBODY, 'no')
    expect(marks.on(5, [1, 2, 3])).toEqual([
      { whose: 2, mark: 'maybe' },
      { whose: NOBODY, mark: 'no' },
    ])
    marks.put(5, 2, null)
    expect(marks.at(5, 2)).toBeNull()
  })

  it('is found again after a reload, by this seat at this table only', () => {
    new PencilMarks('t1', 0).put(7, 1, 'no')
    expect(new PencilMarks('t1', 0).at(7, 1)).toBe('no')
    expect(new PencilMarks('t1', 1).any).toBe(false)
    expect(new PencilMarks('t2', 0).any).toBe(false)
  })

  it('leaves nothing behind when it is wiped', () => {
    const marks = new PencilMarks('t1', 0)
    marks.put(7, 1, 'no')
    marks.wipe()
    expect(marks.any).toBe(false)
    expect(localStorage.length).toBe(0)
  })

  it.each(['{oops', 'null', '{"7": null}', '{"7": {"1": "perhaps"}}'])('does not trip over %s', (spoilt) => {
    localStorage.setItem('dreamtable/pencil/t1/0', spoilt)
    expect(new PencilMarks('t1', 0).any).toBe(false)
  })
})
