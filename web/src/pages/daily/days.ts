/** Days as the server writes them, 2026-11-18, by the clock of Greenwich. */
const DAY = 86_400_000

/** Noon of a day in seconds since 1970, so that every time zone from -11 to +11 calls it the same day. */
export const dayOf = (day: string): number => Date.parse(`${day}T12:00:00Z`) / 1000

export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY)

export const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * DAY).toISOString().slice(0, 10)
