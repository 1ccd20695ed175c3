import type { Who } from '../../../lib/names'
import { read } from '../cards'
import type { Words } from './en'

const colour: Record<string, string> = {
  red: 'rosso',
  orange: 'arancio',
  yellow: 'giallo',
  green: 'verde',
  blue: 'blu',
  purple: 'lilla',
  any: 'ogni colore',
}
const mark: Record<string, string> = {
  sun: 'sole',
  cloud: 'nuvola',
  rain: 'pioggia',
  snow: 'neve',
  any: 'ogni segno',
}
const cards = (n: number) => `${n} ${n === 1 ? 'carta' : 'carte'}`
const has = (who: Who) => (who.me ? 'Hai' : `${who.name} ha`)
const to = (who: Who) => (who.me ? 'te' : who.name)

export const words: Words = {
  colour,
  letter: { red: 'R', orange: 'A', yellow: 'G', green: 'V', blue: 'B', purple: 'L', any: '★' },
  mark,
  short: (card) => {
    const { colour: c, mark: m } = read(card)
    if (c === 'any' && m === 'any') return 'jolly'
    return c === 'any' ? `${mark[m]} jolly` : m === 'any' ? `${colour[c]} jolly` : `${mark[m]} · ${colour[c]}`
  },
  name: (card) => {
    const { colour: c, mark: m } = read(card)
    if (c === 'any' && m === 'any') return 'un jolly'
    return c === 'any'
      ? `Arcobaleno ${mark[m]}`
      : m === 'any'
        ? `Speciale ${colour[c]}`
        : `${mark[m]} · ${colour[c]}`
  },
  card: (card) => {
    const { colour: c, mark: m } = read(card)
    if (c === 'any' && m === 'any') return 'Jolly: ogni colore, ogni segno'
    if (c === 'any') return `Arcobaleno ${mark[m]}: ogni colore`
    return m === 'any' ? `Speciale ${colour[c]}: ogni segno` : `${mark[m]} · ${colour[c]}`
  },
  set: (c, m, n) => `${n} × ${mark[m]} · ${colour[c]}`,
  cards,
  hand: 'La tua mano',
  handOf: (who, n) => `${who}: ${cards(n)} in mano`,
  emptyHand: 'La tua mano è vuota.',
  sort: 'Ordina',
  sortBy: { colour: 'per colore', mark: 'per segno' },
  pile: {
    left: (n) => (n ? `${n} da pescare` : 'Vuoto'),
    name: (n) => `Mazzo, ${cards(n)}`,
    end: 'L’ultima chiude la partita',
  },
  discards: {
    title: 'Scarti',
    count: (n) => (n ? `${cards(n)} scartate` : 'Nessuno scarto'),
    look: (n) => `Scarti, ${cards(n)}. Guardali`,
    empty: 'Nessuna carta è stata ancora scartata.',
  },
  play: {
    offers: 'Gruppi nella tua mano',
    withThese: 'Va insieme',
    discard: (n) => (n > 1 ? `Scarta ${n} carte` : 'Scarta il gruppo'),
    pass: 'Passa e pesca',
    clear: 'Rimetti a posto',
    alone: 'Nessuna compagna in mano: stesso colore e stesso segno fanno un gruppo.',
  },
  ask: {
    colour: 'Quale colore?',
    player: 'A chi?',
    go: (c, who) => `Chiedi ${c} a ${who}`,
    choose: 'Scegli un colore',
    whom: 'Scegli un giocatore',
    from: (who, n) => `Chiedi a ${who}, ${cards(n)}`,
  },
  give: {
    sure: 'Dai questa?',
    go: 'Dalla, coperta',
    other: 'Un’altra',
    honest: (c) => `È ${c}. Se l’altro dubita, pesca tre carte.`,
    bluff: (c) => `Non è ${c}. Se l’altro dubita, ne peschi tre tu.`,
    pick: 'Scegli una carta da dare.',
  },
  decide: {
    take: 'Prendila',
    noDream: 'No Dream!',
    takeWhy: 'Va nella tua mano.',
    noDreamWhy: 'Scoprila: tre carte a chi ha torto.',
  },
  gift: {
    place: 'Il dono',
    naming: (who) => (who.me ? 'Nomina un colore' : `${who.name} nomina un colore`),
    asked: (from, at) => `${has(from)} chiesto a ${to(at)}:`,
    asks: (from, at) =>
      from.me ? `Chiedi a ${to(at)}:` : `${from.name} ${at.me ? 'ti chiede:' : `chiede a ${at.name}:`}`,
    facedown: (from, at) => `Una carta coperta da ${to(from)} per ${to(at)}`,
    isIt: (c) => `È ${c}?`,
    yours: (card) => `Hai dato: ${card}. La vedi solo tu.`,
    taken: (who) => `${has(who)} preso la carta.`,
    was: (card, other) => `Era: ${card}. Lo sapete solo tu e ${other.name}.`,
    matched: (c) => `È ${c}.`,
    lied: (c) => `Non è ${c}!`,
    draws: (who) => (who.me ? 'Peschi tre carte.' : `${who.name} pesca tre carte.`),
    keeps: (who) => (who.me ? 'La carta resta a te.' : `La carta resta a ${who.name}.`),
    gone: 'La carta va negli scarti.',
  },
  banner: {
    deal: 'Si danno le carte.',
    play: 'Tocca a te: scarta un gruppo o passa.',
    playHelp: 'Stesso colore e stesso segno fanno un gruppo. Tocca una carta per vedere le compagne.',
    playNone: 'Tocca a te: nessun gruppo, passa e pesca.',
    picked: 'Buon inizio. Quali vanno insieme?',
    alone: 'Questa è sola.',
    ready: (n) => (n === 1 ? 'Scarti questa?' : `${n} carte: le scarti?`),
    pickedHelp: 'Le carte accese possono unirsi. Poi chiederai una carta a qualcuno.',
    ask: 'Nomina un colore e un giocatore.',
    askHelp: 'Ti darà una carta coperta. Di quel colore, oppure no.',
    give: (who, c) => `${who} ti chiede: ${c}.`,
    giveHelp: 'Dai la carta che vuoi, senza una parola.',
    giveSure: 'Dai questa?',
    decide: (who, c) => `${who} ti ha dato davvero ${c}?`,
    decideHelp:
      'Prendila senza guardare, o tieni premuto «No Dream!» e scoprila. Chi ha torto pesca tre carte.',
    theirs: {
      play: (who) => `${who} cerca un gruppo`,
      ask: (who) => `${who} nomina un colore`,
      give: (giver, mover, c) => `${giver} sceglie una carta per ${mover}, che vuole ${c}`,
      giveMe: (giver, c) => `${giver} sceglie una carta per te: ${c}, o no`,
      decide: (who) => `${who} ci crede?`,
    },
    myGift: (who) => `${who} ti crede?`,
    myGiftHelp: 'Resta serio.',
    waitHelp: 'Quando il mazzo finisce vince la mano più piccola.',
  },
  end: {
    won: (names, me, shared) =>
      me
        ? 'Ti svegli più leggero di tutti.'
        : `Risveglio ${shared ? 'ugualmente' : 'più'} leggero: ${names}.`,
    help: 'Il mazzo è finito. Vince la mano più piccola.',
    instant: 'Una mano vuota alla fine di un turno vince subito.',
    hands: 'Tutte le mani, scoperte',
    winner: 'vince',
    none: 'neanche una carta',
  },
  log: {
    dealt: (who) => `Cinque carte a testa. ${who.me ? 'Cominci tu' : `Comincia ${who.name}`}.`,
    passed: (who) => `${has(who)} passato e pescato.`,
    drew: (who, n) => `${has(who)} pescato ${cards(n)}.`,
    drawn: (what) => `Hai pescato: ${what}.`,
    discarded: (who, what) => `${has(who)} scartato: ${what}.`,
    asked: (who, at, c) => `${has(who)} chiesto ${c} a ${to(at)}.`,
    gave: (who, at) => `${has(who)} messo una carta coperta per ${to(at)}.`,
    gift: (from, at, what) =>
      from.me ? `Hai dato a ${at.name}: ${what}.` : `${from.name} ti ha dato: ${what}.`,
    accepted: (who) => `${has(who)} preso il dono.`,
    lied: (who, giver, what, c) =>
      `${has(who)} detto «No Dream!»: il dono di ${to(giver)} (${what}) non era ${c}.`,
    matched: (who, giver, what, c) =>
      `${has(who)} detto «No Dream!», ma il dono di ${to(giver)} (${what}) era ${c}.`,
    time: (who) => `Tempo scaduto per ${to(who)}.`,
    over: (names) => `Il mazzo è finito. Vittoria: ${names}.`,
  },
  coach: {
    goal: {
      title: 'Viaggia leggero',
      text: 'Quando il mazzo finisce vince la mano più piccola. I numeri accanto agli altri sono le loro carte.',
    },
    set: {
      title: 'Colore e segno',
      text: 'Ogni carta ha un colore, con la sua lettera, e un segno del tempo. Due o più che condividono entrambi fanno un gruppo. Toccane una: le compagne si accendono.',
    },
    wild: {
      title: 'Arcobaleno e Speciale',
      text: 'Un Arcobaleno ha un segno e ogni colore; una Speciale ha un colore e ogni segno.',
    },
    ask: {
      title: 'Un dono, forse',
      text: 'Dopo un gruppo devi chiedere un colore a qualcuno: uno che ti farebbe un gruppo, o uno che di sicuro non ha.',
    },
    give: {
      title: 'Verità o trucco',
      text: 'Puoi dare qualsiasi carta. Se dubitano di una vera, pescano tre carte; di una falsa, le peschi tu.',
    },
    decide: {
      title: 'Un battito',
      text: 'Prendi la carta ed è tua. Oppure tieni premuto «No Dream!»: se il colore è un altro, chi l’ha data pesca tre carte; se no, le peschi tu.',
    },
    end: {
      title: 'Il mazzo sta finendo',
      text: 'La partita finisce con l’ultima carta pescata. Un dubbio sbagliato ora costa caro.',
    },
  },

  options: {
    deck: {
      title: 'Mazzo',
      why: 'Che tempo c’è nel mazzo. Tutti e due sono ricostruiti.',
      choices: { standard: '6 colori, 3 segni', classic4: '4 colori, 4 segni, jolly' },
    },
    smallest_set: {
      title: 'Combinazione minima',
      why: 'Quante carte servono almeno.',
      choices: { 2: 'due carte', 1: 'una sola carta' },
    },
    empty_hand: {
      title: 'Mano vuota',
      why: 'Che cosa succede se a fine turno una mano è vuota.',
      choices: { play_on: 'si continua', wins: 'vince subito' },
    },
    wrong_challenge: {
      title: 'Dubbio sbagliato',
      why: 'Dove va il dono quando “No Dream!” era sbagliato.',
      choices: { keep: 'a chi ha dubitato', discard: 'agli scarti' },
    },
    ending: {
      title: 'Quando il mazzo è vuoto',
      why: 'La partita finisce subito, o quando tutti hanno avuto gli stessi turni.',
      choices: { at_once: 'subito', finish_lap: 'dopo il giro' },
    },
  },

  refused: {
    wrong_phase: 'Non è ciò che si chiede ora; lo dice la frase più grande.',
    not_in_hand: 'Non hai quella carta, o non così tante.',
    set_too_small: 'Una combinazione ha bisogno di più carte.',
    colours_differ: 'Tutte le carte di una combinazione hanno lo stesso colore.',
    marks_differ: 'Tutte le carte di una combinazione hanno lo stesso segno.',
    no_player: 'Di’ chi deve darti una carta.',
    yourself: 'Non puoi chiedere a te stesso.',
    empty_hand: 'Quella persona non ha carte da dare.',
    no_such_colour: 'Quel colore non è in questo mazzo.',
  },
}
