import type { SentEvent } from '../../lib/generated/protocol'
import { namesOf } from '../../lib/names'
import { t } from '../../lib/words'
import { type Props, sceneOf } from './scene'
import { w } from './words'

/** An event as a line of the log; null for what the table shows anyway. */
export function logLine(
  { event, seq }: SentEvent<'when_i_dream'>,
  { people, seat, allEvents, view }: Props,
): string | null {
  /** A seat's name; empty for my own, which the dictionary words as "you". */
  const name = (s: number | null) => (s === null ? w.somebody : s === seat ? '' : (people[s]?.name ?? ''))
  // Whose night it was then: the log reaches back over several.
  const dealt = allEvents.findLast((h) => h.seq <= seq && h.event.type === 'dealt')?.event
  const dreamer = name(dealt?.type === 'dealt' ? dealt.dreamer : view.dreamer)
  // A Dreamer who tells the dream goes by memory: until day the log keeps tonight's guesses back (WD23), and once
  // awake the clues as well.
  const current = dealt?.type !== 'dealt' || dealt.round === view.round
  const tonight = seat === view.dreamer && current
  const scene = sceneOf(view, seat)
  switch (event.type) {
    case 'dealt':
      return w.tell.dealt(event.round, name(event.dreamer))
    case 'role_dealt':
      return w.tell.role[event.role] ?? null
    case 'fell_asleep':
      return w.tell.asleep(name(event.seat))
    case 'element_up':
      return w.tell.element(event.word)
    case 'heard':
      return w.tell.heard(name(event.seat), tonight && scene === 'waking' ? '' : event.word)
    case 'caught':
      return w.tell.caught(name(event.seat), event.word)
    case 'skipped':
      return w.tell.skipped(name(event.seat), event.late)
    case 'guessed':
      return w.tell.guessed(dreamer, tonight && scene !== 'day' ? '' : event.word)
    case 'passed':
      return w.tell.passed(dreamer)
    case 'declined':
      return w.tell.declined(dreamer, event.late)
    case 'settled':
      return w.tell.settled(event.word, event.fate)
    case 'card_changed':
      return w.tell.changed
    case 'fined':
      return w.tell.fined(name(event.seat), event.word)
    case 'flagged':
      return w.tell.flagged(name(event.seat))
    case 'flag_decided':
      return w.tell.decided(event.improper)
    case 'bell_rang':
      return w.tell.bell
    case 'night_ended':
      return w.tell.ended
    case 'recounted':
      return w.tell.recounted(name(event.seat), event.story)
    case 'ticked':
      return w.tell.ticked(name(event.seat), event.named.length)
    case 'nothing_told':
      return w.tell.nothing(name(event.seat))
    case 'day_broke': {
      // The board shows the faces one after the other: the log does not run ahead of it.
      if (current && view.phase === 'scoring') return w.tell.day(event.yellow, event.blue, '')
      const gains = event.gains.map((n, s) => w.tell.gain(name(s), w.roles[event.roles[s] ?? ''] ?? '', n))
      return w.tell.day(event.yellow, event.blue, t.list(gains))
    }
    case 'overruled':
      return event.card === null
        ? w.tell.bonus(event.bonus)
        : w.tell.overruled(event.card + 1, event.yellow, event.blue)
    case 'game_over':
      return w.tell.over(namesOf(event.winners, people, seat))
    case 'voted':
    case 'is_ready':
      return null
  }
}
