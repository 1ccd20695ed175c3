/** What this browser remembers about its person: never anything of a game. */
export const LANGUAGES = { en: 'English', fr: 'Français', it: 'Italiano' } as const
export type Language = keyof typeof LANGUAGES
export type Theme = 'night' | 'dawn'

interface Kept {
  language: Language
  theme: Theme
  sound: boolean
  coach: boolean
  /** Coach steps that were read, as `game/step`. */
  coached: string[]
}

const KEY = 'dreamtable'

function spoken(): Language {
  const wanted = (navigator.languages ?? []).map((l) => l.slice(0, 2))
  return (wanted.find((l) => l in LANGUAGES) as Language | undefined) ?? 'en'
}

function load(): Kept {
  const fresh: Kept = { language: spoken(), theme: 'night', sound: true, coach: true, coached: [] }
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return fresh
  }
}

export const prefs = $state(load())

export function prefer<K extends keyof Kept>(name: K, value: Kept[K]): void {
  prefs[name] = value
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs))
  } catch {
    // A browser that keeps nothing still plays.
  }
}
