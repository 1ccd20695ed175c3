/** The pictures: their files, and what is on those of the game in the chosen language. */
import type { Place } from '../../lib/generated/dream_diary'
import { api } from '../../lib/net/api'
import { pick } from '../../lib/words'
import { w } from './words'

const OWN = 'own/'

/** Whether a picture is one that the table has brought: it has no title, and nobody can say what is on it. */
const isOwn = (number: number, places: readonly Place[]) =>
  places.some((place) => place.number === number && place.picture.startsWith(OWN))

export const picture = (stem: string) =>
  stem.startsWith(OWN) ? api.picture(stem.slice(OWN.length)) : `./art/diary/${stem}.webp`
export const title = (number: number, places: readonly Place[] = []) =>
  isOwn(number, places) ? w.places.own({ number }) : (pick(w.pictures, number)?.title ?? String(number))
export const description = (number: number, places: readonly Place[] = []) =>
  isOwn(number, places) ? '' : (pick(w.pictures, number)?.seen ?? '')
