import { coachSteps, type Seen } from '../../lib/coach'
import { w } from './words'

const WHEN: Record<keyof typeof w.coach, (seen: Seen<'dream_diary'>) => boolean> = {
  goal: ({ view }) => view.phase === 'nightmares',
  nightmare: ({ may }) => may('nightmare'),
  ask: ({ may }) => may('signal'),
  answer: ({ may }) => may('answer'),
  jump: ({ may }) => may('jump'),
  sheet: ({ view }) => view.sheet.length > 0 && view.phase !== 'over',
  kite: ({ view }) => view.turn > 1 && view.phase !== 'over',
}

export const coach = coachSteps(() => w.coach, WHEN)
