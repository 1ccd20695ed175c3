/** How the last set lies on the pile of what was laid down. */

/** Cards of a set that are seen. */
export const SHOWN = 4

/** Degrees by which a card of a set lies turned. */
export const turn = (i: number, many: number) => (i - (many - 1) / 2) * 9 + 2
