/** A game in a minute: three to five pictures, put together from the game's own cards, with a sentence each. */

/** A place in a picture, which is 320 wide and 200 high, counted from its upper left corner. */
type Place = readonly [x: number, y: number]

export interface Printed {
  /** A picture below `./art`, e.g. `ravens/land_3.webp`; a card has a border of paper, a cut-out (svg) has none. */
  art: string
  /** Where its middle is. */
  at: Place
  wide: number
  /** Degrees. */
  turn?: number
  lit?: boolean
  dim?: boolean
  /** A number or a sign in its corner. */
  mark?: string
}
export interface Arrow {
  from: Place
  to: Place
}
export interface Said {
  /** A word or sign that somebody says, in a bubble. */
  say: string
  at: Place
}
export type Drawn = Printed | Arrow | Said

export interface IntroductionPage {
  key: string
  text: string
  drawn: Drawn[]
}

/** One page per key of `drawn`, in that order, with the text of the same key, read when it is shown. */
export const introduction = <K extends string>(
  texts: () => Record<K, string>,
  drawn: Record<K, Drawn[]>,
): IntroductionPage[] =>
  (Object.keys(drawn) as K[]).map((key) => ({
    key,
    get text() {
      return texts()[key]
    },
    drawn: drawn[key],
  }))

/** Cards side by side, their middles on one line. */
export const row = (
  arts: readonly string[],
  [x, y]: Place,
  wide: number,
  step: number,
  more: (i: number) => Partial<Printed> = () => ({}),
): Printed[] => arts.map((art, i) => ({ art, at: [x + i * step, y] as const, wide, ...more(i) }))
