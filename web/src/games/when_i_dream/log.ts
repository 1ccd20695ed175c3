import type { SentEvent } from '../../lib/generated/protocol'
import { namer } from '../../lib/log'
import { pick } from '../../lib/words'
import { type Props, sceneOf } from './scene'
import { w } from './words'

/** An event as a line of the log; null for what the table shows anyway. */
export function logLine(
  { event: e, seq }: SentEvent<'when_i_dream'>,
  { people, seat: me, allEvents, view }: Props,
): string | null {
  const { who, whoIfKnown, name, names } = namer(people, me)
  // Whose night it was then: the log reaches back over several.
  const dealt = allEvents.findLast((h) => h.seq <= seq && h.event.type === 'dealt')?.event
  const dreamer = whoIfKnown(dealt?.type === 'dealt' ? dealt.dreamer : view.dreamer)
  // A Dreamer who tells the dream goes by memory: until day the log keeps tonight's guesses back (WD23), and once
  // awake the clues as well.
  const current = dealt?.type !== 'dealt' || dealt.round === view.round
  const tonight = me === view.dreamer && current
  const scene = sceneOf(view, me)
  switch (e.type) {
    case 'dealt':
      return w.log.dealt({ round: e.round, dreamer: who(e.dreamer) })
    case 'role_dealt':
      return w.log.role_dealt({ role: e.role })
    case 'fell_asleep':
      return w.log.fell_asleep({ seat: who(e.seat) })
    case 'element_up':
      return w.log.element_up({ word: e.word })
    case 'heard':
      return w.log.heard({ seat: whoIfKnown(e.seat), word: tonight && scene === 'waking' ? null : e.word })
    case 'caught':
      return w.log.caught({ seat: who(e.seat), word: e.word })
    case 'skipped':
      return w.log.skipped({ seat: who(e.seat), late: e.late })
    case 'guessed':
      return w.log.guessed({ dreamer, word: tonight && scene !== 'day' ? null : e.word })
    case 'passed':
      return w.log.passed({ dreamer })
    case 'declined':
      return w.log.declined({ dreamer, late: e.late })
    case 'settled':
      return w.log.settled({ word: e.word, fate: e.fate })
    case 'card_changed':
      return w.log.card_changed({ seat: whoIfKnown(e.seat) })
    case 'fined':
      return w.log.fined({ seat: who(e.seat), word: e.word })
    case 'flagged':
      return w.log.flagged({ seat: whoIfKnown(e.seat) })
    case 'flag_decided':
      return w.log.flag_decided({ improper: e.improper })
    case 'bell_rang':
      return w.log.bell_rang
    case 'night_ended':
      return w.log.night_ended
    case 'recounted':
      return w.log.recounted({ seat: who(e.seat), story: e.story })
    case 'ticked':
      return w.log.ticked({ seat: who(e.seat), count: e.named.length })
    case 'nothing_told':
      return w.log.nothing_told({ seat: who(e.seat) })
    case 'day_broke': {
      // The board shows the faces one after the other: the log does not run ahead of it.
      const hidden = current && view.phase === 'scoring'
      const result = (gain: number, seat: number) =>
        w.log.result({
          name: name(seat),
          gain,
          role: pick(w.roles, e.roles[seat]) ?? '',
          total: e.scores[seat] ?? 0,
        })
      return w.log.day_broke({
        yellow: e.yellow,
        blue: e.blue,
        bonus: e.bonus,
        results: hidden ? [] : e.gains.map(result),
      })
    }
    case 'overruled':
      return w.log.overruled({
        card: e.card === null ? null : e.card + 1,
        yellow: e.yellow,
        blue: e.blue,
        bonus: e.bonus,
      })
    case 'game_over':
      return w.log.game_over({
        winners: names(e.winners),
        totals: e.totals.map((n, seat) => w.log.total({ name: name(seat), n })),
      })
    case 'voted':
    case 'is_ready':
      return null
  }
}
