import type { Hinted } from '../../lib/generated/protocol'
import { w } from './words'

type Reason = keyof typeof w.why

/** What the referee says about a clue, in the reader's language. */
export function whyNot(verdict: Hinted, clue: string, element: string): string {
  return verdict.code in w.why ? w.why[verdict.code as Reason]({ clue, element }) : verdict.why
}

/** A word in three parts where it holds the Element, so that the part can be underlined; null where it does not. */
export function splitAt(word: string, element: string): [string, string, string] | null {
  const at = word.toLowerCase().indexOf(element.toLowerCase())
  if (!element || at < 0) return null
  return [word.slice(0, at), word.slice(at, at + element.length), word.slice(at + element.length)]
}
