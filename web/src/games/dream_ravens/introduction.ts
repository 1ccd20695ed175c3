import { introduction, row } from '../../lib/introduction'
import { w } from './words'

const land = (n: number) => `ravens/land_${n}.webp`
const BACK = 'ravens/back.webp'

export const pages = introduction(() => w.introduction, {
  lands: [
    ...row([BACK, land(2), land(9), BACK], [49, 104], 66, 74, (i) =>
      i === 1 ? { mark: '2', lit: true, turn: -3 } : i === 2 ? { mark: '9', lit: true, turn: 3 } : {},
    ),
  ],
  swap: [
    { art: land(1), at: [78, 92], wide: 76, mark: '1', turn: -5, lit: true },
    { art: land(9), at: [244, 106], wide: 76, mark: '9', turn: 4 },
    { from: [128, 66], to: [192, 66] },
    { from: [192, 146], to: [128, 146] },
  ],
  powers: [
    { art: 'ravens/take_2.webp', at: [76, 106], wide: 76, turn: -7 },
    { art: 'ravens/peek_1.webp', at: [160, 100], wide: 76 },
    { art: 'ravens/swap_2.webp', at: [244, 106], wide: 76, turn: 7 },
  ],
  wake: [
    ...row([land(0), land(1), land(0), land(3)], [52, 118], 60, 72, (i) => ({
      mark: ['0', '1', '0', '3'][i],
      turn: (i - 1.5) * 3,
    })),
    { say: '!', at: [160, 34] },
    { art: 'brand/raven.svg', at: [70, 34], wide: 44, turn: -12 },
    { art: 'brand/raven.svg', at: [256, 30], wide: 34, turn: 8 },
  ],
})
