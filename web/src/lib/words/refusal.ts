import type { Refused } from '../board'
import { pick, t } from '.'

/**
 * A refusal in the chosen language: the game's words for its code, else the shell's, else the server's sentence.
 * What comes after a line break are somebody's own words, and stays as it is.
 */
export function translateRefusal({ code, why }: Refused, ofGame: Record<string, string> = {}): Refused {
  const [sentence, ...own] = why.split('\n')
  const said = pick(ofGame, code) ?? pick(t.why, code) ?? sentence
  return { code, why: [said, ...own.map((words) => t.quoted({ words }))].join(' ') }
}
