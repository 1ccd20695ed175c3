import { coachSteps, type Seen } from '../../lib/coach'
import { w } from './words'

const WHEN: Record<keyof typeof w.coach, (seen: Seen<'dream_ravens'>) => boolean> = {
  look: ({ may }) => may('look'),
  turn: ({ may }) => may('draw'),
  hold: ({ may }) => may('swap_in') && !may('use'),
  power: ({ may }) => may('use'),
  wake: ({ view, may }) => may('wake_up') && view.round === 1 && view.pile_count > 6,
  count: ({ may }) => may('ready'),
}

export const coach = coachSteps(() => w.coach, WHEN)
