/** Remembers the table of a rematch that starts at once, because all the others are bots. */
let wanted = ''

export const rematch = {
  at(table: string): void {
    wanted = table
  },
  /** Whether this table is the one; true only once. */
  take(table: string): boolean {
    const found = wanted === table
    if (found) wanted = ''
    return found
  },
}
