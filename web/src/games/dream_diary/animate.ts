/** Animates what happened: hands turned up, nightmares put away, and where a jump landed. */
import type { BoardProps } from '../../lib/board'
import { fly } from '../../lib/cards/flyingCard'
import type { AnyEvent, Place } from '../../lib/generated/dream_diary'
import { pace, reduced, showingFor } from '../../lib/motion'
import { called } from '../../lib/names'
import { play } from '../../lib/sound'
import back from './back.svg'
import { title } from './pictures'
import { w } from './words'

/** Where somebody jumped, and what it was: shown large for a moment. */
export interface Jump {
  place: Place
  found: boolean
  text: string
}

type Board = Pick<BoardProps<'dream_diary'>, 'view' | 'people' | 'seat'>

export function animations(board: () => Board, onjump: (jump: Jump) => void) {
  function jumped(number: number, found: boolean, text: string) {
    const place = board().view.places.find((p) => p.number === number)
    if (place && !reduced()) onjump({ place, found, text })
    else play(found ? 'reveal' : 'tear')
  }

  function show(event: AnyEvent) {
    const { people, seat, view } = board()
    if (event.type === 'answers_shown') {
      play('turn')
      showingFor(pace('move')) // the hands are turned up
    }
    if (event.type === 'put_away') {
      play('place')
      void fly(`[data-sitter="${event.seat}"] .held img`, '[data-pile] .pile', back)
    }
    if (event.type === 'found') {
      const words = event.holder === seat ? w.jump.landedYours : w.jump.landedFound
      jumped(
        event.place,
        true,
        words({ title: title(event.place, view.places), name: called(people, event.holder, seat) }),
      )
    }
    if (event.type === 'nightmare_woke')
      jumped(event.place, false, w.jump.landedNightmare({ title: title(event.place, view.places) }))
  }

  return { show }
}
