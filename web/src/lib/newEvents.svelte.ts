import type { SentEvent } from './generated/protocol'
import type { GameName } from './generated/games'

/**
 * Call `act` for each new event once, in order, also when the same list is passed again:
 * `onNewEvents(() => newEvents, (event) => { if (event.type === 'drew') ... })`.
 */
export function onNewEvents<G extends GameName>(
  newEvents: () => SentEvent<G>[],
  act: (event: SentEvent<G>['event']) => void,
): void {
  let last = -1
  $effect(() => {
    for (const { seq, event } of newEvents()) {
      if (seq <= last) continue
      last = seq
      act(event)
    }
  })
}
