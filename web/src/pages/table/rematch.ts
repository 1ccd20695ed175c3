/** The table of a rematch that may begin at once, because only bots sit across. */
let wanted = ''

export const rematch = {
  at(table: string): void {
    wanted = table
  },
  /** Whether this is the one; asked once. */
  take(table: string): boolean {
    const found = wanted === table
    if (found) wanted = ''
    return found
  },
}
