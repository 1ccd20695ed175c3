/** What a lucid bot would whisper about a move that nobody has made yet. */
import { pick } from '../../lib/words'
import { d } from '../../lib/words/historyPuzzlesDaily'

type Sentence = string | ((words: object) => string)

/** The sentence for a kind of move of a game, with its words; empty if the game has none for it. */
export function adviceFor(game: string, kind: string, words: object): string {
  const all = pick(d.help.moves as Record<string, Record<string, Sentence>>, game) ?? {}
  const sentence = pick(all, kind)
  return typeof sentence === 'function' ? sentence(words) : (sentence ?? '')
}
