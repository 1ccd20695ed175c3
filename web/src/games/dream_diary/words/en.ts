/** Every word of the Dream Diary board, in English. A language is one file of this shape. */
const list = (names: string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
const dreams = (n: number) => (n === 1 ? '1 dream' : `${n} dreams`)
const stars = (n: number) => (n === 1 ? '1 star' : `${n} stars`)
const nightmares = (n: number) => (n === 1 ? '1 nightmare' : `${n} nightmares`)

export const words = {
  you: 'You',
  list,
  tabs: { memory: 'Memory' },
  steps: { title: 'This turn', ask: 'Ask', answers: 'Answers', jump: 'Jump' },

  banner: {
    deal: 'The pictures are being laid out.',
    dealHelp: 'Each picture is also somebody’s secret dream.',
    choose: (n: number) => (n === 1 ? 'Choose your nightmare.' : `Choose ${n} nightmares.`),
    chooseHelp: (n: number): string =>
      n === 1
        ? 'Nobody should ever jump to it. Only you know which.'
        : 'Of all eight, one comes back to each of you.',
    chosen: (n: number): string => (n === 1 ? 'Your nightmare sleeps.' : 'Your nightmares sleep.'),
    choosing: (names: string[]) => `${list(names)} still ${names.length === 1 ? 'chooses' : 'choose'}.`,
    everyoneChooses: 'Everyone puts a nightmare to sleep.',
    returning: 'The nightmares are shuffled.',
    returningHelp: 'One comes back to each of you.',
    ask: 'You lead. Ask one question.',
    askHelp: 'One adjective. Everyone answers with a hand, all at once.',
    askAloneHelp: 'Nobody else has a dream left. Ask anything; the others must find yours.',
    askTwiceHelp: 'Your kite is behind: you may ask twice this turn.',
    theyAsk: (name: string) => `${name} leads.`,
    theyAskHelp: 'They are looking for an adjective.',
    second: 'You may ask once more.',
    secondHelp: 'Your kite is behind: ask again, or do without.',
    theySecond: (name: string) => `${name} may ask once more.`,
    theySecondHelp: 'Their kite is behind.',
    answer: (name: string) => `${name} asks. Show your hand.`,
    answerHelp: 'How many of yours are like that? Sealed until all answer.',
    sealed: 'Your answer is sealed.',
    waitAnswers: (names: string[]) =>
      `You may change it until ${list(names)} ${names.length === 1 ? 'has' : 'have'} chosen.`,
    yourQuestion: (word: string) => `You asked: ${word}?`,
    theirQuestion: (name: string, word: string) => `${name} asks: ${word}?`,
    thinking: (names: string[]) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} thinking.`,
    jump: 'Jump, or stay.',
    jumpHelp: 'Touch a lit picture. Two found dreams keep the kite up.',
    jumpAgain: (n: number) => (n === 1 ? 'Found! Jump again?' : `${n} found! Jump again?`),
    jumpOnce: 'One more and the kite stays up. Or stop here.',
    jumpSafe: 'The kite stays up. Dare another, or stop here.',
    jumpAloneHelp: 'Nobody else has a dream left: every jump would wake a nightmare.',
    theyJump: (name: string) => `${name} may jump.`,
    theyJumpHelp: 'A dream brings you closer; a nightmare costs a star.',
    won: 'Everyone woke up smiling.',
    lostNightmare: 'The second nightmare woke you all.',
    lostTrack: 'The kite has flown away.',
    overHelp: 'All dreams and nightmares lie open.',
  },

  seats: {
    title: 'The sheet passes down the line',
    leads: 'Leader',
    dreams,
    left: (n: number) => (n === 0 ? 'no dreams left' : `${dreams(n)} left`),
    sealed: 'Answer sealed',
    thinking: 'Thinking…',
    asks: (word: string) => `asks “${word}”`,
    chosen: 'Nightmare chosen',
    choosing: 'Choosing…',
    jumping: 'May jump',
    found: (n: number) => (n === 1 ? 'one found this turn' : `${n} found this turn`),
    held: (held: number, played: number) => `${dreams(held)} in hand, ${played} found`,
  },

  sleepers: {
    asleep: (n: number) => `${nightmares(n)} asleep`,
    none: 'None has woken yet.',
    once: 'One has woken. A second ends the night.',
    twice: 'Two have woken: the night is over.',
    variant: (n: number) => `${n} ${n === 1 ? 'has' : 'have'} woken. Two on one kite end the night.`,
  },

  track: {
    title: 'Hope Track',
    at: (space: number, of: number, worth: number, own: number) =>
      `The kite hangs on space ${space} of ${of}, worth ${stars(worth)}, and shows ${stars(own)}.`,
    whoseAt: (name: string, space: number, of: number, own: number) =>
      `${name}: space ${space} of ${of}, ${stars(own)} on the kite.`,
    gone: 'The kite has left the track.',
    edge: 'edge',
    start: 'start',
    worth: (space: number, kite: number) => `${space} + ${stars(kite)}`,
    space: (n: number, worth: number) => `Space ${n}: ${stars(worth)}`,
    how: 'Fewer than two dreams found in a turn: the kite slips one space to the left.',
  },

  places: {
    title: 'Places',
    found: 'Found',
    nightmare: 'Nightmare',
    yours: 'yours',
    cameBack: 'came back',
    yourNightmare: 'your nightmare',
    putAway: 'you put it away',
    named: (number: number, title: string) => `${number}, ${title}`,
    isFound: (name: string) => `found, ${name}’s dream`,
    isNightmare: 'a nightmare that has woken',
    isYours: 'your dream',
    isYourNightmare: 'your nightmare',
    mayJump: 'you may jump here',
    pencilled: (marks: string[]) => `your pencil: ${marks.join(', ')}`,
    maybe: (name: string) => `${name} maybe`,
    no: (name: string) => `${name} no`,
    nobody: 'nightmare',
  },

  look: {
    previous: 'The picture before',
    next: 'The next picture',
    foundBy: (name: string) => `Found: it was ${name}’s dream.`,
    foundYours: 'Found: it was your dream.',
    woken: 'A nightmare. Nobody knows yet who put it to sleep.',
    yours: 'Your dream. Only you see this.',
    yourNightmare: 'The nightmare you put to sleep. Only you see this.',
    returned: 'Your dream; it came back from the shuffled nightmares. Only you see this.',
    maybeWoken: 'One of the four you put away. It may have come back to a hand. Only you see this.',
    question: 'Is this your dream?',
    jump: 'Hold to jump',
    jumpWhy: 'If nobody holds it, a nightmare wakes and the kite loses a star.',
    jumpOwn: 'You put it to sleep yourself: nobody holds it.',
    jumpLast: 'If nobody holds it, this is the second nightmare and the night is lost.',
    pencil: 'Your pencil. Only you see this.',
    blank: 'nothing',
  },

  pencil: {
    title: 'Pencil',
    why: 'Who could dream this? Marks are yours alone and stay on this device.',
    put: 'Put it down',
    inHand: (name: string) => `Touch pictures to mark them for ${name}.`,
    whose: 'For whom',
    what: 'What',
    maybe: 'maybe',
    no: 'no',
    erase: 'erase',
    nobody: 'Nobody: a nightmare',
    nightmareInHand: 'Touch the pictures you take for nightmares.',
    wipe: 'Erase all marks',
    onlyYou: 'Only you see this',
  },

  question: {
    before: 'Are your dreams',
    after: '?',
    ask: 'Ask',
    word: 'One adjective',
    ideas: 'Not asked yet:',
    fill: (word: string) => `Write “${word}”`,
    all: 'All adjectives',
    pickTitle: 'Pick an adjective',
    asked: 'asked',
    none: 'Do without',
    quoted: (word: string) => `“Are your dreams ${word}?”`,
    blank: '“Are your dreams … ?”',
    theirs: (name: string) => `${name} is looking for a word.`,
  },

  answer: {
    legend: 'Your answer, sealed until everyone has chosen',
    none: 'None',
    one: 'One',
    both: 'Both',
    more: 'Two or more',
    fist: 'a fist',
    finger: 'one finger',
    hand: 'open hand',
    sealed: 'sealed',
    takeBack: 'Take it back',
    change: 'Touch another hand to change it, until the last has chosen.',
    shown: { 0: 'none', 1: 'one', n: 'two or more' },
    asks: 'asks',
    notYet: 'not shown yet',
    ready: 'sealed',
    of: (name: string, what: string) => `${name}: ${what}`,
  },

  jump: {
    stay: 'Stay',
    stop: 'Stop here',
    hint: 'Touch a lit picture to jump.',
    pencilled: 'Put the pencil down to jump.',
    stayWhy: 'The kite will slip one space.',
    stopWhy: 'One found: the kite will slip one space.',
    safeWhy: 'The kite stays where it is.',
    foundSo: (n: number) => (n === 0 ? 'Nothing found this turn yet.' : `${dreams(n)} found this turn.`),
    wait: (name: string) => `${name} decides whether to jump.`,
    landedFound: (title: string, name: string) => `${title}: ${name}’s dream!`,
    landedYours: (title: string) => `${title}: your dream!`,
    landedNightmare: (title: string) => `${title}: a nightmare.`,
    lostStar: 'The kite loses a star.',
  },

  nightmares: {
    title: (n: number) =>
      n === 1 ? 'Which of your dreams shall be a nightmare?' : `Put ${n} of your dreams away.`,
    why: (n: number): string =>
      n === 1
        ? 'Choose the one the others are least likely to take for a dream: they must leave it alone.'
        : 'Six of the eight stay nightmares; one comes back to each of you.',
    picked: (n: number, of: number) => `${n} of ${of} chosen`,
    put: (n: number): string => (n === 1 ? 'Put it to sleep' : 'Put them to sleep'),
    settled: 'This cannot be changed afterwards.',
    pickFirst: (n: number) =>
      n === 1 ? 'Touch one of your dreams first.' : `Touch ${n} of your dreams first.`,
    waiting: 'Your nightmare sleeps. The others still choose.',
    waitingMany: 'Your nightmares sleep. The other one still chooses.',
    everyone: 'Everyone puts a dream away.',
    name: (title: string) => `${title}, as your nightmare`,
  },

  hand: {
    title: 'Your dreams',
    withNightmare: 'Your dreams, and the nightmare you put to sleep',
    withNightmares: 'Your dreams, and what you put to sleep',
    all: 'All your dreams are found.',
    dream: (title: string) => `Your dream: ${title}`,
    nightmare: (title: string) => `Your nightmare: ${title}`,
  },

  sheet: {
    title: 'Memory Sheet',
    sub: 'Are your dreams …?',
    asked: 'Asked',
    now: (name: string) => `${name}, asking now`,
    stayed: 'stayed',
    found: (numbers: string) => `found ${numbers}`,
    tore: (number: number) => `${number} tore`,
    by: (name: string, what: string) => `${name} · ${what}`,
    empty: 'It fills itself, a line for every question.',
    hidden: 'At this table old lines are hidden: remember them.',
    asking: 'asks',
    waiting: 'not yet',
  },

  log: {
    dealt: (places: number, leader: string) =>
      `${places} places lie on the table. ${leader} will lead first.`,
    putAway: (name: string, me: boolean) =>
      me ? 'You put a nightmare to sleep.' : `${name} put a nightmare to sleep.`,
    cameBack: (title: string) => `${title} came back to you.`,
    leads: (name: string, me: boolean, twice: boolean) =>
      (me ? 'You lead' : `${name} leads`) + (twice ? ' and may ask twice.' : '.'),
    passedOver: (name: string, me: boolean) =>
      me
        ? 'You hold every dream that is left and are passed over.'
        : `${name} holds every dream that is left and is passed over.`,
    asks: (name: string, me: boolean, word: string) =>
      `${me ? 'You ask' : `${name} asks`}: are your dreams ${word}?`,
    answers: (word: string, answers: string[]) => `“${word}” – ${answers.join(', ')}.`,
    noSecond: (name: string, me: boolean) => `${me ? 'You do' : `${name} does`} without a second question.`,
    found: (name: string, me: boolean, place: number, title: string, holder: string, mine: boolean) =>
      `${name} jumped to ${place}, ${title}. It was ${mine ? 'your' : `${holder}’s`} dream!`,
    nightmare: (name: string, me: boolean, place: number, title: string) =>
      `${name} jumped to ${place}, ${title}. It tore: a nightmare.`,
    stopped: (name: string, me: boolean, found: number) => `${name} ${found ? 'stopped' : 'stayed'}.`,
    slipped: (name: string, me: boolean) =>
      `${name ? (me ? 'Your' : `${name}’s`) : 'The'} kite slipped one space to the left.`,
    time: (names: string[]) => `Out of time: ${list(names)}.`,
  },

  end: {
    lastFound: (turn: number) => `All dreams were found, in round ${turn}.`,
    nightmareWhy: 'You lose together: a kite met its second nightmare.',
    trackWhy:
      'You lose together: it left the track on the left, after too many turns with fewer than two dreams.',
    space: (n: number) => `The kite hangs on space ${n}`,
    leftmost: (n: number) => `The kite further left hangs on space ${n}`,
    own: 'It kept of its own',
    owns: 'Both kites kept of their own',
    together: 'Together',
    stars,
    held: (name: string, me: boolean) => (me ? 'You dreamt' : `${name} dreamt`),
    feared: 'put to sleep',
    notFound: 'not found',
    cameBack: 'came back',
    woken: 'woke',
    /** By the server’s sentence. */
    verdicts: {
      "You are learning each other's dreams.": 'You are learning each other’s dreams.',
    } as Record<string, string>,
    left: (n: number) => `${dreams(n)} stayed hidden.`,
  },

  coach: {
    goal: {
      title: 'Find each other’s dreams',
      text: 'Each picture is also on one secret dream card; yours are marked. You all win when every dream is found, and lose with the second nightmare.',
    },
    nightmare: {
      title: 'First, a nightmare',
      text: 'A dream you put to sleep hurts all of you if somebody jumps to it. Choose what they will leave alone. Touch a picture above to see it large.',
    },
    ask: {
      title: 'You lead',
      text: 'Ask for one adjective, like “wet” or “lonely”. Good words split the pictures: some are like that and some are not.',
    },
    answer: {
      title: 'Show your hand',
      text: 'Think of the dreams in your hand. A fist: none is like that. One finger: exactly one. Open hand: two or more. It is your own judgement.',
    },
    jump: {
      title: 'Jump?',
      text: 'Touch a lit picture if you believe somebody dreams it. Find two in one turn and the kite stays up. A nightmare costs a star; the second one ends the game.',
    },
    sheet: {
      title: 'The Memory Sheet',
      text: 'It fills itself. Compare the hands with the pictures, and use the pencil to mark who could dream what. Only you see your marks.',
    },
    kite: {
      title: 'The kite slips',
      text: 'Every turn with fewer than two found dreams, the kite slips to the left. Find every dream before it leaves the track. The stars where it stands, and its own, are your score.',
    },
  },

  /** The options of a table, by name. */
  options: {
    difficulty: { title: 'Places', why: 'How many pictures lie on the table: 12 is easiest, 18 hardest.' },
    two_seats: {
      title: 'With two players',
      why: 'A special way for two, or the rules for three and more.',
      choices: { variant: 'two kites, six nightmares', base: 'as with three' },
    },
    track: {
      title: 'Hope Track',
      why: 'How long the kite can stay up. All three are our reconstruction.',
      choices: { standard: 'ten spaces', short: 'nine spaces', long: 'twelve spaces' },
    },
    hopeless: {
      title: 'Hopeless turns',
      why: 'When the Leader holds every dream that is left.',
      choices: { literal: 'the turn is played', skip: 'the turn is passed over' },
    },
    adjectives: {
      title: 'Adjectives',
      why: 'Type any adjective, or pick one of sixty.',
      choices: { free: 'any word', list: 'from the list' },
    },
    hide_history: {
      title: 'Hide the Memory Sheet',
      why: 'Only this turn’s questions are shown: remember the rest.',
    },
    talk: { title: 'Table talk', why: 'Chat during the game; hints are refused.' },
  },

  /** Why not, by the refusal’s code. */
  refused: {
    wrong_phase: 'That is not what is asked now; the large sentence says what is.',
    too_few_dreams: 'You do not have so many dreams left.',
    no_such_place: 'That picture is not on the table.',
    wrong_count: 'Choose as many different dreams as are asked for.',
    not_your_dream: 'That is not one of your dreams.',
    own_dream: 'You hold that dream yourself.',
    known_nightmare: 'That place is a nightmare, as everyone knows.',
    found_already: 'That dream has been found already.',
    not_on_the_list: 'At this table adjectives are picked from the list.',
    long_word: 'That word is too long.',
    bad_word: 'Ask for one word, of letters and hyphens only.',
    pointing_word: 'That word says where a place lies, not what a dream is like.',
    title_word: 'That is the title of a picture on the table.',
    talk_closed: 'This table plays without talk until the game is over.',
    talk_hint: 'Do not point at pictures by number or title.',
  },
}

export type Words = typeof words
