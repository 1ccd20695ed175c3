import { introduction, row } from '../../lib/introduction'
import { w } from './words'

const card = (name: string) => `weather/${name}.webp`

export const pages = introduction(() => w.introduction, {
  set: [
    { art: card('red_sun'), at: [84, 106], wide: 78, turn: -8, lit: true },
    { art: card('red_sun'), at: [160, 100], wide: 78, lit: true },
    { art: card('rainbow_sun'), at: [236, 106], wide: 78, turn: 8, lit: true },
  ],
  ask: [
    { art: 'brand/avatar_17.svg', at: [86, 128], wide: 84 },
    { say: '?', at: [146, 62] },
    ...row(
      ['red', 'yellow', 'green', 'blue'].map((c) => `weather/colour_${c}.svg`),
      [178, 132],
      34,
      38,
    ),
  ],
  gift: [
    { art: 'brand/avatar_15.svg', at: [60, 100], wide: 84 },
    { from: [104, 92], to: [158, 92] },
    { art: card('back'), at: [206, 104], wide: 82, turn: -4 },
    { say: '?', at: [270, 48] },
  ],
  doubt: [
    { art: card('blue_rain'), at: [104, 104], wide: 86, turn: -5 },
    { say: '!', at: [176, 42] },
    ...row([card('back'), card('back'), card('back')], [206, 118], 60, 30, (i) => ({ turn: (i - 1) * 8 })),
  ],
  end: [
    { art: card('green_cloud'), at: [70, 106], wide: 74, turn: -4, lit: true },
    ...row(['blue_sun', 'red_rain', 'yellow_cloud', 'special_green'].map(card), [170, 108], 62, 32, (i) => ({
      turn: (i - 1.5) * 6,
      dim: true,
    })),
  ],
})
