import { namesOf } from '../../lib/names'
import { t } from '../../lib/words'
import { type Props, turnsUntil } from './scene'
import { w } from './words'

type Said = { text: string; help: string; mine: boolean }
const mine = (said: { text: string; help: string }): Said => ({ ...said, mine: true })
const theirs = (said: { text: string; help: string }): Said => ({ ...said, mine: false })

/** The sentence over the table: what is going on, and what is wanted of this seat. */
export function banner(props: Props): Said {
  const { view, moves, people, seat } = props
  const may = (type: Props['moves'][number]['type']) => moves.some((m) => m.type === type)
  const name = (s: number | null) => (s === null ? w.somebody : (people[s]?.name ?? ''))
  const dreamer = name(view.dreamer)
  const dreaming = seat === view.dreamer
  switch (view.phase) {
    case 'night':
    case 'draw':
      if (seat < 0) return theirs(w.asleep.watch(dreamer))
      return dreaming ? asleep(props, name) : atNight(props, name)
    case 'vote':
      if (may('vote'))
        return mine({ text: w.vote.ask(view.clues.at(-1)?.word ?? ''), help: asked(props, name) })
      if (dreaming || seat < 0) return theirs({ text: w.vote.dreamer, help: w.vote.dreamerHelp })
      if (view.flag?.author === seat) return theirs({ text: w.vote.author, help: w.vote.authorHelp })
      return theirs({ text: w.vote.wait, help: w.vote.waitHelp })
    case 'last_guess':
      if (dreaming && view.spoken)
        return mine({ ...w.asleep.last, help: w.asleep.spokenHelp(name(view.guesser)) })
      if (dreaming) return mine(w.asleep.last)
      if (may('rule')) return mine({ text: w.night.listen(dreamer), help: w.night.listenHelp(dreamer) })
      return theirs(w.night.lastGuess(dreamer))
    case 'recount':
      return dreaming ? mine(w.recount.mine) : theirs(w.recount.theirs(dreamer))
    case 'tick':
      if (may('tick')) return mine(w.recount.tick(dreamer))
      if (dreaming && view.spoken)
        return mine({ ...w.recount.spoken, help: w.recount.spokenHelp(name(view.scribe)) })
      return theirs(w.recount.ticking(name(view.scribe)))
    case 'scoring':
      if (may('ready'))
        return mine({
          text: w.day.say,
          help: w.day.help(dreaming ? '' : dreamer, view.yellow ?? 0, view.blue ?? 0),
        })
      return theirs(w.day.waiting(t.list(view.waiting.map(name))))
    case 'over':
      return theirs(ending(props))
    default:
      if (dreaming) return mine(w.bedtime.mine(name(seat)))
      return theirs({ ...w.bedtime.theirs(dreamer), ...(seat < 0 && { help: w.bedtime.watch }) })
  }
}

function asked({ view }: Props, name: (s: number | null) => string): string {
  return w.vote.askBy(name(view.flag?.by ?? null), name(view.flag?.author ?? null))
}

function asleep({ view }: Props, name: (s: number | null) => string): Said {
  if (view.spoken) return mine({ text: w.asleep.spoken, help: w.asleep.spokenHelp(name(view.guesser)) })
  const help = view.giver === null ? w.asleep.waitsNobody : w.asleep.waits(name(view.giver))
  return mine({ text: w.asleep.say, help })
}

function atNight({ view, moves, seat }: Props, name: (s: number | null) => string): Said {
  const dreamer = name(view.dreamer)
  const wants = w.night.clueHelp[view.role ?? '']?.(dreamer, view.yellow ?? 0, view.blue ?? 0) ?? ''
  if (moves.some((m) => m.type === 'clue' || m.type === 'said_it'))
    return mine({ text: w.night.yourClue, help: wants })
  if (moves.some((m) => m.type === 'rule'))
    return mine({ text: w.night.listen(dreamer), help: w.night.listenHelp(dreamer) })
  const turns = turnsUntil(view, seat)
  const help =
    view.spoken || turns === null ? wants : turns === 1 ? w.night.youAreNext : w.night.inTurns(turns)
  return theirs({ text: w.night.wait(name(view.giver)), help })
}

export function ending({ view, people, seat }: Props): { text: string; help: string } {
  const names = namesOf(view.winners, people, seat)
  return w.over(names, Math.max(...view.winners.map((s) => view.totals?.[s] ?? 0)))
}
