/** The letters and the colour that stand for a player where a face is too large. */
import type { SeatFacts } from '../../lib/generated/protocol'

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
