/** The boards, each fetched when its game is played. */
import type { GameUi } from './board'

const boards = import.meta.glob<{ game: unknown }>('../games/*/index.ts')

export async function boardOf(name: string): Promise<GameUi> {
  const load = boards[`../games/${name}/index.ts`] ?? boards['../games/plain/index.ts']!
  return (await load()).game as GameUi
}

/** A game's cover picture. */
export const cover = (name: string) => `./art/covers/${name}.webp`
