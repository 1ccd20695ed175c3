/** Remembers the table to which a friend was invited, so that they are seated as soon as its page is there. */
let wanted = ''

export const invited = {
  to(table: string): void {
    wanted = table
  },
  /** Whether this table is the one; true only once. */
  take(table: string): boolean {
    const found = wanted === table
    if (found) wanted = ''
    return found
  },
}
