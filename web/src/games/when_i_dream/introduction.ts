import { introduction, row } from '../../lib/introduction'
import { w } from './words'

export const pages = introduction(() => w.introduction, {
  sleep: [
    { art: 'brand/role_dreamer.svg', at: [84, 104], wide: 120 },
    { art: 'elements/lighthouse.svg', at: [236, 104], wide: 100 },
    { from: [186, 40], to: [142, 40] },
  ],
  clue: [
    { art: 'brand/avatar_15.svg', at: [60, 130], wide: 72 },
    { art: 'brand/avatar_16.svg', at: [160, 130], wide: 72 },
    { art: 'brand/avatar_19.svg', at: [260, 130], wide: 72 },
    { say: '…', at: [66, 60] },
    { say: '…', at: [166, 60] },
    { say: '…', at: [266, 60] },
  ],
  roles: [
    ...row(['when/fairy.webp', 'when/boogeyman.webp', 'when/sandman.webp'], [72, 102], 82, 88, (i) => ({
      turn: (i - 1) * 5,
    })),
  ],
  recount: [
    { art: 'when/side_day.webp', at: [86, 102], wide: 96, turn: -3, lit: true },
    ...row(['elements/lighthouse.svg', 'elements/bear.svg', 'elements/bicycle.svg'], [176, 104], 50, 54),
    { say: '?', at: [284, 44] },
  ],
})
