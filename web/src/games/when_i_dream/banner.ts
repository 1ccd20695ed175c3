import { namesOf, nickname } from '../../lib/names'
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
      if (seat < 0) return theirs({ text: w.asleep.watch.text({ name: dreamer }), help: w.asleep.watch.help })
      return dreaming ? asleep(props, name) : atNight(props, name)
    case 'vote':
      if (may('vote'))
        return mine({ text: w.vote.ask({ word: view.clues.at(-1)?.word ?? '' }), help: asked(props, name) })
      if (dreaming || seat < 0) return theirs({ text: w.vote.dreamer, help: w.vote.dreamerHelp })
      if (view.flag?.author === seat) return theirs({ text: w.vote.author, help: w.vote.authorHelp })
      return theirs({ text: w.vote.wait, help: w.vote.waitHelp })
    case 'last_guess':
      if (dreaming && view.spoken)
        return mine({ ...w.asleep.last, help: w.asleep.spokenHelp({ name: name(view.guesser) }) })
      if (dreaming) return mine(w.asleep.last)
      if (may('rule'))
        return mine({ text: w.night.listen({ name: dreamer }), help: w.night.listenHelp({ name: dreamer }) })
      return theirs({ text: w.night.lastGuess.text({ name: dreamer }), help: w.night.lastGuess.help })
    case 'recount':
      return dreaming
        ? mine(w.recount.mine)
        : theirs({ text: w.recount.theirs.text({ name: dreamer }), help: w.recount.theirs.help })
    case 'tick':
      if (may('tick'))
        return mine({ text: w.recount.tick.text({ name: dreamer }), help: w.recount.tick.help })
      if (dreaming && view.spoken)
        return mine({ ...w.recount.spoken, help: w.recount.spokenHelp({ name: name(view.scribe) }) })
      return theirs({
        text: w.recount.ticking.text({ name: name(view.scribe) }),
        help: w.recount.ticking.help,
      })
    case 'scoring':
      if (may('ready'))
        return mine({
          text: w.day.say,
          help: w.day.help({
            who: { name: dreamer, me: dreaming },
            seen: view.yellow ?? 0,
            lost: view.blue ?? 0,
          }),
        })
      return theirs({
        text: w.day.waiting.text({ names: t.list({ names: view.waiting.map(name) }) }),
        help: w.day.waiting.help,
      })
    case 'over':
      return theirs(ending(props))
    default:
      if (dreaming)
        return mine({
          text: w.bedtime.mine.text({ name: nickname(people, seat) }),
          help: w.bedtime.mine.help,
        })
      return theirs({
        text: w.bedtime.theirs.text({ name: dreamer }),
        help: seat < 0 ? w.bedtime.watch : w.bedtime.theirs.help,
      })
  }
}

function asked({ view }: Props, name: (s: number | null) => string): string {
  return w.vote.askBy({ by: name(view.flag?.by ?? null), author: name(view.flag?.author ?? null) })
}

function asleep({ view }: Props, name: (s: number | null) => string): Said {
  if (view.spoken)
    return mine({ text: w.asleep.spoken, help: w.asleep.spokenHelp({ name: name(view.guesser) }) })
  const help = view.giver === null ? w.asleep.waitsNobody : w.asleep.waits({ name: name(view.giver) })
  return mine({ text: w.asleep.say, help })
}

function atNight({ view, moves, seat }: Props, name: (s: number | null) => string): Said {
  const dreamer = name(view.dreamer)
  const wants = wanted(view, dreamer)
  if (moves.some((m) => m.type === 'clue' || m.type === 'said_it'))
    return mine({ text: w.night.yourClue, help: wants })
  if (moves.some((m) => m.type === 'rule'))
    return mine({ text: w.night.listen({ name: dreamer }), help: w.night.listenHelp({ name: dreamer }) })
  const turns = turnsUntil(view, seat)
  const help =
    view.spoken || turns === null ? wants : turns === 1 ? w.night.youAreNext : w.night.inTurns({ n: turns })
  return theirs({ text: w.night.wait({ name: name(view.giver) }), help })
}

/** What this seat's clue is for, by its role. */
function wanted({ role, yellow, blue }: Props['view'], name: string): string {
  const help = w.night.clueHelp
  const ahead = (yellow ?? 0) - (blue ?? 0)
  switch (role) {
    case 'fairy':
      return help.fairy({ name })
    case 'boogeyman':
      return help.boogeyman({ name })
    case 'sandman':
      return ahead > 0 ? help.sandmanSeen : ahead < 0 ? help.sandmanLost : help.sandmanEven
    default:
      return ''
  }
}

export function ending({ view, people, seat }: Props): { text: string; help: string } {
  const names = namesOf(view.winners, people, seat)
  return {
    text: w.over.text({ names, me: view.winners.length === 1 && view.winners[0] === seat }),
    help: w.over.help({ n: Math.max(...view.winners.map((s) => view.totals?.[s] ?? 0)) }),
  }
}
