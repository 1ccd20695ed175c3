import type { Daily, DailyGame } from '../../lib/generated/protocol'
import { api, ApiError } from '../../lib/net/api'
import { go, to } from '../../lib/router.svelte'
import { showToast } from '../../lib/ui/toast.svelte'
import { d } from '../../lib/words/historyPuzzlesDaily'

/** A button that lays the table of a game of the day, or goes back to it. */
export class DreamButton {
  busy = $state(false)

  async press(game: DailyGame['game'], day: Daily['day'], button: Element): Promise<void> {
    this.busy = true
    try {
      go(to.table((await api.dreamDaily(game, day)).id))
    } catch (trouble) {
      if (trouble instanceof ApiError) showToast(trouble, button)
    }
    this.busy = false
  }
}

/** With how many bots a game of the day is dreamt, beside them or against them. */
export function company({ seats }: DailyGame, kind: string): string {
  return (kind.startsWith('co-operative') ? d.daily.together : d.daily.with)({ n: seats - 1 })
}
