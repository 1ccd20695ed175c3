/** Shows what happened: sounds for everyone, cards that fly for the spirits, voices for whoever is asleep. */
import { fly } from '../../lib/cards/flyingCard'
import type { AnyEvent } from '../../lib/generated/when_i_dream'
import { play, type Sound } from '../../lib/sound'
import { BACK } from './elements'
import { type Scene } from './scene'
import { voices } from './voices.svelte'

const SOUNDS: Partial<Record<AnyEvent['type'], Sound>> = {
  fell_asleep: 'sleep',
  element_up: 'turn',
  heard: 'talk',
  guessed: 'choose',
  settled: 'place',
  card_changed: 'shuffle',
  flagged: 'refuse',
  bell_rang: 'wake',
}
const ELEMENT = '[data-place="element"]'

function moveElement(event: AnyEvent) {
  if (event.type === 'settled' && event.fate !== 'faded')
    void fly(ELEMENT, `[data-place="side-${event.fate === 'yellow' ? 'seen' : 'lost'}"]`, BACK)
  if (event.type === 'fined') void fly(ELEMENT, `[data-place="seat-${event.seat}"]`, BACK)
}

export function animations(scene: () => Scene, language: () => string) {
  function show(event: AnyEvent) {
    const sound = SOUNDS[event.type]
    if (sound) play(sound)
    if (scene() === 'night') moveElement(event)
    if (scene() === 'asleep' && event.type === 'heard') voices.say(event.word, event.seat, language())
  }

  return { show }
}
