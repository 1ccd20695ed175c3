/** Which puzzles this browser has tried, and whether the first answer was right. */
const KEY = 'dreamtable-puzzles'

function kept(): Record<string, boolean> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, boolean> | null) ?? {}
  } catch {
    return {}
  }
}

let tried = $state.raw(kept())

export const solved = {
  /** Whether the first answer to a puzzle was right; undefined if there was none yet. */
  was: (game: string, number: number): boolean | undefined => tried[`${game}/${number}`],
  /** Note the first answer to a puzzle. */
  note(game: string, number: number, right: boolean): void {
    tried = { [`${game}/${number}`]: right, ...tried }
    try {
      localStorage.setItem(KEY, JSON.stringify(tried))
    } catch {
      // A browser without storage remembers as long as the page is open.
    }
  },
}
