import type { Words } from './en'

const COUNT = ['Nessun', 'Un', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette', 'Otto', 'Nove']
const some = (n: number) => `${n} ${n === 1 ? 'corvo' : 'corvi'}`
const ravens = (n: number) => `${COUNT[n] ?? n} ${n < 2 ? 'corvo' : 'corvi'}`
const NTH = ['prima', 'seconda', 'terza', 'quarta']
const SPECIAL: Record<string, string> = { take_2: 'Prendi 2', peek_1: 'Sbircia 1', swap_2: 'Scambia 2' }
const the = (land: string) => (SPECIAL[land] ? `“${SPECIAL[land]}”` : land === '8' ? 'l’8' : `il ${land}`)

/** Chi è stato; senza nome: tu. */
const has = (name: string) => (name ? `${name} ha` : 'Hai')
const landOf = (owner: string, i: number) =>
  owner ? `la ${NTH[i]} terra di ${owner}` : `la tua ${NTH[i]} terra`
const aimed = (name: string, owner: string, i: number) =>
  name && name === owner ? `la propria ${NTH[i]} terra` : landOf(owner, i)

export const words: Words = {
  ravens,
  so_far: some,
  soFar: (n) => `${some(n)} finora`,
  special: SPECIAL,
  yourDream: 'Il tuo sogno',
  toDraw: (n) => `${n} da pescare`,
  deck: (n) => `Il mazzo, ${n} ${n === 1 ? 'terra' : 'terre'}`,
  onTop: 'in cima',
  pileEmpty: 'La pila scoperta è vuota',
  pile: (land) => `La pila scoperta: ${land}`,
  face: (land, n) => (SPECIAL[land] ? `${SPECIAL[land]}, ${ravens(n)}` : ravens(n)),
  down: 'coperta',
  land: (name, position, face) =>
    `${name === null ? 'La tua terra' : `Terra di ${name},`} numero ${position + 1}, ${face}`,

  look: { text: 'Guarda due delle tue terre.', help: 'Poi restano coperte. Ricordale.' },
  lookMore: { text: 'Ancora uno sguardo.', help: 'Tocca un’altra tua terra, oppure lascia così.' },
  enough: 'Ho visto abbastanza',
  lookWait: (name) => ({
    text: name ? `${name} guarda ancora` : 'Gli altri guardano ancora',
    help: 'Tieni a mente quello che hai visto.',
  }),
  lookWatch: { text: 'Guardano le loro terre', help: 'Due ciascuno; poi tutte restano coperte.' },
  turn: (name) => ({ text: name ? `Tocca a te, ${name}.` : 'Tocca a te.', help: '' }),
  turnHelp: (up) => `Pesca, prendi ${the(up)}, o sveglia tutti.`,
  turnHelpNoWake: (up) => `Pesca, o prendi ${the(up)}.`,
  taking: { text: 'Dove va?', help: 'Tocca la terra che le fa posto, o la pila per lasciarla.' },
  hold: { text: 'Hai pescato una terra.', help: 'Scambiala con una delle tue, o lasciala andare.' },
  holdPower: (land) => ({
    text: `Hai pescato ${the(land)}.`,
    help: 'Usa il suo potere, tienila, o lasciala andare.',
  }),
  pickOne: { text: 'Tieni una delle due.', help: 'L’altra va scoperta sulla pila.' },
  peekAt: { text: 'Sbircia una terra.', help: 'Gli altri vedono dove guardi, non che cosa trovi.' },
  swapFirst: { text: 'Scambia due terre.', help: 'Tocca la prima. Nessuno le guarda.' },
  swapSecond: { text: 'E con quale?', help: 'Tocca la seconda, o di nuovo la prima per lasciarla.' },
  reveal: 'Sono tutti svegli.',
  othersCount: (name) => (name ? `${name} conta ancora.` : 'Gli altri contano ancora.'),
  over: (names, n) => ({
    text: `Il sogno più bello: ${names}.`,
    help: `Vince chi ha meno corvi: ${n} in tutto.`,
  }),
  lastNight: (name, early) =>
    name === null
      ? 'Il mazzo era finito, e tutti si sono svegliati.'
      : `${name ? `${name} ha` : 'Hai'} svegliato tutti${early ? ', troppo presto: qualcuno aveva meno corvi.' : ', a ragione.'}`,
  deal: 'Si danno le terre.',
  waiting: (name, phase) =>
    ({
      turn: `${name} pensa`,
      hold: `${name} ha pescato`,
      pick: `${name} ne prende due`,
      peek: `${name} sta per sbirciare`,
      swap_a: `${name} sta per scambiare`,
      swap_b: `${name} sta per scambiare`,
    })[phase] ?? `${name} sogna`,
  waitingHelp: (n, limit) => `Notte ${n}. Si finisce a ${limit} corvi: vince chi ne ha di meno.`,
  waitingRounds: (n, rounds) => `Notte ${n} di ${rounds}. Vince chi ha meno corvi.`,

  chooseFirst: 'Prima scegli.',
  chooseFirstWhy: 'Tocca il mazzo per pescare, o la terra scoperta per prenderla; poi una delle tue.',
  notYours: 'Non è il tuo sogno.',
  notYoursWhy: 'Solo “Sbircia 1” e “Scambia 2”, pescate e usate, arrivano alle terre degli altri.',
  wake: 'SVEGLIA!',
  wakeHelp: (penalty) =>
    `Finisci la notte. Non hai meno corvi di tutti? ${COUNT[penalty] ?? penalty} in più per te.`,
  wakeRest: 'Dorme. Puoi chiamarla all’inizio del tuo turno.',
  letGo: 'Lascia andare',
  use: (land) => `Usa ${the(land)}`,
  powers: {
    take_2: 'Pesca due terre e tienine una.',
    peek_1: 'Guarda una terra qualsiasi.',
    swap_2: 'Scambia due terre senza guardarle.',
  },
  onlyYou: 'Lo vedi solo tu.',
  holding: 'nella tua mano',
  keep: (land) => `Tieni ${land}`,
  peekTitle: (name, position) =>
    `La ${name === null ? 'tua ' : ''}${NTH[position]} terra${name === null ? '' : ` di ${name}`}.`,
  remember: 'Me ne ricorderò',
  woke: 'ha svegliato tutti',
  next: 'Sogna ancora',
  ready: (name) => (name ? `Si aspetta che ${name} si svegli` : 'Si aspetta che gli altri si sveglino'),
  night: (n) => `Notte ${n}`,
  total: 'in tutto',
  before: 'prima',
  tonight: 'stanotte',
  early: 'troppo presto',

  tell: {
    dealt: (round, name, up) =>
      `Notte ${round}. ${name ? `Comincia ${name}` : 'Cominci tu'}; ${the(up)} è scoperto.`,
    looked: (name, i) => `${has(name)} guardato la ${name ? 'sua' : 'tua'} ${NTH[i]} terra.`,
    saw: (owner, i, land) =>
      `Hai visto ${the(land)}: la ${owner === null ? 'tua ' : ''}${NTH[i]} terra${owner === null ? '' : ` di ${owner}`}.`,
    took_up: (name, i, taken, dropped) =>
      `${has(name)} preso ${the(taken)} come ${NTH[i]} terra; è uscito ${the(dropped)}.`,
    drew: (name) => `${has(name)} pescato.`,
    drawn: (land) => `Hai pescato ${the(land)}.`,
    swapped_in: (name, i, dropped) =>
      `${name ? `${name} l’ha` : 'L’hai'} tenuta come ${NTH[i]} terra; è uscito ${the(dropped)}.`,
    discarded: (name, land) => `${has(name)} lasciato andare ${the(land)}.`,
    used: (name, land) => `${has(name)} usato ${the(land)}.`,
    drew_two: (name, n) => `${has(name)} pescato ${n === 1 ? 'l’ultima terra' : 'due terre'}.`,
    pair: (a) => `Hai pescato ${a}.`,
    kept: (name, dropped) => `${name ? `${name} ne ha` : 'Ne hai'} tenuta una; è uscito ${the(dropped)}.`,
    peeked: (name, owner, i) => `${has(name)} sbirciato ${aimed(name, owner, i)}.`,
    swapped: (name, a, i, b, j) => `${has(name)} scambiato ${aimed(name, a, i)} con ${aimed(name, b, j)}.`,
    voided: (name) => `${name ? `${name} non ha` : 'Non hai'} mirato in tempo; non succede nulla.`,
    woke_up: (name) => `${name ? `${name} grida` : 'Gridi'}: SVEGLIA!`,
    revealed: (counts) => `Corvi: ${counts}.`,
    time: (names) => `Tempo scaduto: ${names}.`,
    over: (names) => `Il sogno più bello: ${names}.`,
  },
  the,

  coach: {
    look: {
      title: 'Quattro terre coperte',
      text: 'Sono il tuo sogno. Alcune sono piene di corvi; ne vuoi meno che puoi. Toccane due per guardarle.',
    },
    turn: {
      title: 'Tocca a te',
      text: 'Pesca dal mazzo, o prendi la terra scoperta. Quello che brilla d’oro si può toccare.',
    },
    hold: {
      title: 'Hai una terra in mano',
      text: 'Tocca una delle tue quattro per scambiarla: pochi corvi dentro, molti fuori. Non è meglio? Lasciala andare.',
    },
    power: {
      title: 'Una terra speciale',
      text: 'Ha un potere se la usi adesso. Puoi anche tenerla per il suo numero.',
    },
    wake: {
      title: 'Quando svegliarsi',
      text: 'Se pensi di avere meno corvi di tutti, tieni premuto SVEGLIA! all’inizio del tuo turno.',
    },
    count: {
      title: 'Si conta',
      text: 'Ognuno somma i corvi delle sue quattro terre. Pochi è meglio: alla fine vince la somma più bassa.',
    },
  },

  options: {
    limit: { title: 'Corvi per finire', why: 'La partita finisce quando qualcuno ne ha tanti così.' },
    rounds: { title: 'Notti', why: 'Giocare esattamente tante notti; 0: fino al limite.' },
    penalty: {
      title: 'Sveglia troppo presto',
      why: 'Corvi in più se chi sveglia non ne ha meno di tutti.',
      choices: { 5: '5 corvi', 15: '15 corvi' },
    },
    wake: {
      title: 'Primo SVEGLIA!',
      why: 'Da quando si può svegliare tutti.',
      choices: { any_turn: 'dal primo turno', after_lap: 'dopo un turno a testa' },
    },
    swap: {
      title: 'Scambia 2',
      why: 'Quali due terre si possono scambiare.',
      choices: { different_dreams: 'di sogni diversi', any_two: 'due qualsiasi' },
    },
    ties: {
      title: 'Parità alla fine',
      why: 'Quando due hanno meno corvi di tutti.',
      choices: { shared: 'vittoria condivisa', one_more_round: 'un’altra notte' },
    },
    effects: { title: 'Terre speciali', why: 'Senza: sono semplici terre da 5, 6 e 7 corvi.' },
    memory_aid: { title: 'Promemoria', why: 'Ti mostra le terre che hai visto e puoi ancora conoscere.' },
    show_pile: { title: 'Pila aperta', why: 'Si può sfogliare tutta la pila scoperta, non solo la cima.' },
  },

  refused: {
    wrong_phase: 'Non è ciò che si chiede ora; lo dice la frase più grande.',
    wake_late: 'Si può svegliare tutti solo all’inizio del proprio turno.',
    too_early: 'A questo tavolo tutti hanno un turno prima della sveglia.',
    looked_already: 'Hai già guardato quella terra; ora resta coperta.',
    no_power: 'Quella terra non ha poteri.',
    powers_off: 'Questo tavolo gioca senza poteri.',
    same_land: 'Scegli due terre diverse.',
    same_dream: 'Le due terre devono stare in due sogni diversi.',
  },
}
