/** Short sounds made by WebAudio from tones and filtered noise. No file is loaded. */
import { prefs } from './prefs.svelte'

interface Tone {
  /** Hertz; 0 is noise, which sounds like paper. */
  hz: number
  at?: number
  long?: number
  loud?: number
  shape?: OscillatorType
  /** The pitch that the tone glides to. */
  to?: number
}

const paper = (at = 0, long = 0.09, loud = 0.05): Tone => ({ hz: 0, at, long, loud })
const bell = (hz: number, at = 0, loud = 0.07, long = 0.9): Tone => ({ hz, at, loud, long, shape: 'sine' })

const SOUNDS = {
  draw: [paper(0, 0.12)],
  turn: [paper(0, 0.07, 0.06), bell(520, 0.03, 0.02, 0.18)],
  place: [paper(0, 0.05, 0.07), { hz: 150, to: 90, long: 0.1, loud: 0.09 }],
  shuffle: [paper(0), paper(0.09), paper(0.18), paper(0.27)],
  steal: [{ hz: 330, to: 660, long: 0.28, loud: 0.05, shape: 'triangle' }, paper(0.22, 0.1)],
  reveal: [bell(392), bell(494, 0.09), bell(587, 0.18)],
  yourTurn: [bell(587, 0, 0.08), bell(784, 0.14, 0.08, 1.2)],
  wake: [bell(523, 0, 0.09), bell(659, 0.1, 0.09), bell(784, 0.2, 0.09), bell(1047, 0.32, 0.1, 1.8)],
  refuse: [{ hz: 196, to: 165, long: 0.2, loud: 0.06, shape: 'triangle' }],
  choose: [bell(660, 0, 0.03, 0.16)],
  talk: [bell(880, 0, 0.025, 0.2)],
  tick: [{ hz: 1200, long: 0.03, loud: 0.02, shape: 'square' }],
  tear: [paper(0, 0.35, 0.09), { hz: 220, to: 70, at: 0.05, long: 0.5, loud: 0.07, shape: 'sawtooth' }],
  sleep: [bell(392, 0, 0.05), bell(330, 0.2, 0.05), bell(262, 0.42, 0.05, 1.4)],
  win: [bell(523), bell(659, 0.12), bell(784, 0.24), bell(1047, 0.36, 0.08, 2)],
  lose: [bell(440), bell(392, 0.2), bell(330, 0.42, 0.07, 1.6)],
} satisfies Record<string, Tone[]>

export type Sound = keyof typeof SOUNDS

let shared: AudioContext | null = null
let noise: AudioBuffer | null = null

function whiteNoise(context: AudioContext): AudioBuffer {
  if (noise) return noise
  noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const data = noise.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  return noise
}

function sound(context: AudioContext, tone: Tone): void {
  const { hz, at = 0, long = 0.3, loud = 0.06, shape = 'sine', to } = tone
  const start = context.currentTime + at
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(
    Math.max(0.0002, loud * prefs.volume * 1.4),
    start + Math.min(0.015, long / 4),
  )
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long)
  gain.connect(context.destination)
  if (hz) {
    const oscillator = context.createOscillator()
    oscillator.type = shape
    oscillator.frequency.setValueAtTime(hz, start)
    if (to) oscillator.frequency.exponentialRampToValueAtTime(to, start + long)
    oscillator.connect(gain)
    oscillator.start(start)
    oscillator.stop(start + long)
  } else {
    const source = context.createBufferSource()
    source.buffer = whiteNoise(context)
    const filter = context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.value = 2600
    filter.Q.value = 0.7
    source.connect(filter).connect(gain)
    source.start(start, Math.random() * 0.2, long)
  }
}

/** Play a sound, unless the person switched sound off or has not touched the page yet. */
export function play(name: Sound): void {
  if (!prefs.sound || typeof AudioContext === 'undefined') return
  if (!shared && !(navigator.userActivation?.hasBeenActive ?? true)) return
  shared ??= new AudioContext()
  if (shared.state === 'suspended') void shared.resume()
  for (const tone of SOUNDS[name]) sound(shared, tone)
}
