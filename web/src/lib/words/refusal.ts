import type { Refused } from '../board'
import { pick, t } from '.'

/** A refusal in the chosen language: the game's words for its code, else the shell's, else the server's sentence. */
export const translateRefusal = ({ code, why }: Refused, ofGame: Record<string, string> = {}): Refused => ({
  code,
  why: pick(ofGame, code) ?? pick(t.why, code) ?? why,
})
