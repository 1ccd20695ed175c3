import { introduction, row } from '../../lib/introduction'
import { w } from './words'

const scene = (name: string) => `diary/${name}.webp`

export const pages = introduction(() => w.introduction, {
  hand: [
    ...row(['01_whale', '05_teapot', '17_giant_cat'].map(scene), [64, 104], 70, 62, (i) => ({
      turn: (i - 1) * 7,
    })),
    { art: scene('20_wolf_shadow'), at: [268, 110], wide: 66, turn: 10, dim: true },
  ],
  ask: [
    { art: 'brand/avatar_18.svg', at: [78, 120], wide: 88 },
    { say: '…?', at: [138, 52] },
    ...row(['06_umbrellas', '10_candle', '36_golden_carp'].map(scene), [184, 122], 50, 52),
  ],
  answer: [
    { art: 'brand/fist.svg', at: [62, 86], wide: 84 },
    { art: 'brand/finger.svg', at: [160, 86], wide: 84 },
    { art: 'brand/hand.svg', at: [258, 86], wide: 84 },
    { say: '0', at: [62, 164] },
    { say: '1', at: [160, 164] },
    { say: '2+', at: [258, 164] },
  ],
  jump: [
    { art: scene('01_whale'), at: [92, 108], wide: 84, lit: true, turn: -3 },
    { art: 'brand/star.svg', at: [136, 48], wide: 40 },
    { art: scene('20_wolf_shadow'), at: [228, 108], wide: 84, dim: true, turn: 3 },
    { say: '!', at: [278, 46] },
  ],
  kite: [
    { art: 'brand/kite.svg', at: [214, 74], wide: 96 },
    { art: 'brand/kite_one_star.svg', at: [92, 122], wide: 70, turn: -22 },
    { from: [178, 132], to: [134, 148] },
    { art: 'brand/star.svg', at: [288, 40], wide: 26 },
    { art: 'brand/star.svg', at: [40, 46], wide: 20 },
  ],
})
