import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DealWitness, type Verdict } from './deal-witness'

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
