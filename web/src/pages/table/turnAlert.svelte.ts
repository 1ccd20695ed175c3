/** Announces my turn: in the page's title, by a sound and by a short vibration. */
import { play } from '../../lib/sound'
import { t } from '../../lib/words'

export function alertOnTurn(asked: () => boolean, game: () => string): void {
  $effect(() => {
    document.title = asked() ? t.table.turnTitle({ game: game() }) : `${game()} · Dreamtable`
  })
  let was = false
  $effect(() => {
    const now = asked()
    if (now && !was) {
      play('yourTurn')
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(40)
    }
    was = now
  })
}
