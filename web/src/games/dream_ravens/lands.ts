import { pick } from '../../lib/words'
import { w } from './words'

/** What is printed on a land. */
const PRINTED: Record<string, number> = { take_2: 5, peek_1: 6, swap_2: 7 }

export const BACK = './art/ravens/back.webp'
export const isSpecial = (land: string) => land in PRINTED
export const ravensOn = (land: string) => PRINTED[land] ?? Number(land)
/** A land in a sentence: "the 4", "“Peek 1”". */
export const landName = (land: string) => w.the({ land })
/** The name of a special land. */
export const powerName = (land: string) => pick(w.special, land) ?? land
/** What a land shows: "Four ravens", "Peek 1, Six ravens". */
export const faceOf = (land: string) => {
  const ravens = w.ravens({ n: ravensOn(land) })
  return isSpecial(land) ? w.faceOf({ land: powerName(land), ravens }) : ravens
}
export const picture = (land: string) => `./art/ravens/${isSpecial(land) ? land : `land_${land}`}.webp`

/** Fetch every picture beforehand, so that a land shows at once when it is turned. Fetching all of them reveals nothing. */
export function prepare(): void {
  for (const land of [...'0123456789', ...Object.keys(PRINTED)]) new Image().src = picture(land)
}

/** A place on the table as motion and dragging find it. */
export const placeOf = (seat: number, position: number) => `land-${seat}-${position}`
export const DECK = 'deck'
export const PILE = 'pile'
export const HELD = 'held'
