/** The person's preferences, kept in this browser's storage; nothing of a game is kept there. */
import { LANGUAGES } from './generated/messages'
import type { BotSpeed, Level } from './generated/protocol'

export { LANGUAGES }
export type Language = keyof typeof LANGUAGES
export type Theme = 'night' | 'dawn'
/** How large everything is drawn, as a factor. */
export const TEXT_SIZES = [1, 1.15, 1.3] as const
export type TextSize = (typeof TEXT_SIZES)[number]
export const LEVELS: readonly Level[] = ['dozing', 'dreaming', 'lucid']
export const SPEEDS: readonly BotSpeed[] = ['calm', 'normal', 'quick']

interface Kept {
  language: Language
  theme: Theme
  textSize: TextSize
  sound: boolean
  /** Of the sounds, from 0 to 1. */
  volume: number
  /** Of the bots of Play now. */
  level: Level
  speed: BotSpeed
  coach: boolean
  /** Show the signs that people send. */
  signs: boolean
  /** Tell me of my turn while I look elsewhere; nobody was asked yet. */
  turnNotice: 'ask' | 'on' | 'off'
  /** Coach steps that were read, as `game/step`. */
  coached: string[]
  /** Tables whose tickets were taken from the home page. */
  dismissed: string[]
}

const KEY = 'dreamtable'
const REMEMBERED = 200 // dismissed tables

function spoken(): Language {
  const wanted = (navigator.languages ?? []).map((l) => l.slice(0, 2))
  return (wanted.find((l) => l in LANGUAGES) as Language | undefined) ?? 'en'
}

const fresh = (): Kept => ({
  language: spoken(),
  theme: 'night',
  textSize: 1,
  sound: true,
  volume: 0.7,
  level: 'dreaming',
  speed: 'normal',
  coach: true,
  signs: true,
  turnNotice: 'ask',
  coached: [],
  dismissed: [],
})

const among = <T>(values: readonly T[], value: unknown, other: T): T =>
  values.find((one) => one === value) ?? other
const flag = (value: unknown, other: boolean) => (typeof value === 'boolean' ? value : other)
const words = (value: unknown) =>
  Array.isArray(value) ? value.filter((step): step is string => typeof step === 'string') : []

/** Take only well-formed preferences from the storage, which anybody may write to; defaults replace the others. */
function load(): Kept {
  const usual = fresh()
  let kept: Partial<Record<keyof Kept, unknown>>
  try {
    kept = (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as typeof kept
  } catch {
    return usual
  }
  const { language, volume } = kept
  return {
    language: typeof language === 'string' && language in LANGUAGES ? (language as Language) : usual.language,
    theme: among(['night', 'dawn'], kept.theme, usual.theme),
    textSize: among(TEXT_SIZES, kept.textSize, usual.textSize),
    sound: flag(kept.sound, usual.sound),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : usual.volume,
    level: among(LEVELS, kept.level, usual.level),
    speed: among(SPEEDS, kept.speed, usual.speed),
    coach: flag(kept.coach, usual.coach),
    signs: flag(kept.signs, usual.signs),
    turnNotice: among(['ask', 'on', 'off'] as const, kept.turnNotice, usual.turnNotice),
    coached: words(kept.coached),
    dismissed: words(kept.dismissed).slice(-REMEMBERED),
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
