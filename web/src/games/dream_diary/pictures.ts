/** The forty pictures: their files, and what is on them in the chosen language. */
import { pick } from '../../lib/words'
import { w } from './words'

export const picture = (stem: string) => `./art/diary/${stem}.webp`
export const title = (number: number) => pick(w.pictures, number)?.title ?? String(number)
export const description = (number: number) => pick(w.pictures, number)?.seen ?? ''
