/**
 * Clues read aloud, one voice a player. Optional: a browser without voices has none to offer, and nothing here ever
 * fails for want of them.
 */
import { prefer, prefs } from '../../lib/prefs.svelte'

const KEY = 'dreamtable.voices'
const LANGUAGE = 'en' // Elements and clues are English, whatever the language of the table

export interface Manner {
  /** Which of the browser's voices. */
  voice: number
  pitch: number
  rate: number
}

/** How one seat sounds, given the number of voices; an anonymous clue (null) always sounds the same. */
export function manner(seat: number | null, voices: number): Manner {
  if (seat === null || voices < 1) return { voice: 0, pitch: 0.9, rate: 0.9 }
  const round = Math.floor(seat / voices)
  return { voice: seat % voices, pitch: 0.8 + ((seat * 3 + round) % 7) * 0.1, rate: 0.88 + (seat % 3) * 0.04 }
}

class Voices {
  available = $state(false)
  #wanted = $state(this.#remembered())
  #all: SpeechSynthesisVoice[] = []

  constructor() {
    this.#look()
    this.#speech?.addEventListener?.('voiceschanged', () => this.#look())
  }

  get #speech(): SpeechSynthesis | undefined {
    return typeof window === 'undefined' ? undefined : window.speechSynthesis
  }

  get on(): boolean {
    return this.available && this.#wanted && prefs.sound
  }

  toggle(): void {
    this.#wanted = !this.on
    if (this.#wanted)
      prefer('sound', true) // no voice is heard while sound is off
    else this.hush()
    try {
      localStorage.setItem(KEY, this.#wanted ? 'on' : 'off')
    } catch {
      // Without storage the choice holds until the page is closed.
    }
  }

  say(word: string, seat: number | null): void {
    const speech = this.#speech
    if (!this.on || !speech || !word) return
    try {
      const { voice, pitch, rate } = manner(seat, this.#all.length)
      const words = new SpeechSynthesisUtterance(word)
      words.voice = this.#all[voice] ?? null
      words.lang = words.voice?.lang ?? LANGUAGE
      words.pitch = pitch
      words.rate = rate
      speech.speak(words)
    } catch {
      // The word is on the screen in any case.
    }
  }

  hush(): void {
    this.#speech?.cancel?.()
  }

  #look(): void {
    const found = this.#speech?.getVoices?.() ?? []
    const fitting = found.filter((v) => v.lang.toLowerCase().startsWith(LANGUAGE))
    this.#all = fitting.length ? fitting : found
    this.available = this.#all.length > 0
  }

  #remembered(): boolean {
    try {
      return localStorage.getItem(KEY) !== 'off'
    } catch {
      return true
    }
  }
}

export const voices = new Voices()
