import type { Who } from '../../../lib/names'
import { nameCards } from '../cards'
/** The words of Dreams and Nightmares, in English. A language is one file of this shape. */
export const words = {
  card: nameCards({
    dream: 'Dream',
    nightmare: 'Nightmare',
    convert_dream: 'Convert to Dream',
    convert_nightmare: 'Convert to Nightmare',
    rem: 'Rem',
  }),
  short: { rem: 'Rem', convert_dream: 'to Dream', convert_nightmare: 'to Nightmare' } as Record<
    string,
    string
  >,
  /** What a card is good for, in a line. */
  use: {
    dream: (n: number | null) =>
      `Goes on your space ${n}, over anything. On somebody else’s ${n} it can replace a Rem.`,
    nightmare: (n: number | null) => `Drop it on somebody’s ${n}. A Dream beneath it flies to your hand.`,
    convert_dream: () => 'Covers any nightmare in your row: that space counts as a dream again.',
    convert_nightmare: () => 'Spoils any dream of somebody else. A printed Dream flies to your hand.',
    rem: () => 'A joker for your row: on an empty space or over a nightmare.',
  },
  hand: 'Your hand',
  handOf: (who: string, n: number) => `${who}: ${n} ${n === 1 ? 'card' : 'cards'} in hand`,
  inHand: (n: number) => (n === 1 ? '1 card in hand' : `${n} cards in hand`),
  cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  knownIn: (cards: string) => `Everyone saw these go there: ${cards}`,
  emptyHand: 'Your hand is empty.',
  sort: 'Sort',
  sortBy: { kind: 'by kind', number: 'by number' },
  row: (who: Who) => (who.me ? 'Your row' : `${who.name}’s row`),
  tally: (dreams: number, run: number) =>
    `${dreams} ${dreams === 1 ? 'dream' : 'dreams'}${run > 1 ? ` · ${run} in a row` : ''}`,
  spot: {
    at: (who: Who, n: number) => (who.me ? `your space ${n}` : `${who.name}’s space ${n}`),
    own: (n: number) => `space ${n}`,
    empty: (where: string) => `Empty, ${where}`,
    holds: (card: string, where: string, under: number) =>
      `${card}, ${where}${under ? `, ${under} ${under === 1 ? 'card' : 'cards'} beneath` : ''}`,
    offer: (spot: string, what: string) => `${what}: ${spot}`,
    nothingHere: 'Nothing lies here yet.',
    firstACard: 'Touch a card in your hand first: wherever it may go lights up.',
  },
  outcome: { lay: 'Lay here', cover: 'Cover', take: 'Take it' },
  stack: { title: (where: string) => `On ${where}`, buried: 'Buried: it never comes back.' },
  deck: {
    left: (n: number) => (n ? `${n} left` : 'Empty'),
    draw: 'Draw a card',
    orDraw: 'Or draw instead',
    must: 'Draw now',
    resting: 'The deck',
    gone: 'No more cards',
    name: (n: number) => `Deck, ${n} ${n === 1 ? 'card' : 'cards'} left`,
  },
  pass: 'Pass',
  putBack: 'Put it back',
  last: (who: Who, card: string) => `${who.me ? 'You' : who.name} just played ${card} here`,
  banner: {
    deal: 'The cards are dealt.',
    mine: 'Your turn: play a card or draw.',
    mineHelp: 'Touch a card to see where it may go.',
    mustDraw: 'Your turn: draw a card.',
    mustDrawHelp: 'Your hand is empty. With all six dreams you would have won.',
    noFit: 'None of your cards fits anywhere now.',
    mustPlay: 'Your turn: play a card.',
    full: 'You hold ten cards, and that is the most.',
    deckEmpty: 'The deck is empty: a card has to go, even if it hurts.',
    mustPass: 'Nothing is possible: pass.',
    mustPassHelp: 'You cannot draw, and none of your cards fits anywhere.',
    where: (card: string) => `${card}: where?`,
    whom: (card: string) => `${card}: on whom?`,
    nowhere: (card: string) => `${card} fits nowhere now.`,
    theirs: (name: string) => `${name} is thinking`,
    theirsHelp: 'Fill your six spaces with dreams, and empty your hand.',
    almost: 'Your row is complete. Now get rid of your last cards.',
    over: 'The night is over.',
  },
  end: {
    row: (names: string, me: boolean) =>
      me ? 'You dreamed the whole night through.' : `${names} dreamed the whole night through.`,
    rowHelp: 'Six dreams in the row and not a card in hand.',
    count: (names: string, me: boolean, shared: boolean) =>
      me
        ? 'You kept the most dreams.'
        : shared
          ? `${names} kept the most dreams, equally.`
          : `${names} kept the most dreams.`,
    countHelp: 'Nobody could go on, so dreams are counted; then the longest run of neighbours.',
    tieHelp: 'Nobody could go on. Dreams and runs were equal, so the fewest cards in hand decided.',
    table: 'The rows, counted',
    player: 'Player',
    dreams: 'Dreams',
    run: 'Longest run',
    left: 'Left in hand',
    none: 'nothing',
    winner: 'won',
  },
  log: {
    dealt: (who: Who) => `Four cards each. ${who.me ? 'You begin' : `${who.name} begins`}.`,
    drew: (who: Who) => `${who.me ? 'You' : who.name} drew.`,
    drawn: (card: string) => `You drew ${card}.`,
    played: (who: Who, card: string, where: string) =>
      `${who.me ? 'You' : who.name} laid ${card} on ${where}.`,
    covered: (who: Who, card: string, where: string, under: string) =>
      `${who.me ? 'You' : who.name} laid ${card} over ${under} on ${where}.`,
    took: (who: Who, card: string, where: string, loot: string) =>
      `${who.me ? 'You' : who.name} laid ${card} on ${where} and took ${loot}.`,
    skipped: (who: Who, stuck: boolean) =>
      stuck
        ? `${who.me ? 'You' : who.name} could do nothing.`
        : `${who.me ? 'You are' : `${who.name} is`} out of cards.`,
    time: (who: Who) => `Time ran out for ${who.me ? 'you' : who.name}.`,
    over: (names: string) => `The night is over: ${names} won.`,
  },
  coach: {
    goal: {
      title: 'Your row is a skyline',
      text: 'Six spaces, one for each number. You win when all six show dreams and your hand is empty. The rows above are the others’.',
    },
    turn: {
      title: 'One thing a turn',
      text: 'Draw a card, or play one. Touch a card: wherever it may go starts to glow. Touch the glow, or drag the card there.',
    },
    nightmare: {
      title: 'Nightmares steal',
      text: 'Drop a nightmare on somebody’s Dream of the same number and that Dream flies to your hand. Build your own row with it.',
    },
    hurt: {
      title: 'One of your dreams was spoiled',
      text: 'Only the top of a stack counts. A Dream of that number, a Rem or a Convert to Dream on top mends it.',
    },
    rem: {
      title: 'Rem is a joker',
      text: 'It counts as a dream on any space of yours. Mind: a Dream laid on it takes the Rem away, also for somebody else.',
    },
    full: {
      title: 'Ten cards at most',
      text: 'With ten cards you cannot draw. Every card in hand is one more to get rid of, so do not wait too long.',
    },
    deck: {
      title: 'The deck runs out',
      text: 'When it is empty everyone has to play while they can. Then the most dreams win, then the longest run of neighbours.',
    },
  },

  /** The options of a table, by name. */
  options: {
    converted: {
      title: 'Converted dreams',
      why: 'May a nightmare cover a Convert to Dream?',
      choices: { coverable: 'it may', immune: 'it is safe for good' },
    },
    counting: {
      title: 'What counts as a dream',
      why: 'For a full row and at the end.',
      choices: { all_dreams: 'Rem and Convert, too', printed_only: 'printed Dreams alone' },
    },
    ties: {
      title: 'Tie at the end',
      why: 'When two have as many dreams and as long a run.',
      choices: { shared: 'they share the win', fewest_cards: 'the fewest cards win' },
    },
  },

  /** Why not, by the refusal’s code. */
  refused: {
    deck_empty: 'The deck is empty: you have to play.',
    hand_full: 'Your hand is full: you have to play.',
    can_act: 'You can still draw or play, so you may not pass.',
    not_in_hand: 'You do not hold that card.',
    wrong_number: 'A card with a number only goes on the space of that number.',
    only_on_rem: 'In another row a Dream can only replace a Rem.',
    own_row: 'Nightmares are for the rows of the others.',
    empty_space: 'There is nothing to cover on that space.',
    immune: 'At this table a converted dream cannot be covered.',
    already_nightmare: 'A Convert to Nightmare needs a dream beneath it.',
    not_your_row: 'That card only helps your own row.',
    already_dream: 'A Rem goes on an empty space or over a nightmare.',
    no_nightmare: 'A Convert to Dream needs a nightmare beneath it.',
  },
}

export type Words = typeof words
