import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DealWitness, keep, type Verdict, witness, witnessOf } from './dealWitness'
import type { Snapshot } from '../generated/protocol'

interface Case {
  name: string
  steps: {
    see?: [string, string[], string[], boolean]
    reveal?: [number, string, string[]]
    nonce?: string
  }[]
  end: { secret: string; nonces: string[]; sits: boolean; verdict: Verdict }
}
const file = readFileSync('../tests/play/witness_cases.json', 'utf8')
const { luck, cases } = JSON.parse(file) as { luck: string; cases: Case[] }

test.each(cases)('$name', ({ steps, end }) => {
  const witness = new DealWitness({ luck, noted: null, early: false, own: {}, differs: false })
  for (const { see, reveal, nonce } of steps) {
    if (see) witness.see(...see)
    if (reveal) expect(witness.reveal(...reveal)).toBe(nonce)
  }
  expect(witness.verdict(end.secret, end.nonces, end.sits)).toBe(end.verdict)
})

test('what one tab has revealed, another one does not reveal for another secret', () => {
  localStorage.clear()
  keep('t', witnessOf('t'))
  const [first, second, third] = [witnessOf('t'), witnessOf('t'), witnessOf('t')]
  const lucks = [first.luck, '']
  const shown = (commitment: string) =>
    ({ table: { id: 't', commitment, lucks, phase: 'lobby' }, you: { seats: [0] } }) as unknown as Snapshot
  expect(witness(first, shown('a0'))).toHaveLength(1)
  expect(witness(second, shown('b0'))).toEqual([])
  expect(second.notes.differs).toBe(true)
  localStorage.clear()
  keep('t', first)
  expect(witness(third, shown('a0'))).toEqual(witness(first, shown('a0')))
})
