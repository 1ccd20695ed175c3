/** Loads a game's board when it is played. */
import type { GameUi } from './board'
import { prefs } from './prefs.svelte'
import { loadLanguage } from './words'

const boards = import.meta.glob<{ game: unknown }>('../games/*/index.ts')

export async function boardOf(name: string): Promise<GameUi> {
  const load = boards[`../games/${name}/index.ts`] ?? (() => import('./plainBoard'))
  const { game } = await load()
  await loadLanguage(prefs.language)
  return game as GameUi
}

/** A game's cover picture. */
export const cover = (name: string) => `./art/covers/${name}.webp`

/** Show the logo where a game has no cover. */
export function noCover({ currentTarget }: Event) {
  const picture = currentTarget as HTMLImageElement
  if (!picture.src.endsWith('/logo.svg')) picture.src = './art/brand/logo.svg'
}
