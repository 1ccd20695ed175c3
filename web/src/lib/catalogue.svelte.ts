/** The games that the server offers, fetched once. */
import type { GameCard } from './generated/protocol'
import { api } from './net/api'
import { prefs } from './prefs.svelte'

/** The order of the covers on the home page; a game that is not listed comes last. */
const ORDER = ['dream_diary', 'when_i_dream', 'dream_ravens', 'dreams_and_nightmares', 'dream_power_trick']
const place = ({ name }: GameCard) => (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1)

let games = $state.raw<GameCard[]>([])
let asked: Promise<void> | null = null

export const catalogue = {
  get games() {
    return games
  },
  named: (name: string) => games.find((g) => g.name === name) ?? null,
}

/** Options for a new table: its words are in the language of whoever lays it, if the game can be played in it. */
export function inMyLanguage(name: string): Record<string, string> {
  const field = catalogue.named(name)?.options.find((one) => one.name === 'language')
  const offered = field?.choices.some(({ value }) => value === prefs.language)
  return offered && field!.default !== prefs.language ? { language: prefs.language } : {}
}

export function fetchCatalogue(): Promise<void> {
  asked ??= api.games().then(
    (found) => void (games = found.sort((a, b) => place(a) - place(b))),
    (trouble) => {
      asked = null
      throw trouble
    },
  )
  return asked
}
