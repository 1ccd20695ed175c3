import { introduction, row } from '../../lib/introduction'
import { w } from './words'

const dream = (n: number) => `nightmares/dream_${n}.webp`
const nightmare = (n: number) => `nightmares/nightmare_${n}.webp`

export const pages = introduction(() => w.introduction, {
  row: [...row([1, 2, 3, 4, 5, 6].map(dream), [40, 102], 45, 48, (i) => ({ mark: `${i + 1}` }))],
  nightmare: [
    { art: dream(3), at: [104, 112], wide: 84, mark: '3', turn: -3 },
    { art: nightmare(3), at: [156, 86], wide: 84, mark: '3', turn: 8, lit: true },
    { from: [78, 150], to: [246, 150] },
    { art: 'brand/hand.svg', at: [274, 142], wide: 50 },
  ],
  mend: [
    { art: nightmare(5), at: [72, 104], wide: 78, mark: '5', dim: true },
    { from: [122, 70], to: [168, 70] },
    { art: 'nightmares/rem.webp', at: [206, 96], wide: 66, turn: -6 },
    { art: 'nightmares/convert_dream.webp', at: [236, 106], wide: 66, turn: 4 },
    { art: dream(5), at: [268, 112], wide: 66, mark: '5', turn: 12, lit: true },
  ],
  win: [
    ...row([1, 2, 3, 4, 5, 6].map(dream), [52, 76], 38, 43, (i) => ({ mark: `${i + 1}`, lit: true })),
    { art: 'brand/hand.svg', at: [160, 164], wide: 56 },
  ],
})
