/** Tables that this page has promised to do something at, as soon as it shows them. */
class AwaitedTable {
  #table = ''

  expect(table: string): void {
    this.#table = table
  }
  /** Whether this table is the awaited one; true only once. */
  take(table: string): boolean {
    const found = this.#table === table
    if (found) this.#table = ''
    return found
  }
}

/** The table to which a friend was invited: they are seated there, or wait for the next game. */
export const invitation = new AwaitedTable()
/** The table of a rematch in which all the others are bots: it starts at once. */
export const rematch = new AwaitedTable()
