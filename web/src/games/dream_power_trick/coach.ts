import { coachSteps, type Seen } from '../../lib/coach'
import { w } from './words'

const LOW = 12 // cards left in the draw pile when the end is near

const WHEN: Record<keyof typeof w.coach, (seen: Seen<'dream_power_trick'>) => boolean> = {
  goal: ({ view }) => view.phase !== 'over',
  set: ({ may }) => may('pass'),
  wild: ({ view, moves }) => moves.length > 0 && view.hand.some((c) => /^(rainbow|special|wild)/.test(c)),
  ask: ({ may }) => may('ask'),
  give: ({ may }) => may('give'),
  decide: ({ may }) => may('no_dream'),
  end: ({ view }) => view.phase !== 'over' && view.pile_count <= LOW,
}

export const coach = coachSteps(() => w.coach, WHEN)
