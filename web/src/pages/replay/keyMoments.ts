/** The moments of an analysed game that are worth a word, in the order of play. */
import type { Analysis, Decision, Deduction, Influence } from '../../lib/generated/protocol'

export interface Moment {
  /** The step of the log; the board is shown as it lay before it. */
  step: number
  turning: boolean
  decision: Decision | null
  deduction: Deduction | null
  influence: Influence | null
}

const DEAREST = 5
const CLEARLY = 0.1

const at = <T extends { step: number }>(found: T[], step: number): T | null =>
  found.find((one) => one.step === step) ?? null

const cost = (one: Decision) => (one.better === null ? 0 : one.better_chance - one.chance)
/** How much safer the safest picture was than the one that was chosen. */
const risk = ({ best, chosen, chances }: Deduction) =>
  best && chosen ? (chances[best] ?? 0) - (chances[chosen] ?? 0) : 0

const most = <T extends { step: number }>(found: T[], weight: (one: T) => number, least: number) =>
  found
    .filter((one) => weight(one) >= least)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, DEAREST)
    .map((one) => one.step)

export function moments(analysis: Analysis): Moment[] {
  const steps = new Set([
    ...analysis.turning_points,
    ...most(analysis.decisions, cost, Number.EPSILON),
    ...most(analysis.deductions, risk, CLEARLY),
    ...most(analysis.influences, (said) => Math.abs(said.effect), CLEARLY),
  ])
  return [...steps]
    .sort((a, b) => a - b)
    .map((step) => ({
      step,
      turning: analysis.turning_points.includes(step),
      decision: at(
        analysis.decisions.filter((d) => d.better !== null),
        step,
      ),
      deduction: at(analysis.deductions, step),
      influence: at(analysis.influences, step),
    }))
}

/** Whether all win or lose together, so that there is one chance for the table. */
export const together = ({ steps }: Analysis) => steps.every(({ open }) => open.every((x) => x === open[0]))

export const percent = (chance: number) => Math.round(100 * chance)
