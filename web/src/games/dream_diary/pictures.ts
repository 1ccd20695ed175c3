/** The forty pictures: their files, and what is on them in the chosen language. */
import { dictionary } from '../../lib/words'
import { type Pictures, words } from './words/pictures/en'

const pictures = dictionary(
  words,
  import.meta.glob<Pictures>(['./words/pictures/*.ts', '!./words/pictures/en.ts'], { import: 'words' }),
)

export const picture = (stem: string) => `./art/diary/${stem}.webp`
export const title = (number: number) => pictures[number]?.[0] ?? String(number)
export const description = (number: number) => pictures[number]?.[1] ?? ''
