/** When something was, as one says it: today, yesterday, Sunday, 9 Nov; times are seconds since 1970. */
import { prefs } from '../../lib/prefs.svelte'

const DAY = 86_400_000

export function lately(time: number, now = Date.now()): string {
  const locale = prefs.language === 'en' ? 'en-GB' : prefs.language
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0)
  const days = Math.round((midnight(now) - midnight(time * 1000)) / DAY)
  if (days < 2)
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.max(0, days), 'day')
  const style: Intl.DateTimeFormatOptions =
    days < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'short' }
  return new Intl.DateTimeFormat(locale, style).format(time * 1000)
}
