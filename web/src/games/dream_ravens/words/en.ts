const COUNT = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
const ravens = (n: number) => `${COUNT[n] ?? n} ${n === 1 ? 'raven' : 'ravens'}`
const NTH = ['first', 'second', 'third', 'fourth']
const SPECIAL: Record<string, string> = { take_2: 'Take 2', peek_1: 'Peek 1', swap_2: 'Swap 2' }
/** "the Peek 1" or "the 4". */
const the = (land: string) => (SPECIAL[land] ? `“${SPECIAL[land]}”` : `the ${land}`)
/** Who did it; no name: you. */
const who = (name: string) => name || 'You'
const landOf = (owner: string, i: number) =>
  owner ? `the ${NTH[i]} land of ${owner}` : `your ${NTH[i]} land`
/** As it is told of somebody who aims at it. */
const aimed = (name: string, owner: string, i: number) =>
  name && name === owner ? `their own ${NTH[i]} land` : landOf(owner, i)
const own = (name: string, i: number) => `${name ? 'their' : 'your'} ${NTH[i]} land`
const whose = (name: string | null) => (name === null ? 'your' : `${name}’s`)

export const words = {
  ravens,
  so_far: (n: number) => (n === 1 ? '1 raven' : `${n} ravens`),
  soFar: (n: number) => `${n === 1 ? '1 raven' : `${n} ravens`} so far`,
  special: SPECIAL,
  yourDream: 'Your dream',
  toDraw: (n: number) => `${n} to draw`,
  deck: (n: number) => `The deck, ${n} ${n === 1 ? 'land' : 'lands'}`,
  onTop: 'on top',
  pileEmpty: 'The face-up pile is empty',
  pile: (land: string) => `The face-up pile: ${land}`,
  face: (land: string, n: number) => (SPECIAL[land] ? `${SPECIAL[land]}, ${ravens(n)}` : ravens(n)),
  down: 'face down',
  /** `name` null: yours. */
  land: (name: string | null, position: number, face: string) =>
    `${name === null ? 'Your' : `${name}’s`} land ${position + 1}, ${face}`,

  look: { text: 'Look at two of your lands.', help: 'Then they stay face down. Remember them.' },
  lookMore: { text: 'One more look.', help: 'Touch another of your lands, or leave it at that.' },
  enough: 'I have seen enough',
  /** `name`: the only one who still does; none: there are several. */
  lookWait: (name: string) => ({
    text: name ? `${name} still looks` : 'The others still look',
    help: 'Keep in mind what you saw.',
  }),
  lookWatch: { text: 'They look at their lands', help: 'Two each; then all stay face down.' },
  turn: (name: string) => ({ text: name ? `Your turn, ${name}.` : 'Your turn.', help: '' }),
  turnHelp: (up: string) => `Draw, take ${the(up)}, or wake everyone.`,
  turnHelpNoWake: (up: string) => `Draw, or take ${the(up)}.`,
  taking: {
    text: 'Where does it go?',
    help: 'Touch the land it replaces, or the pile again to leave it.',
  },
  hold: { text: 'You drew a land.', help: 'Swap it for one of yours, or let it go.' },
  holdPower: (land: string) => ({
    text: `You drew ${SPECIAL[land]}.`,
    help: 'Use its power, swap it for one of yours, or let it go.',
  }),
  pickOne: { text: 'Keep one of the two.', help: 'The other goes face up on the pile.' },
  peekAt: { text: 'Peek at any land.', help: 'The others see where you look, not what you find.' },
  swapFirst: { text: 'Swap two lands.', help: 'Touch the first one. Nobody looks at them.' },
  swapSecond: {
    text: 'And with which one?',
    help: 'Touch the second land, or the first again to let it go.',
  },
  reveal: 'Everyone is awake.',
  othersCount: (name: string) => (name ? `${name} still counts.` : 'The others still count.'),
  over: (names: string, n: number) => ({
    text: `${names} dreamt best.`,
    help: `The fewest ravens in all win: ${n}.`,
  }),
  /** How the last night ended; `name` null: nobody called, the deck ran out. */
  lastNight: (name: string | null, early: boolean) =>
    name === null
      ? 'The deck ran out and everyone woke by themselves.'
      : `${name || 'You'} woke everyone${early ? ', too early: somebody had fewer ravens.' : ', and rightly so.'}`,
  deal: 'The lands are dealt.',
  waiting: (name: string, phase: string) =>
    ({
      turn: `${name} is thinking`,
      hold: `${name} drew a land`,
      pick: `${name} takes two`,
      peek: `${name} is about to peek`,
      swap_a: `${name} is about to swap`,
      swap_b: `${name} is about to swap`,
    })[phase] ?? `${name} is dreaming`,
  waitingHelp: (n: number, limit: number) => `Night ${n}. The game ends at ${limit} ravens; the fewest win.`,
  waitingRounds: (n: number, rounds: number) => `Night ${n} of ${rounds}. The fewest ravens in all win.`,

  chooseFirst: 'Choose first.',
  chooseFirstWhy: 'Touch the deck to draw, or the face-up land to take it; then one of your lands.',
  notYours: 'That is not your dream.',
  notYoursWhy: 'Only Peek 1 and Swap 2, when you draw and use them, reach the lands of the others.',
  wake: 'WAKE UP!',
  wakeHelp: (penalty: number) =>
    `End the night now. Not the fewest ravens? ${COUNT[penalty] ?? penalty} more.`,
  wakeRest: 'Sleeping. You can call it at the start of your turn.',
  letGo: 'Let it go',
  use: (land: string) => `Use ${SPECIAL[land]}`,
  powers: {
    take_2: 'Draw two lands and keep one.',
    peek_1: 'Look at any one land on the table.',
    swap_2: 'Exchange two lands, unseen.',
  } as Record<string, string>,
  onlyYou: 'Only you see this.',
  holding: 'in your hand',
  keep: (land: string) => `Keep ${land}`,
  peekTitle: (name: string | null, position: number) =>
    `${name === null ? 'Your' : `${name}’s`} ${NTH[position]} land.`,
  remember: 'I’ll remember',
  woke: 'woke everyone',
  next: 'Dream on',
  ready: (name: string) => `Waiting for ${name || 'the others'} to wake`,
  night: (n: number) => `Night ${n}`,
  total: 'in all',
  before: 'before',
  tonight: 'tonight',
  early: 'too early',

  tell: {
    dealt: (round: number, name: string, up: string) =>
      `Night ${round}. ${name ? `${name} begins` : 'You begin'}; ${the(up)} lies face up.`,
    looked: (name: string, i: number) => `${who(name)} looked at ${own(name, i)}.`,
    saw: (owner: string | null, i: number, land: string) =>
      `You saw ${the(land)}: ${whose(owner)} ${NTH[i]} land.`,
    took_up: (name: string, i: number, taken: string, dropped: string) =>
      `${who(name)} took ${the(taken)} as ${own(name, i)}; ${the(dropped)} came up.`,
    drew: (name: string) => `${who(name)} drew.`,
    drawn: (land: string) => `You drew ${the(land)}.`,
    swapped_in: (name: string, i: number, dropped: string) =>
      `${who(name)} kept it as ${own(name, i)}; ${the(dropped)} came up.`,
    discarded: (name: string, land: string) => `${who(name)} let ${the(land)} go.`,
    used: (name: string, land: string) => `${who(name)} used ${the(land)}.`,
    drew_two: (name: string, n: number) => `${who(name)} drew ${n === 1 ? 'the last land' : 'two'}.`,
    pair: (a: string) => `You drew ${a}.`,
    kept: (name: string, dropped: string) => `${who(name)} kept one; ${the(dropped)} came up.`,
    peeked: (name: string, owner: string, i: number) => `${who(name)} peeked at ${aimed(name, owner, i)}.`,
    swapped: (name: string, a: string, i: number, b: string, j: number) =>
      `${who(name)} swapped ${aimed(name, a, i)} with ${aimed(name, b, j)}.`,
    voided: (name: string) => `${who(name)} did not aim in time; nothing happens.`,
    woke_up: (name: string) => `${name ? `${name} calls` : 'You call'} WAKE UP!`,
    revealed: (counts: string) => `Ravens: ${counts}.`,
    time: (names: string) => `Out of time: ${names}.`,
    over: (names: string) => `${names} dreamt best.`,
  },
  the,

  coach: {
    look: {
      title: 'Four lands, face down',
      text: 'They are your dream. Some are full of ravens; you want as few as you can. Touch two of them to look.',
    },
    turn: {
      title: 'Your turn',
      text: 'Draw from the deck, or take the land that lies face up. Whatever is lit in gold can be touched.',
    },
    hold: {
      title: 'You hold a land',
      text: 'Touch one of your four to swap it in: few ravens in, many out. Not better? Let it go.',
    },
    power: {
      title: 'A special land',
      text: 'It has a power if you use it now. You may also keep it for its number.',
    },
    wake: {
      title: 'When to wake up',
      text: 'If you think that your dream has the fewest ravens, hold WAKE UP! at the start of your turn.',
    },
    count: {
      title: 'Counting',
      text: 'Everyone adds the ravens of their four lands. Few is good: the lowest sum wins in the end.',
    },
  },

  /** The options of a table, by name. */
  options: {
    limit: { title: 'Ravens to the end', why: 'The game ends when somebody has so many.' },
    rounds: { title: 'Nights', why: 'Play exactly so many nights instead; 0: to the limit.' },
    penalty: {
      title: 'Waking too early',
      why: 'Ravens added when the caller is not lowest.',
      choices: { 5: '5 ravens', 15: '15 ravens' },
    },
    wake: {
      title: 'First WAKE UP!',
      why: 'From when somebody may wake everyone.',
      choices: { any_turn: 'from the first turn', after_lap: 'after a turn each' },
    },
    swap: {
      title: 'Swap 2',
      why: 'Which two lands it may swap.',
      choices: { different_dreams: 'of different dreams', any_two: 'any two' },
    },
    ties: {
      title: 'Tie at the end',
      why: 'When two have the fewest ravens.',
      choices: { shared: 'they share the win', one_more_round: 'one more night' },
    },
    effects: { title: 'Special lands', why: 'Off: they are plain lands of 5, 6 and 7 ravens.' },
    memory_aid: { title: 'Memory aid', why: 'Shows you the lands that you have seen and could still know.' },
    show_pile: { title: 'Open pile', why: 'The whole face-up pile may be leafed through, not just its top.' },
  },

  /** Why not, by the refusal’s code. */
  refused: {
    wrong_phase: 'That is not what is asked now; the large sentence says what is.',
    wake_late: 'You can wake everyone only at the start of your turn.',
    too_early: 'At this table everyone has one turn before anybody may wake up.',
    looked_already: 'You have looked at that land; it stays face down now.',
    no_power: 'That land has no power.',
    powers_off: 'This table plays without powers.',
    same_land: 'Choose two different lands.',
    same_dream: 'The two lands must lie in two different dreams.',
  },
}

export type Words = typeof words
