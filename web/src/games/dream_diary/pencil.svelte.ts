/**
 * Private marks on the pictures: who could dream this, who cannot. They are kept in this browser, for one table and
 * one seat, and never leave it.
 */
export type Mark = 'maybe' | 'no'
/** The player of a mark that says the picture is a nightmare. */
export const NOBODY = -1

type Marks = Record<number, Record<number, Mark>>

/** Take only well-formed marks from the storage, which anybody may write to. */
function load(key: string): Marks {
  const marks: Marks = {}
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<number, object | null>
    for (const [place, of] of Object.entries(kept)) {
      const real = Object.entries(of ?? {}).filter(([, mark]) => mark === 'maybe' || mark === 'no')
      marks[Number(place)] = Object.fromEntries(real)
    }
  } catch {
    // What cannot be read counts as no marks.
  }
  return marks
}

export class PencilMarks {
  /** By the number of the picture, then by player. */
  #marks = $state<Marks>({})
  readonly #key: string

  constructor(table: string, seat: number) {
    this.#key = `dreamtable/pencil/${table}/${seat}`
    this.#marks = load(this.#key)
  }

  get any(): boolean {
    return Object.values(this.#marks).some((of) => Object.keys(of).length > 0)
  }

  at(place: number, whose: number): Mark | null {
    return this.#marks[place]?.[whose] ?? null
  }

  /** Everything on one picture: the seats in the order given, nobody last. */
  on(place: number, order: number[]): { whose: number; mark: Mark }[] {
    return [...order, NOBODY].flatMap((whose) => {
      const mark = this.at(place, whose)
      return mark ? [{ whose, mark }] : []
    })
  }

  put(place: number, whose: number, mark: Mark | null): void {
    const of = { ...this.#marks[place] }
    if (mark) of[whose] = mark
    else delete of[whose]
    this.#marks[place] = of
    this.#keep()
  }

  wipe(): void {
    this.#marks = {}
    this.#keep()
  }

  #keep(): void {
    try {
      if (this.any) localStorage.setItem(this.#key, JSON.stringify(this.#marks))
      else localStorage.removeItem(this.#key)
    } catch {
      // Without storage the marks hold until the page is closed.
    }
  }
}
