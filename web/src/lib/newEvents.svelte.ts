import type { SentEvent } from './generated/protocol'
import type { GameName } from './generated/games'

/**
 * Act out what was just told, each happening once:
 * `onNewEvents(() => newEvents, (event) => { if (event.type === 'drew') ... })`.
 */
export function onNewEvents<G extends GameName>(
  newEvents: () => SentEvent<G>[],
  act: (event: SentEvent<G>['event'], happening: SentEvent<G>) => void,
): void {
  let last = -1
  $effect(() => {
    for (const happening of newEvents()) {
      if (happening.seq <= last) continue
      last = happening.seq
      act(happening.event, happening)
    }
  })
}
