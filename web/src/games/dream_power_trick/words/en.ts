import type { Who } from '../../../lib/names'
/** The words of Dream Power Trick, in English. A language is one file of this shape. */
import { read } from '../cards'

const colour: Record<string, string> = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  purple: 'purple',
  any: 'any colour',
}
const mark: Record<string, string> = {
  sun: 'sun',
  cloud: 'cloud',
  rain: 'rain',
  snow: 'snow',
  any: 'any mark',
}
const cards = (n: number) => (n === 1 ? '1 card' : `${n} cards`)
const say = (who: Who) => (who.me ? 'You' : who.name)

export const words = {
  colour,
  /** One letter each, never two alike: colour is never alone. */
  letter: { red: 'R', orange: 'O', yellow: 'Y', green: 'G', blue: 'B', purple: 'P', any: '★' } as Record<
    string,
    string
  >,
  mark,
  /** Under the picture. */
  short: (card: string) => {
    const { colour: c, mark: m } = read(card)
    if (c === 'any' && m === 'any') return 'wild'
    return c === 'any' ? `any ${mark[m]}` : m === 'any' ? `${colour[c]} any` : `${colour[c]} ${mark[m]}`
  },
  /** In a sentence. */
  name: (card: string) => {
    const { colour: c, mark: m } = read(card)
    if (c === 'any' && m === 'any') return 'a wild card'
    return c === 'any'
      ? `Rainbow ${mark[m]}`
      : m === 'any'
        ? `Special ${colour[c]}`
        : `${colour[c]} ${mark[m]}`
  },
  card: (card: string) => {
    const { colour: c, mark: m } = read(card)
    if (c === 'any' && m === 'any') return 'Wild: any colour, any mark'
    if (c === 'any') return `Rainbow ${mark[m]}: any colour`
    return m === 'any' ? `Special ${colour[c]}: any mark` : `${colour[c]} ${mark[m]}`
  },
  set: (c: string, m: string, n: number) => `${n} × ${colour[c]} ${mark[m]}`,
  cards,
  hand: 'Your hand',
  handOf: (who: string, n: number) => `${who}: ${cards(n)} in hand`,
  emptyHand: 'Your hand is empty.',
  sort: 'Sort',
  sortBy: { colour: 'by colour', mark: 'by mark' },
  pile: {
    left: (n: number) => (n ? `${n} to draw` : 'Empty'),
    name: (n: number) => `Draw pile, ${cards(n)}`,
    end: 'The last one ends the game',
  },
  discards: {
    title: 'Discards',
    count: (n: number) => (n ? `${cards(n)} laid down` : 'Nothing laid down'),
    look: (n: number) => `Discards, ${cards(n)}. Look through them`,
    empty: 'No card was laid down yet.',
  },
  play: {
    offers: 'Sets in your hand',
    withThese: 'Goes with it',
    discard: (n: number) => (n > 1 ? `Lay down ${n} cards` : 'Lay down the set'),
    pass: 'Pass and draw',
    clear: 'Put back',
    alone: 'No partner in your hand: same colour and same mark make a set.',
  },
  ask: {
    colour: 'Which colour?',
    player: 'From whom?',
    go: (c: string, who: string) => `Ask ${who} for ${c}`,
    choose: 'Choose a colour',
    whom: 'Choose a player',
    from: (who: string, n: number) => `Ask ${who}, ${cards(n)}`,
  },
  give: {
    sure: 'Give this?',
    go: 'Give it, face down',
    other: 'Another one',
    honest: (c: string) => `It is ${c}. If they doubt it, they draw three.`,
    bluff: (c: string) => `It is not ${c}. If they doubt it, you draw three.`,
    pick: 'Pick a card to give.',
  },
  decide: {
    take: 'Take it',
    noDream: 'No Dream!',
    takeWhy: 'It goes to your hand.',
    noDreamWhy: 'Turn it up: three cards for the one who was wrong.',
  },
  gift: {
    place: 'The gift',
    naming: (who: Who) => (who.me ? 'You name a colour' : `${who.name} names a colour`),
    asks: (from: Who, to: Who) =>
      `${from.me ? 'You ask' : `${from.name} asks`} ${to.me ? 'you' : to.name} for`,
    asked: (from: Who, to: Who) => `${say(from)} asked ${to.me ? 'you' : to.name} for`,
    facedown: (from: Who, to: Who) =>
      `A card face down from ${from.me ? 'you' : from.name} to ${to.me ? 'you' : to.name}`,
    isIt: (c: string) => `Is it ${c}?`,
    yours: (card: string) => `You gave ${card}. Only you see this.`,
    taken: (who: Who) => `${say(who)} took it.`,
    was: (card: string, other: Who) => `It was ${card}. Only you and ${other.name} know.`,
    matched: (c: string) => `It is ${c}.`,
    lied: (c: string) => `Not ${c}!`,
    draws: (who: Who) => (who.me ? 'You draw three.' : `${who.name} draws three.`),
    keeps: (who: Who) => (who.me ? 'The card stays with you.' : `The card stays with ${who.name}.`),
    gone: 'The card is laid down.',
  },
  banner: {
    deal: 'The cards are dealt.',
    play: 'Your turn: lay down a set, or pass.',
    playHelp: 'Cards of one colour and one mark make a set. Touch a card to see its partners.',
    playNone: 'Your turn: no set, so pass and draw.',
    picked: 'A good start. Which go with it?',
    alone: 'This one is alone.',
    ready: (n: number) => (n === 1 ? 'Lay this one down?' : `${n} cards: lay them down?`),
    pickedHelp: 'Lit cards can join. When you have laid them down you ask somebody for a card.',
    ask: 'Name a colour, and who shall give.',
    askHelp: 'They give you one card face down. It may be that colour, or not.',
    give: (who: string, c: string) => `${who} asks you for ${c}.`,
    giveHelp: 'Give any card you like, without a word.',
    giveSure: 'Give this one?',
    decide: (who: string, c: string) => `Did ${who} give you ${c}?`,
    decideHelp: 'Take it unseen, or hold “No Dream!” and turn it up. Whoever is wrong draws three.',
    theirs: {
      play: (who: string) => `${who} is looking for a set`,
      ask: (who: string) => `${who} names a colour`,
      give: (giver: string, mover: string, c: string) => `${giver} picks a card for ${mover}, who wants ${c}`,
      giveMe: (giver: string, c: string) => `${giver} picks a card for you: ${c}, or not`,
      decide: (who: string) => `Does ${who} believe it?`,
    },
    myGift: (who: string) => `Does ${who} believe you?`,
    myGiftHelp: 'Keep a straight face.',
    waitHelp: 'The smallest hand wins when the draw pile runs out.',
  },
  end: {
    won: (names: string, me: boolean, shared: boolean) =>
      me
        ? 'You woke up lightest.'
        : shared
          ? `${names} woke up equally light.`
          : `${names} woke up lightest.`,
    help: 'The draw pile ran out. The fewest cards in hand win.',
    instant: 'An empty hand at the end of a turn wins at once.',
    hands: 'Every hand, turned up',
    winner: 'won',
    none: 'not a card left',
  },
  log: {
    dealt: (who: Who) => `Five cards each. ${who.me ? 'You begin' : `${who.name} begins`}.`,
    passed: (who: Who) => `${say(who)} passed and drew.`,
    drew: (who: Who, n: number) => `${say(who)} drew ${cards(n)}.`,
    drawn: (what: string) => `You drew ${what}.`,
    discarded: (who: Who, what: string) => `${say(who)} laid down ${what}.`,
    asked: (who: Who, to: Who, c: string) => `${say(who)} asked ${to.me ? 'you' : to.name} for ${c}.`,
    gave: (who: Who, to: Who) => `${say(who)} put a card face down for ${to.me ? 'you' : to.name}.`,
    gift: (from: Who, to: Who, what: string) =>
      from.me ? `You gave ${to.name} ${what}.` : `${from.name} gave you ${what}.`,
    accepted: (who: Who) => `${say(who)} took the gift.`,
    lied: (who: Who, giver: Who, what: string, c: string) =>
      `${say(who)} said “No Dream!”: ${giver.me ? 'your' : `${giver.name}’s`} gift, ${what}, was not ${c}.`,
    matched: (who: Who, giver: Who, what: string, c: string) =>
      `${say(who)} said “No Dream!”, but ${giver.me ? 'your' : `${giver.name}’s`} gift, ${what}, was ${c}.`,
    time: (who: Who) => `Time ran out for ${who.me ? 'you' : who.name}.`,
    over: (names: string) => `The pile ran out: ${names} won.`,
  },
  coach: {
    goal: {
      title: 'Travel light',
      text: 'When the draw pile runs out, the smallest hand wins. The numbers beside the others are their cards.',
    },
    set: {
      title: 'Colour and mark',
      text: 'Every card has a colour, with its letter, and a weather mark. Two or more that share both make a set. Touch one: its partners light up.',
    },
    wild: {
      title: 'Rainbow and Special',
      text: 'A Rainbow has a mark and any colour; a Special has a colour and any mark. They fit in many sets.',
    },
    ask: {
      title: 'A gift, perhaps',
      text: 'After a set you must ask somebody for a colour. Ask for one that would make you a set, or one they can hardly have.',
    },
    give: {
      title: 'Truth or trick',
      text: 'You may give any card. If they doubt a true one, they draw three; if they doubt a false one, you do.',
    },
    decide: {
      title: 'One heartbeat',
      text: 'Take the card and it is yours, unseen by the rest. Or hold “No Dream!”: if it is another colour, the giver draws three, and if not, you do.',
    },
    end: {
      title: 'The pile runs low',
      text: 'The game ends with the last card drawn. A wrong doubt now costs dearly.',
    },
  },

  /** The options of a table, by name. */
  options: {
    deck: {
      title: 'Deck',
      why: 'Which weather is in the deck. Both are reconstructed.',
      choices: { standard: '6 colours, 3 marks', classic4: '4 colours, 4 marks, wild cards' },
    },
    smallest_set: {
      title: 'Smallest set',
      why: 'How many cards a set needs at least.',
      choices: { 2: 'two cards', 1: 'a single card' },
    },
    empty_hand: {
      title: 'Empty hand',
      why: 'What happens when a hand is empty at the end of a turn.',
      choices: { play_on: 'play on', wins: 'it wins at once' },
    },
    wrong_challenge: {
      title: 'Wrong doubt',
      why: 'Where the gift goes when “No Dream!” was wrong.',
      choices: { keep: 'to who doubted', discard: 'to the discards' },
    },
    ending: {
      title: 'When the pile is empty',
      why: 'The game ends at once, or when everyone had as many turns.',
      choices: { at_once: 'at once', finish_lap: 'after the round' },
    },
  },

  /** Why not, by the refusal’s code. */
  refused: {
    wrong_phase: 'That is not what is asked now; the large sentence says what is.',
    not_in_hand: 'You do not hold that card, or not so many of it.',
    set_too_small: 'A set needs more cards.',
    colours_differ: 'All cards of a set must share one colour.',
    marks_differ: 'All cards of a set must share one mark.',
    no_player: 'Say who shall give you a card.',
    yourself: 'You cannot ask yourself.',
    empty_hand: 'That player has no card to give.',
    no_such_colour: 'That colour is not in this deck.',
  },
}

export type Words = typeof words
