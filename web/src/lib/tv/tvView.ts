/** What a game's `Tv.svelte` gets: the board's props of somebody who watches, and the sentence over the table. */
import type { Component } from 'svelte'
import type { BoardProps } from '../board'
import type { GameName } from '../generated/games'

export interface TvProps<G extends GameName = GameName> extends BoardProps<G> {
  say: { text: string; help: string }
}

const screens = import.meta.glob<{ default: unknown }>('../../games/*/Tv.svelte')

/** The big screen of a game; null for a game that has none. */
export async function tvOf(name: string): Promise<Component<TvProps> | null> {
  const load = screens[`../../games/${name}/Tv.svelte`]
  return load ? ((await load()).default as Component<TvProps>) : null
}
