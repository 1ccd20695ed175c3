/** Which of the twenty drawn faces, and which colour, belongs to whom: one chooses them with the nickname, and bots have
 *  their own. At a table nobody looks like somebody else. */
import { getContext, setContext } from 'svelte'
import type { SeatFacts } from './generated/protocol'

export const FACES = 20
export const COLOURS = 10

type Sitting = Pick<SeatFacts, 'seat' | 'name' | 'bot' | 'person' | 'face' | 'colour'>

/** The faces of the bots, by the names that the server gives them: moon, raven, bear, lamb, owl, cat, sun, ghost, cloud. */
const BOTS: Record<string, number> = {
  Morpheus: 19,
  Luna: 17,
  Nix: 15,
  Orion: 4,
  Selene: 16,
  Hypnos: 3,
  Vesper: 9,
  Aurora: 18,
  Phobos: 20,
  Nyx: 2,
}

/** The picture of a face. */
export const facePicture = (face: number) => `./art/brand/avatar_${String(face).padStart(2, '0')}.svg`

/** The face of somebody who has chosen none: always the same for a name. */
export function faceOfName(name: string): number {
  const known = BOTS[name.replace(/ \d+$/, '')]
  if (known) return known
  let hash = 7
  for (const letter of name) hash = (hash * 31 + letter.codePointAt(0)!) % 9973
  return (hash % FACES) + 1
}

/** Give everybody what they want if it is free, in this order; who comes too late gets the next that is free. */
function share(
  wishes: { seat: number; wanted: number; first: boolean }[],
  most: number,
): Map<number, number> {
  const given = new Map<number, number>()
  const taken = new Set<number>()
  for (const { seat, wanted } of [...wishes].sort((a, b) => Number(b.first) - Number(a.first))) {
    let number = wanted
    for (let tried = 0; taken.has(number) && tried < most; tried++) number = (number % most) + 1
    taken.add(number)
    given.set(seat, number)
  }
  return given
}

const sitting = (seats: readonly Sitting[]) => seats.filter((s) => s.name)

/** The face of every seat at a table. */
export const facesAt = (seats: readonly Sitting[]) =>
  share(
    sitting(seats).map((s) => ({ seat: s.seat, wanted: s.face || faceOfName(s.name), first: !!s.face })),
    FACES,
  )

/** The colour of every seat at a table. */
export const coloursAt = (seats: readonly Sitting[]) =>
  share(
    seats.map((s) => ({ seat: s.seat, wanted: s.colour || (s.seat % COLOURS) + 1, first: !!s.colour })),
    COLOURS,
  )

const KEY = Symbol('faces')

/** Tell all below a component who sits at the table. */
export function provideFaces(seats: () => readonly Sitting[]): void {
  setContext(KEY, () => facesAt(seats()))
}

/** The faces at the table that a component is part of, if it is part of one. */
export const facesHere = () => getContext<(() => Map<number, number>) | undefined>(KEY)
