/** Dates as the reader's language writes them; times are seconds since 1970. */
import { prefs } from '../../lib/prefs.svelte'

/** The texts are British. */
const locale = () => (prefs.language === 'en' ? 'en-GB' : prefs.language)

const written = (time: number, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale(), style).format(time * 1000)

export const monthAndYear = (time: number) => written(time, { month: 'long', year: 'numeric' })
export const shortMonth = (time: number) => written(time, { month: 'short' })
export const day = (time: number) => written(time, { day: 'numeric', month: 'long', year: 'numeric' })
export const decimal = (value: number) =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(value)
