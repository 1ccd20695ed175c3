/** Who sits at the table: how they are called, in which order the sheet reaches them, and by which letters. */
import type { SeatFacts } from '../../lib/generated/protocol'

export { called } from '../../lib/names'

/** From me on, in the order in which the sheet is passed. A watcher looks from the first seat. */
export function around(seats: number, from: number): number[] {
  const first = Math.max(0, from)
  return Array.from({ length: seats }, (_, i) => (first + i) % seats)
}

/** As few letters as tell everybody apart; two people of the same name get a number. */
export function initials(people: Pick<SeatFacts, 'name'>[]): string[] {
  const names = people.map(({ name }) => [...name.trim()])
  return names.map((letters, i) => {
    for (const length of [1, 2, 3]) {
      const short = letters.slice(0, length).join('').toLocaleLowerCase()
      const alone = names.every(
        (other, j) => i === j || other.slice(0, length).join('').toLocaleLowerCase() !== short,
      )
      if (alone && short) return short[0]!.toLocaleUpperCase() + short.slice(1)
    }
    return `${letters[0]?.toLocaleUpperCase() ?? ''}${i + 1}`
  })
}

/** The colour of a seat; always shown together with its initial. */
export const colour = (seat: number) => `var(--seat-${(seat % 10) + 1})`
