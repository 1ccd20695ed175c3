const cards = (n: number) => (n === 1 ? '1 card' : `${n} cards`)
const points = (n: number) => (n === 1 ? '1 point' : `${n} points`)
const quoted = (word: string) => `“${word}”`
/** Who does it; no name: you. */
const who = (name: string) => name || 'You'
const does = (name: string, they: string, you: string) => (name ? `${name} ${they}.` : `You ${you}.`)

export const words = {
  plus: (n: number) => (n < 0 ? `−${-n}` : `+${n}`),
  somebody: 'Somebody',
  onlyYou: 'Only you see this',
  roles: { fairy: 'Fairy', boogeyman: 'Boogeyman', sandman: 'Sandman', dreamer: 'Dreamer' } as Record<
    string,
    string
  >,
  youAre: {
    fairy: 'You are a Fairy',
    boogeyman: 'You are a Boogeyman',
    sandman: 'You are a Sandman',
  } as Record<string, string>,
  /** What a role wants; `name` is the Dreamer's. */
  wants: {
    fairy: (name: string) => `Help ${name} see. Each Element ${name} names is a point for you.`,
    boogeyman: (name: string) => `Lead ${name} astray. Each Element ${name} misses is a point for you.`,
    sandman: (name: string) =>
      `Keep both sides even: as much seen as lost pays you best. Tilt ${name} gently.`,
  } as Record<string, (name: string) => string>,
  seen: 'Seen',
  lost: 'Lost',
  seenPaid: 'Fairies are paid here',
  lostPaid: 'Boogeymen are paid here',
  side: (side: string, n: number) => `${side}: ${cards(n)}`,
  bed: 'The bed',
  element: (word: string) => `The Element is ${word}`,
  cardNumber: (n: number) => `Card ${n}`,
  ofNight: 'of night left',
  dreams: 'dreams',
  gives: 'gives a clue',
  next: 'next',
  taps: 'taps',
  penalty: (n: number) => (n === 1 ? '1 penalty' : `${n} penalties`),
  spirits: 'The spirits',

  bedtime: {
    mine: (name: string) => ({
      text: name ? `Your night to dream, ${name}.` : 'Your night to dream.',
      help: 'The others will whisper. Some of them lie.',
    }),
    theirs: (name: string) => ({
      text: `${name} goes to bed`,
      help: 'Look at your spirit; then the night begins.',
    }),
    sleep: 'Put on the mask',
    before:
      'You will see only darkness and hear one word at a time. Say what you think it is. Nobody tells you whether you were right.',
    beforeSpoken:
      'Close your eyes and listen. Say your guesses aloud; the spirit to your right taps them for you.',
    night: (n: number, of: number) => `Night ${n} of ${of}`,
    watch: 'You will hear what the Dreamer hears.',
  },

  night: {
    yourClue: 'Your clue.',
    clueHelp: {
      fairy: (name: string) => `One word that leads ${name} to it.`,
      boogeyman: (name: string) => `One word that leads ${name} away from it.`,
      sandman: (_: string, seen: number, lost: number) =>
        seen > lost
          ? 'More is seen than lost: mislead a little.'
          : seen < lost
            ? 'More is lost than seen: help a little.'
            : 'Both sides are even. Keep them so.',
    } as Record<string, (name: string, seen: number, lost: number) => string>,
    wait: (name: string) => `${name} looks for a word`,
    youAreNext: 'You are next: write your word already.',
    inTurns: (n: number) => `Your turn comes after ${n} others. Write your word already.`,
    listen: (name: string) => `Listen to ${name}.`,
    listenHelp: (name: string) => `Tap right, wrong or pass, as ${name} says it aloud.`,
    lastGuess: (name: string) => ({
      text: `The bell rang. ${name} may guess once more`,
      help: 'No more clues.',
    }),
    flag: (name: string, word: string) => `Call out ${name}’s clue${word ? ` ${quoted(word)}` : ''}`,
    flagShort: 'Call out',
    clues: 'Clues so far',
    spoke: 'has spoken',
  },

  clue: {
    label: 'Your clue',
    ahead: 'Your next clue',
    placeholder: 'one word',
    say: 'Whisper it',
    skip: 'Skip',
    change: 'Change it',
    anyway: 'Say it anyway',
    costs: 'Said aloud, it costs you a point and the card is lost.',
    blocked: 'It is not accepted here; find another word.',
    kept: 'Your word stays on the paper: send it when your turn comes.',
    said: 'I said it',
    saidHelp: 'Say your word aloud, then tap.',
  },

  rule: {
    title: (name: string) => `What does ${name} say?`,
    right: 'Right',
    wrong: 'Wrong',
    pass: 'Pass',
    decline: 'No last guess',
  },

  vote: {
    ask: (word: string) => (word ? `Does ${quoted(word)} go too far?` : 'Did the last clue go too far?'),
    askBy: (by: string, author: string) => `${by} calls out ${author}’s clue. More than half must agree.`,
    improper: 'Too far',
    proper: 'It is fair',
    voted: (names: string) => `${names} voted.`,
    yours: { improper: 'You said: too far.', proper: 'You said: it is fair.' },
    wait: 'The spirits vote',
    waitHelp: 'The sand stands still meanwhile.',
    author: 'Your clue was called out',
    authorHelp: 'The others decide whether it went too far.',
    dreamer: 'The spirits confer',
    dreamerHelp: 'A clue was called out. Your guess waits a moment.',
    back: 'Vote again',
  },

  asleep: {
    say: 'You are dreaming.',
    last: {
      text: 'The bell rings. One last guess?',
      help: 'Right or wrong counts; to leave it costs nothing.',
    },
    watch: (name: string) => ({ text: `${name} is dreaming`, help: 'You hear what the Dreamer hears.' }),
    waits: (name: string) => `${name} looks for a word.`,
    waitsNobody: 'Somebody looks for a word.',
    spoken: 'Say your guess aloud.',
    spokenHelp: (name: string) => `${name} taps it for you.`,
    whispers: (name: string) => `${name} whispers`,
    has: (name: string) => `${name} has spoken`,
    voices: 'Voices',
    quiet: 'Listen…',
    silence: 'Nobody whispered.',
    nobody: 'Nobody will tell you until morning.',
    youSaid: (word: string) => `You said ${quoted(word)}. Nobody will tell you until morning.`,
    theySaid: (name: string, word: string) => `${name} said ${quoted(word)}. Nobody tells until morning.`,
    drifted: 'It drifted by. Another card lies on the bed.',
    changed: (name: string | null) =>
      name
        ? `The card has changed: ${name}’s clue went too far.`
        : 'The card has changed: a clue went too far.',
    guess: 'Your guess',
    placeholder: 'I see…',
    see: 'I see it',
    pass: 'Let it drift by',
    decline: 'Leave it',
    again: 'Say that again',
    voicesOn: 'voices on',
    voicesOff: 'voices off',
    timeLeft: (s: number) => `${s} seconds of night left`,
  },

  recount: {
    mine: {
      text: 'What did you dream?',
      help: 'Tell it from memory. Two points if every right one is in it.',
    },
    theirs: (name: string) => ({
      text: `${name} tells the dream`,
      help: 'From memory: every right one named is worth two points.',
    }),
    label: 'Your dream',
    placeholder: 'First there was…',
    done: 'That was my dream',
    nothing: 'I remember nothing',
    hint: 'Wrong things cost nothing, but do not list words: only a few more than you guessed are heard.',
    kept: 'When the time is over, what you wrote is told.',
    tick: (name: string) => ({
      text: `Tick what ${name} names.`,
      help: 'Only what was really named counts.',
    }),
    tickLabel: 'Named in the dream',
    tickDone: 'The dream is told',
    spoken: { text: 'Tell your dream aloud.', help: '' },
    spokenHelp: (name: string) => `${name} ticks the words you name.`,
    ticking: (name: string) => ({ text: `${name} ticks what was named`, help: 'Listen to the dream.' }),
    dreamt: (name: string) => `${name}’s dream`,
  },

  day: {
    say: 'Good morning.',
    help: (name: string, seen: number, lost: number) =>
      `${name || 'You'} saw ${seen} and lost ${lost}. The spirits show their faces.`,
    waiting: (names: string) => ({
      text: `Waiting for ${names}`,
      help: 'The next night begins when everyone is ready.',
    }),
    ready: 'Ready',
    nextNight: (n: number, of: number) =>
      n > of ? 'That was the last night.' : `Then night ${n} of ${of} begins.`,
    notReady: 'Wait, not yet',
    nothing: 'Nothing was told.',
    aloud: 'The dream was told aloud.',
    full: 'Every right one was named.',
    notFull: 'Not every right one was named.',
    nothingSeen: 'There was nothing right to name.',
    sum: {
      fairy: (seen: number) => `${seen} seen`,
      boogeyman: (lost: number) => `${lost} lost`,
      dreamer: (seen: number) => `${seen} seen`,
      dreamerFull: (seen: number, more: number) => `${seen} seen + ${more} for the dream`,
      even: (n: number, more: number) => `even at ${n} + ${more}`,
      greater: (seen: number, lost: number) => `${seen} and ${lost}: the greater`,
      smaller: (seen: number, lost: number) => `${seen} and ${lost}: the smaller`,
    },
    total: (n: number) => `${n} in all`,
    guess: (word: string) => `guessed ${quoted(word)}`,
    passed: 'let go',
    faded: 'left at the bell',
    fined: (name: string) => `penalty for ${name || 'you'}`,
    named: 'named in the dream',
    away: 'Neither',
    none: 'Nothing',
    overrideSeen: (word: string) => `Count ${word} as seen`,
    overrideLost: (word: string) => `Count ${word} as lost`,
    turnSeen: 'Seen after all',
    turnLost: 'Not seen',
    bonusGive: 'Give the points for the dream',
    bonusTake: 'Take the points for the dream back',
    improper: 'too far',
    roleOf: (name: string, role: string) => `${name} was the ${role}`,
    hidden: 'A spirit, face down',
  },

  over: (names: string, n: number) => ({ text: `${names} dreamt best.`, help: `With ${points(n)} in all.` }),
  end: {
    night: (n: number) => `Night ${n}`,
    points: (n: number) => `${points(n)},`,
    penalties: (n: number) => (n === 1 ? 'less 1 penalty' : `less ${n} penalties`),
    total: 'in all',
    tie: 'Of those with equal points, fewer penalties win.',
  },

  coach: {
    bedtimeDreamer: {
      title: 'You sleep first',
      text: 'Put on the mask. Spirits whisper one word each about a thing only they see. Guess it, card after card, until the sand is through.',
    },
    bedtimeSpirit: {
      title: 'You are a spirit',
      text: 'In turn, give the sleeper one word about the thing on the bed. Your card says whether you help, mislead or keep the balance. Tell nobody.',
    },
    clue: {
      title: 'One word',
      text: 'You have a few seconds. Not the Element itself, nothing made from it. The paper warns you before it costs a point.',
    },
    ahead: {
      title: 'Think ahead',
      text: 'While others whisper you can already write your word. When your turn comes, press the button.',
    },
    flag: {
      title: 'Too easy?',
      text: 'The little flag calls out the last clue. If most spirits agree, its giver keeps the card as a penalty.',
    },
    guess: {
      title: 'Whenever you see it',
      text: 'One guess for each card, at any time. No idea? Let it drift by. Somebody may be fooling you.',
    },
    recount: {
      title: 'Now remember',
      text: 'Write down all you dreamt of. Name every right one and you get two points more.',
    },
    day: {
      title: 'Faces up',
      text: 'Here is who helped and who lied, and what each one earned. Press Ready for the next night.',
    },
  },

  tell: {
    dealt: (round: number, name: string) =>
      `Night ${round}. ${does(name, 'is the Dreamer', 'are the Dreamer')}`,
    role: {
      fairy: 'You are a fairy.',
      boogeyman: 'You are a boogeyman.',
      sandman: 'You are a sandman.',
    } as Record<string, string>,
    asleep: (name: string) => does(name, 'falls asleep', 'fall asleep'),
    element: (word: string) => `On the bed: ${word}.`,
    heard: (name: string, word: string) =>
      word ? `${who(name)}: ${word}` : does(name, 'has spoken', 'have spoken'),
    caught: (name: string, word: string) => `${who(name)} tried ${quoted(word)}: too far.`,
    skipped: (name: string, late: boolean) =>
      late ? does(name, 'was too slow', 'were too slow') : does(name, 'keeps quiet', 'keep quiet'),
    guessed: (name: string, word: string) =>
      word ? does(name, `sees ${quoted(word)}`, `see ${quoted(word)}`) : does(name, 'guesses', 'guess'),
    passed: (name: string) => does(name, 'lets it drift by', 'let it drift by'),
    declined: (name: string, late: boolean) =>
      late ? 'No last guess came in time.' : does(name, 'leaves the last card', 'leave the last card'),
    settled: (word: string, fate: string) =>
      fate === 'yellow'
        ? `${word}: seen.`
        : fate === 'faded'
          ? `${word}: counts for nobody.`
          : `${word}: lost.`,
    changed: 'The card has changed.',
    fined: (name: string, word: string) => `${word} is a penalty for ${name || 'you'}.`,
    flagged: (name: string) => does(name, 'calls out the last clue', 'call out the last clue'),
    decided: (improper: boolean): string =>
      improper ? 'Too far, say the spirits.' : 'Fair, say the spirits.',
    bell: 'The bell rings.',
    ended: 'The Dreamer begins to wake.',
    recounted: (name: string, story: string) =>
      story ? `${who(name)}: ${quoted(story)}` : does(name, 'tells the dream', 'tell your dream'),
    ticked: (name: string, n: number) => `${who(name)} heard ${n} of the words.`,
    nothing: (name: string) => does(name, 'tells nothing', 'tell nothing'),
    /** What was earned is told once the spirits have shown their faces. */
    day: (seen: number, lost: number, gains: string) =>
      `Day. Seen ${seen}, lost ${lost}.${gains ? ` ${gains}.` : ''}`,
    gain: (name: string, role: string, n: number) => `${who(name)} (${role}) ${n}`,
    overruled: (card: number, seen: number, lost: number) =>
      `The host overrules card ${card}: seen ${seen}, lost ${lost}.`,
    bonus: (given: boolean): string =>
      given ? 'The host gives the points for the dream.' : 'The host takes the points for the dream back.',
    over: (names: string) => `${names} dreamt best.`,
  },

  peopleOnly:
    'At this table words are spoken, and bots have neither voice nor ears: invite people, or take away the free seats.',
  /** The options of a table, by name. */
  options: {
    night: { title: 'Length of a night', why: 'Seconds until the Dreamer wakes up.' },
    untimed: { title: 'Nights without a clock', why: 'A night lasts for ten cards, however long they take.' },
    clue: { title: 'Time for a clue', why: 'Seconds until a spirit’s turn is skipped.' },
    unhurried: { title: 'Clues without a clock', why: 'Nobody is skipped for being slow.' },
    referee: {
      title: 'Improper clues',
      why: 'Who finds them.',
      choices: { auto_and_vote: 'the referee, or a vote', auto_only: 'the referee alone' },
    },
    improper: {
      title: 'A clue caught by the referee',
      why: 'What it costs.',
      choices: { penalty: 'a penalty', block: 'nothing: try another' },
    },
    anonymous: { title: 'Anonymous clues', why: 'The Dreamer does not learn who gave which clue.' },
    empty_bonus: {
      title: 'Bonus for nothing',
      why: 'With no right guess at all the recount still earns its bonus.',
    },
    spoken: {
      title: 'Spoken',
      why: 'For a room or a call: clues and guesses are said aloud; the spirit to the Dreamer’s right taps right or wrong.',
    },
    override: { title: 'The host may overrule', why: 'By day the host may turn a guess right or wrong.' },
    story: { title: 'Story mode', why: 'The recount is a free story; the host ticks the words it names.' },
  },

  /** Why not, by the refusal’s code. */
  refused: {
    wrong_phase: 'That is not what is asked now; the large sentence says what is.',
    night_is_over: 'The night is over.',
    no_word: 'Write a word.',
    two_words: 'A clue is a single word.',
    too_long: 'That is too long.',
    not_a_word: 'A clue is made of letters; a hyphen, an apostrophe or digits are fine.',
    spoken_table: 'At this table words are spoken: say it, and tap.',
    typed_table: 'At this table words are typed.',
    story_mode: 'At this table the host ticks the words.',
    no_guess: 'Nothing was guessed there.',
    asleep: 'You are asleep: the spirits settle that.',
    not_your_clue: 'It is not your turn to give a clue.',
    improper_clue: 'That word gives the Element away; find another one.',
    not_the_judge: 'The spirit to the Dreamer’s right taps what the Dreamer says.',
    not_the_dreamer: 'Only the Dreamer guesses.',
    no_flags: 'At this table only the referee finds clues improper.',
    nothing_to_flag: 'There is no clue that could be flagged.',
    own_clue: 'That was your own clue.',
    no_override: 'At this table the referee’s word stands.',
    not_the_host: 'Only the host may overrule the referee.',
    talk_closed: 'Quiet, somebody is asleep: talk again when it is day.',
  },
}

export type Words = typeof words
