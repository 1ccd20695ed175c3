/** The six drawn signs. */
import type { Sign } from '../generated/protocol'

export const SIGNS: Sign[] = ['laugh', 'gasp', 'clap', 'heart', 'sigh', 'sleepy']

export const signArt = (sign: Sign) => `./art/brand/sign_${sign}.svg`
