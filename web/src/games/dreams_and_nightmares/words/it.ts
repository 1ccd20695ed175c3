import { nameCards } from '../cards'
import type { Words } from './en'

export const words: Words = {
  card: nameCards({
    dream: 'Sogno',
    nightmare: 'Incubo',
    convert_dream: 'Muta in Sogno',
    convert_nightmare: 'Muta in Incubo',
    rem: 'Rem',
  }),
  short: { rem: 'Rem', convert_dream: 'in Sogno', convert_nightmare: 'in Incubo' },
  use: {
    dream: (n) => `Va sul tuo posto ${n}, sopra qualsiasi cosa. Sul ${n} di un altro può sostituire un Rem.`,
    nightmare: (n) => `Mettilo sul ${n} di un altro. Il Sogno che copre vola nella tua mano.`,
    convert_dream: () => 'Copre qualsiasi incubo della tua fila: quel posto torna a essere un sogno.',
    convert_nightmare: () => 'Rovina qualsiasi sogno di un altro. Un Sogno stampato vola nella tua mano.',
    rem: () => 'Un jolly per la tua fila: su un posto vuoto o sopra un incubo.',
  },
  hand: 'La tua mano',
  handOf: (who, n) => `${who}: ${n} ${n === 1 ? 'carta' : 'carte'} in mano`,
  inHand: (n) => `${n} ${n === 1 ? 'carta' : 'carte'} in mano`,
  cards: (n) => `${n} ${n === 1 ? 'carta' : 'carte'}`,
  knownIn: (cards) => `Tutti le hanno viste andare lì: ${cards}`,
  emptyHand: 'La tua mano è vuota.',
  sort: 'Ordina',
  sortBy: { kind: 'per tipo', number: 'per numero' },
  row: (who) => (who.me ? 'La tua fila' : `Fila di ${who.name}`),
  tally: (dreams, run) =>
    `${dreams} ${dreams === 1 ? 'sogno' : 'sogni'}${run > 1 ? ` · ${run} di fila` : ''}`,
  spot: {
    at: (who, n) => (who.me ? `il tuo posto ${n}` : `il posto ${n} di ${who.name}`),
    own: (n) => `il proprio posto ${n}`,
    empty: (where) => `Vuoto, ${where}`,
    holds: (card, where, under) =>
      `${card}, ${where}${under ? `, ${under} ${under === 1 ? 'carta' : 'carte'} sotto` : ''}`,
    nothingHere: 'Qui non c’è ancora nulla.',
    firstACard: 'Tocca prima una carta della tua mano: i posti dove può andare si illuminano.',
    offer: (spot, what) => `${what}: ${spot}`,
  },
  outcome: { lay: 'Metti qui', cover: 'Copri', take: 'Prendi' },
  stack: { title: (where) => `Su ${where}`, buried: 'Sepolta: non torna mai.' },
  deck: {
    left: (n) => (n ? `Ne restano ${n}` : 'Vuoto'),
    draw: 'Pesca una carta',
    orDraw: 'Oppure pesca',
    must: 'Pesca ora',
    resting: 'Il mazzo',
    gone: 'Carte finite',
    name: (n) => `Mazzo, ${n} ${n === 1 ? 'carta' : 'carte'}`,
  },
  pass: 'Passa',
  putBack: 'Rimettila a posto',
  last: (who, card) => `${who.me ? 'Hai' : `${who.name} ha`} appena giocato ${card} qui`,
  banner: {
    deal: 'Si danno le carte.',
    mine: 'Tocca a te: gioca una carta o pesca.',
    mineHelp: 'Tocca una carta per vedere dove può andare.',
    mustDraw: 'Tocca a te: pesca una carta.',
    mustDrawHelp: 'La tua mano è vuota. Con sei sogni avresti vinto.',
    noFit: 'Per ora nessuna delle tue carte trova posto.',
    mustPlay: 'Tocca a te: gioca una carta.',
    full: 'Hai dieci carte, di più non si può.',
    deckEmpty: 'Il mazzo è finito: una carta deve andare, anche se fa male.',
    mustPass: 'Niente è possibile: passa.',
    mustPassHelp: 'Non puoi pescare, e nessuna delle tue carte trova posto.',
    where: (card) => `${card}: dove?`,
    whom: (card) => `${card}: a chi?`,
    nowhere: (card) => `${card}: per ora nessun posto.`,
    theirs: (name) => `${name} ci pensa`,
    theirsHelp: 'Riempi i tuoi sei posti di sogni e svuota la mano.',
    almost: 'La tua fila è completa. Ora libera la mano.',
    over: 'La notte è finita.',
  },
  end: {
    row: (names, me) => (me ? 'Hai sognato tutta la notte.' : `${names}: una notte intera di sogni.`),
    rowHelp: 'Sei sogni nella fila e neanche una carta in mano.',
    count: (names, me, shared) =>
      me ? 'Hai tenuto più sogni di tutti.' : `Più sogni di tutti${shared ? ', alla pari' : ''}: ${names}.`,
    countHelp: 'Nessuno poteva più giocare: si contano i sogni, poi la serie più lunga di vicini.',
    tieHelp: 'Nessuno poteva più giocare. Alla pari, decide la mano più piccola.',
    table: 'Le file, contate',
    player: 'Giocatore',
    dreams: 'Sogni',
    run: 'Serie più lunga',
    left: 'Resta in mano',
    none: 'niente',
    winner: 'vince',
  },
  log: {
    dealt: (who) => `Quattro carte a testa. ${who.me ? 'Cominci tu' : `Comincia ${who.name}`}.`,
    drew: (who) => `${who.me ? 'Hai' : `${who.name} ha`} pescato.`,
    drawn: (card) => `Hai pescato ${card}.`,
    played: (who, card, where) => `${who.me ? 'Hai' : `${who.name} ha`} messo ${card} su ${where}.`,
    covered: (who, card, where, under) =>
      `${who.me ? 'Hai' : `${who.name} ha`} coperto ${under} con ${card} su ${where}.`,
    took: (who, card, where, loot) =>
      `${who.me ? 'Hai' : `${who.name} ha`} messo ${card} su ${where} e preso ${loot}.`,
    skipped: (who, stuck) =>
      stuck
        ? `${who.me ? 'Non potevi' : `${who.name} non poteva`} fare nulla.`
        : `${who.me ? 'Non hai' : `${who.name} non ha`} più carte.`,
    time: (who) => `Tempo scaduto per ${who.me ? 'te' : who.name}.`,
    over: (names) => `La notte è finita. Vittoria: ${names}.`,
  },
  coach: {
    goal: {
      title: 'La tua fila è una città',
      text: 'Sei posti, uno per numero. Vinci quando tutti e sei mostrano sogni e la tua mano è vuota. In alto ci sono le file degli altri.',
    },
    turn: {
      title: 'Una cosa per turno',
      text: 'Pesca una carta o giocane una. Tocca una carta: dove può andare si accende. Tocca la luce, o trascinala lì.',
    },
    nightmare: {
      title: 'Gli incubi rubano',
      text: 'Metti un incubo sul Sogno dello stesso numero di un altro: quel Sogno vola nella tua mano.',
    },
    hurt: {
      title: 'Un tuo sogno è rovinato',
      text: 'Conta solo la cima di una pila. Un Sogno di quel numero, un Rem o un Muta in Sogno la ripara.',
    },
    rem: {
      title: 'Rem è un jolly',
      text: 'Vale come sogno su qualsiasi tuo posto. Ma un Sogno messo sopra si porta via il Rem, anche dagli altri.',
    },
    full: {
      title: 'Dieci carte al massimo',
      text: 'Con dieci carte non si pesca. Ogni carta in mano è una carta in più da giocare.',
    },
    deck: {
      title: 'Il mazzo finisce',
      text: 'Quando è vuoto, ognuno gioca finché può. Poi vince chi ha più sogni, poi la serie più lunga.',
    },
  },

  options: {
    converted: {
      title: 'Sogni convertiti',
      why: 'Un incubo può coprire un Muta in Sogno?',
      choices: { coverable: 'sì', immune: 'no, è al sicuro per sempre' },
    },
    counting: {
      title: 'Che cosa conta come sogno',
      why: 'Per la fila completa e alla fine.',
      choices: { all_dreams: 'anche Rem e Muta', printed_only: 'solo i Sogni stampati' },
    },
    ties: {
      title: 'Parità alla fine',
      why: 'Quando due hanno tanti sogni e una serie uguale.',
      choices: { shared: 'vittoria condivisa', fewest_cards: 'vince chi ha meno carte' },
    },
  },

  refused: {
    deck_empty: 'Il mazzo è vuoto: devi giocare.',
    hand_full: 'La tua mano è piena: devi giocare.',
    can_act: 'Puoi ancora pescare o giocare: non puoi passare.',
    not_in_hand: 'Non hai quella carta.',
    wrong_number: 'Una carta con un numero va solo sullo spazio di quel numero.',
    only_on_rem: 'In un’altra fila un Sogno può solo sostituire un Rem.',
    own_row: 'Gli incubi sono per le file degli altri.',
    empty_space: 'Su quello spazio non c’è nulla da coprire.',
    immune: 'A questo tavolo un sogno convertito non si può coprire.',
    already_nightmare: 'Un Muta in Incubo ha bisogno di un sogno sotto.',
    not_your_row: 'Quella carta aiuta solo la tua fila.',
    already_dream: 'Un Rem va su uno spazio vuoto o sopra un incubo.',
    no_nightmare: 'Un Muta in Sogno ha bisogno di un incubo sotto.',
  },
}
