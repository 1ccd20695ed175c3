/** The person's preferences, kept in this browser's storage; nothing of a game is kept there. */
import { LANGUAGES } from './generated/messages'

export { LANGUAGES }
export type Language = keyof typeof LANGUAGES
export type Theme = 'night' | 'dawn'
/** How large everything is drawn, as a factor. */
export const TEXT_SIZES = [1, 1.15, 1.3] as const
export type TextSize = (typeof TEXT_SIZES)[number]

interface Kept {
  language: Language
  theme: Theme
  textSize: TextSize
  sound: boolean
  coach: boolean
  /** Show the signs that people send. */
  signs: boolean
  /** Coach steps that were read, as `game/step`. */
  coached: string[]
}

const KEY = 'dreamtable'

function spoken(): Language {
  const wanted = (navigator.languages ?? []).map((l) => l.slice(0, 2))
  return (wanted.find((l) => l in LANGUAGES) as Language | undefined) ?? 'en'
}

function load(): Kept {
  const fresh: Kept = {
    language: spoken(),
    theme: 'night',
    textSize: 1,
    sound: true,
    coach: true,
    signs: true,
    coached: [],
  }
  try {
    return mend(fresh, JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Kept, unknown>>)
  } catch {
    return fresh
  }
}

/** Take only well-formed preferences from the storage, which anybody may write to; defaults replace the others. */
function mend(fresh: Kept, kept: Partial<Record<keyof Kept, unknown>>): Kept {
  const { language, theme, textSize, sound, coach, signs, coached } = kept
  return {
    language: typeof language === 'string' && language in LANGUAGES ? (language as Language) : fresh.language,
    theme: theme === 'dawn' || theme === 'night' ? theme : fresh.theme,
    textSize: TEXT_SIZES.find((size) => size === textSize) ?? fresh.textSize,
    sound: typeof sound === 'boolean' ? sound : fresh.sound,
    coach: typeof coach === 'boolean' ? coach : fresh.coach,
    signs: typeof signs === 'boolean' ? signs : fresh.signs,
    coached: Array.isArray(coached) ? coached.filter((step) => typeof step === 'string') : fresh.coached,
  }
}

export const prefs = $state(load())

export function prefer<K extends keyof Kept>(name: K, value: Kept[K]): void {
  prefs[name] = value
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs))
  } catch {
    // Without storage the preference holds until the page is closed.
  }
}
