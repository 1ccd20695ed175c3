/** The forty pictures: where they lie and what is on them, in the chosen language. */
import { dictionary } from '../../lib/words'
import { scenesEn } from './words/pictures/en'

const scenes = dictionary(scenesEn, {
  fr: async () => (await import('./words/pictures/fr')).scenesFr,
  it: async () => (await import('./words/pictures/it')).scenesIt,
})

export const picture = (stem: string) => `./art/diary/${stem}.webp`
export const title = (number: number) => scenes[number]?.[0] ?? String(number)
export const description = (number: number) => scenes[number]?.[1] ?? ''
