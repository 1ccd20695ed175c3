/**
 * Clues read aloud in the language of the table, one voice a player. Optional: a browser without voices of that language
 * has none to offer, and nothing here ever fails for want of them.
 */
import { prefer, prefs } from '../../lib/prefs.svelte'

const KEY = 'dreamtable.voices'

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

export class Voices {
  #wanted = $state(this.#remembered())
  #all = $state.raw<SpeechSynthesisVoice[]>([])

  constructor() {
    this.#look()
    this.#speech?.addEventListener?.('voiceschanged', () => this.#look())
  }

  get #speech(): SpeechSynthesis | undefined {
    return typeof window === 'undefined' ? undefined : window.speechSynthesis
  }

  /** Whether clues in a language are read; where nobody has said which language they are, any voice reads them. */
  on(language: string): boolean {
    return this.speaks(language) && this.#wanted && prefs.sound
  }

  speaks(language: string): boolean {
    return this.#of(language).length > 0
  }

  toggle(language: string): void {
    this.#wanted = !this.on(language)
    if (this.#wanted)
      prefer('sound', true) // no voice is heard while sound is off
    else this.hush()
    try {
      localStorage.setItem(KEY, this.#wanted ? 'on' : 'off')
    } catch {
      // Without storage the choice holds until the page is closed.
    }
  }

  say(word: string, seat: number | null, language: string): void {
    const speech = this.#speech
    if (!this.on(language) || !speech || !word) return
    try {
      const voices = this.#of(language)
      const { voice, pitch, rate } = manner(seat, voices.length)
      const words = new SpeechSynthesisUtterance(word)
      words.voice = voices[voice] ?? null
      words.lang = words.voice?.lang ?? language
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
    this.#all = this.#speech?.getVoices?.() ?? []
  }

  #of(language: string): SpeechSynthesisVoice[] {
    return this.#all.filter((voice) => voice.lang.toLowerCase().split(/[-_]/)[0] === language || !language)
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
