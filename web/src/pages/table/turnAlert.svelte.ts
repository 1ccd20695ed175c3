/** Announces my turn: in the page's title, by a sound, by a short vibration, and in a hidden tab by a notice. */
import { untrack } from 'svelte'
import { play } from '../../lib/sound'
import { turnNotice } from '../../lib/browser/turnNotification.svelte'
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
      void turnNotice.began(untrack(() => t.table.turnTitle({ game: game() })))
    } else if (was && !now) void turnNotice.ended()
    was = now
  })
}
