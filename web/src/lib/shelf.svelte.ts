/** The games on the shelf, asked for once. */
import type { GameCard } from './generated/protocol'
import { api } from './net/api'

let games = $state.raw<GameCard[]>([])
let asked: Promise<void> | null = null

export const shelf = {
  get games() {
    return games
  },
  named: (name: string) => games.find((g) => g.name === name) ?? null,
}

export function fetchShelf(): Promise<void> {
  asked ??= api.games().then(
    (found) => void (games = found),
    (trouble) => {
      asked = null
      throw trouble
    },
  )
  return asked
}
