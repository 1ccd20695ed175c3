import { coachSteps, type Seen } from '../../lib/coach'
import { sceneOf } from './scene'
import { w } from './words'

const WHEN: Record<keyof typeof w.coach, (seen: Seen<'when_i_dream'>) => boolean> = {
  bedtimeDreamer: ({ may }) => may('sleep'),
  // A bot falls asleep at once and turns are short: these notes stay until they are read, whoever's turn it is.
  bedtimeSpirit: ({ view, seat }) =>
    (view.phase === 'ready' || sceneOf(view, seat) === 'night') && seat !== view.dreamer,
  guess: ({ view, may }) => view.phase === 'night' && may('guess'),
  clue: ({ view, seat }) => sceneOf(view, seat) === 'night' && !view.spoken,
  ahead: ({ view, seat }) => sceneOf(view, seat) === 'night' && !view.spoken,
  flag: ({ view, may }) => view.phase === 'night' && may('flag'),
  recount: ({ may }) => may('recount'),
  day: ({ view }) => view.phase === 'scoring',
}

export const coach = coachSteps(() => w.coach, WHEN)
