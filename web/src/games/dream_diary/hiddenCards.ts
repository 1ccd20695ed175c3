import type { HiddenCard } from '../../lib/board'
import type { View } from '../../lib/generated/dream_diary'
import { picture, title } from './pictures'

/** Everybody's dreams, and darkened what they put to sleep. */
export function hidden(
  { dreams = [], nightmares = [] }: { dreams?: number[][]; nightmares?: number[][] },
  view: View,
): HiddenCard[][] {
  const card = (number: number, dim: boolean): HiddenCard => ({
    art: picture(view.places.find((place) => place.number === number)?.picture ?? ''),
    name: title(number, view.places),
    mark: String(number),
    dim,
  })
  return dreams.map((held, seat) => [
    ...held.map((number) => card(number, false)),
    ...(nightmares[seat] ?? [])
      .filter((number) => !held.includes(number))
      .map((number) => card(number, true)),
  ])
}
