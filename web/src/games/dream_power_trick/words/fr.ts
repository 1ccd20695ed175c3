import type { Who } from '../../../lib/names'
import { read } from '../cards'
import type { Words } from './en'

const colour: Record<string, string> = {
  red: 'rouge',
  orange: 'orange',
  yellow: 'jaune',
  green: 'vert',
  blue: 'bleu',
  purple: 'mauve',
  any: 'toute couleur',
}
const mark: Record<string, string> = {
  sun: 'soleil',
  cloud: 'nuage',
  rain: 'pluie',
  snow: 'neige',
  any: 'tout signe',
}
const cards = (n: number) => `${n} ${n > 1 ? 'cartes' : 'carte'}`
const has = (who: Who) => (who.me ? 'Vous avez' : `${who.name} a`)
const to = (who: Who) => (who.me ? 'vous' : who.name)

export const words: Words = {
  colour,
  letter: { red: 'R', orange: 'O', yellow: 'J', green: 'V', blue: 'B', purple: 'M', any: '★' },
  mark,
  short: (card) => {
    const { colour: c, mark: m } = read(card)
    if (c === 'any' && m === 'any') return 'joker'
    return c === 'any'
      ? `${mark[m]} au choix`
      : m === 'any'
        ? `${colour[c]} au choix`
        : `${mark[m]} · ${colour[c]}`
  },
  name: (card) => {
    const { colour: c, mark: m } = read(card)
    if (c === 'any' && m === 'any') return 'un joker'
    return c === 'any'
      ? `Arc-en-ciel ${mark[m]}`
      : m === 'any'
        ? `Spéciale ${colour[c]}`
        : `${mark[m]} · ${colour[c]}`
  },
  card: (card) => {
    const { colour: c, mark: m } = read(card)
    if (c === 'any' && m === 'any') return 'Joker : toute couleur, tout signe'
    if (c === 'any') return `Arc-en-ciel ${mark[m]} : toute couleur`
    return m === 'any' ? `Spéciale ${colour[c]} : tout signe` : `${mark[m]} · ${colour[c]}`
  },
  set: (c, m, n) => `${n} × ${mark[m]} · ${colour[c]}`,
  cards,
  hand: 'Votre main',
  handOf: (who, n) => `${who} : ${cards(n)} en main`,
  emptyHand: 'Votre main est vide.',
  sort: 'Trier',
  sortBy: { colour: 'par couleur', mark: 'par signe' },
  pile: {
    left: (n) => (n ? `${n} à piocher` : 'Vide'),
    name: (n) => `Pioche, ${cards(n)}`,
    end: 'La dernière finit la partie',
  },
  discards: {
    title: 'Défausse',
    count: (n) => (n ? `${cards(n)} à la défausse` : 'Rien à la défausse'),
    look: (n) => `Défausse, ${cards(n)}. La parcourir`,
    empty: 'Aucune carte n’a encore été posée.',
  },
  play: {
    offers: 'Séries dans votre main',
    withThese: 'Va avec',
    discard: (n) => (n > 1 ? `Poser ${n} cartes` : 'Poser la série'),
    pass: 'Passer et piocher',
    clear: 'Reprendre',
    alone: 'Aucune partenaire en main : même couleur et même signe font une série.',
  },
  ask: {
    colour: 'Quelle couleur\u00a0?',
    player: 'À qui\u00a0?',
    go: (c, who) => `Demander ${c} à ${who}`,
    choose: 'Choisissez une couleur',
    whom: 'Choisissez un joueur',
    from: (who, n) => `Demander à ${who}, ${cards(n)}`,
  },
  give: {
    sure: 'Donner celle-ci\u00a0?',
    go: 'La donner, face cachée',
    other: 'Une autre',
    honest: (c) => `Elle est bien «\u00a0${c}\u00a0». En cas de doute, l’autre pioche trois cartes.`,
    bluff: (c) => `Elle n’est pas «\u00a0${c}\u00a0». En cas de doute, vous piochez trois cartes.`,
    pick: 'Choisissez une carte à donner.',
  },
  decide: {
    take: 'La prendre',
    noDream: 'No Dream!',
    takeWhy: 'Elle rejoint votre main.',
    noDreamWhy: 'Retournez-la : trois cartes pour qui se trompe.',
  },
  gift: {
    place: 'Le cadeau',
    naming: (who) => (who.me ? 'Vous nommez une couleur' : `${who.name} nomme une couleur`),
    asked: (from, at) => `${has(from)} demandé à ${to(at)} :`,
    asks: (from, at) =>
      from.me
        ? `Vous demandez à ${to(at)} :`
        : `${from.name} ${at.me ? 'vous demande :' : `demande à ${at.name} :`}`,
    facedown: (from, at) => `Une carte face cachée de ${to(from)} pour ${to(at)}`,
    isIt: (c) => `Est-ce «\u00a0${c}\u00a0»\u00a0?`,
    yours: (card) => `Vous avez donné : ${card}. Vous seul le voyez.`,
    taken: (who) => `${has(who)} pris la carte.`,
    was: (card, other) => `C’était : ${card}. Seuls vous et ${other.name} le savez.`,
    matched: (c) => `C’est bien «\u00a0${c}\u00a0».`,
    lied: (c) => `Pas «\u00a0${c}\u00a0»\u00a0!`,
    draws: (who) => (who.me ? 'Vous piochez trois cartes.' : `${who.name} pioche trois cartes.`),
    keeps: (who) => (who.me ? 'La carte vous reste.' : `La carte reste à ${who.name}.`),
    gone: 'La carte va à la défausse.',
  },
  banner: {
    deal: 'On distribue les cartes.',
    play: 'À vous : posez une série, ou passez.',
    playHelp: 'Même couleur et même signe font une série. Touchez une carte pour voir ses partenaires.',
    playNone: 'À vous : aucune série, passez et piochez.',
    picked: 'Bon début. Lesquelles vont avec\u00a0?',
    alone: 'Celle-ci est seule.',
    ready: (n) => (n === 1 ? 'Poser celle-ci\u00a0?' : `${n} cartes : les poser\u00a0?`),
    pickedHelp: 'Les cartes allumées peuvent s’y joindre. Ensuite vous demanderez une carte à quelqu’un.',
    ask: 'Nommez une couleur et un joueur.',
    askHelp: 'On vous donnera une carte face cachée. De cette couleur, ou pas.',
    give: (who, c) => `${who} vous demande : ${c}.`,
    giveHelp: 'Donnez la carte que vous voulez, sans un mot.',
    giveSure: 'Donner celle-ci\u00a0?',
    decide: (who, c) => `${who} : une carte «\u00a0${c}\u00a0», vraiment\u00a0?`,
    decideHelp:
      'Prenez-la sans voir, ou maintenez «\u00a0No Dream!\u00a0» pour la retourner. Qui se trompe pioche trois cartes.',
    theirs: {
      play: (who) => `${who} cherche une série`,
      ask: (who) => `${who} nomme une couleur`,
      give: (giver, mover, c) => `${giver} choisit une carte pour ${mover}, qui veut «\u00a0${c}\u00a0»`,
      giveMe: (giver, c) => `${giver} choisit une carte pour vous : ${c}, ou pas`,
      decide: (who) => `${who} y croit\u00a0?`,
    },
    myGift: (who) => `${who} vous croit\u00a0?`,
    myGiftHelp: 'Gardez votre sérieux.',
    waitHelp: 'La plus petite main gagne quand la pioche s’épuise.',
  },
  end: {
    won: (names, me, shared) =>
      me
        ? 'Vous vous réveillez le plus léger.'
        : `Réveil ${shared ? 'également ' : 'le plus '}léger : ${names}.`,
    help: 'La pioche est épuisée. La plus petite main gagne.',
    instant: 'Une main vide à la fin d’un tour gagne aussitôt.',
    hands: 'Toutes les mains, face visible',
    winner: 'gagne',
    none: 'plus une carte',
  },
  log: {
    dealt: (who) => `Cinq cartes chacun. ${who.me ? 'Vous commencez' : `${who.name} commence`}.`,
    passed: (who) => `${has(who)} passé et pioché.`,
    drew: (who, n) => `${has(who)} pioché ${cards(n)}.`,
    drawn: (what) => `Vous avez pioché : ${what}.`,
    discarded: (who, what) => `${has(who)} posé : ${what}.`,
    asked: (who, at, c) => `${has(who)} demandé «\u00a0${c}\u00a0» à ${to(at)}.`,
    gave: (who, at) => `${has(who)} mis une carte face cachée pour ${to(at)}.`,
    gift: (from, at, what) =>
      from.me ? `Vous avez donné à ${at.name} : ${what}.` : `${from.name} vous a donné : ${what}.`,
    accepted: (who) => `${has(who)} pris le cadeau.`,
    lied: (who, giver, what, c) =>
      `${has(who)} dit «\u00a0No Dream!\u00a0» : le cadeau de ${to(giver)} (${what}) n’était pas «\u00a0${c}\u00a0».`,
    matched: (who, giver, what, c) =>
      `${has(who)} dit «\u00a0No Dream!\u00a0», mais le cadeau de ${to(giver)} (${what}) était bien «\u00a0${c}\u00a0».`,
    time: (who) => `Le temps est écoulé pour ${to(who)}.`,
    over: (names) => `La pioche est épuisée. Victoire : ${names}.`,
  },
  coach: {
    goal: {
      title: 'Voyager léger',
      text: 'Quand la pioche s’épuise, la plus petite main gagne. Les nombres près des autres sont leurs cartes.',
    },
    set: {
      title: 'Couleur et signe',
      text: 'Chaque carte a une couleur, avec sa lettre, et un signe du temps. Deux cartes ou plus qui partagent les deux font une série. Touchez-en une : ses partenaires s’allument.',
    },
    wild: {
      title: 'Arc-en-ciel et Spéciale',
      text: 'Un Arc-en-ciel a un signe et toute couleur ; une Spéciale a une couleur et tout signe.',
    },
    ask: {
      title: 'Un cadeau, peut-être',
      text: 'Après une série, vous devez demander une couleur à quelqu’un : une qui vous ferait une série, ou une qu’il n’a sûrement pas.',
    },
    give: {
      title: 'Vérité ou ruse',
      text: 'Donnez n’importe quelle carte. Si l’on doute d’une vraie, l’autre pioche trois cartes ; d’une fausse, c’est vous.',
    },
    decide: {
      title: 'Un battement de cœur',
      text: 'Prenez la carte, elle est à vous. Ou maintenez «\u00a0No Dream!\u00a0» : si la couleur est autre, le donneur pioche trois cartes ; sinon, c’est vous.',
    },
    end: {
      title: 'La pioche s’épuise',
      text: 'La partie finit avec la dernière carte piochée. Un doute de trop coûte cher.',
    },
  },

  options: {
    deck: {
      title: 'Paquet',
      why: 'Quel temps il y a dans le paquet. Les deux sont reconstruits.',
      choices: { standard: '6 couleurs, 3 signes', classic4: '4 couleurs, 4 signes, jokers' },
    },
    smallest_set: {
      title: 'Plus petite série',
      why: 'Combien de cartes il faut au moins.',
      choices: { 2: 'deux cartes', 1: 'une seule carte' },
    },
    empty_hand: {
      title: 'Main vide',
      why: 'Que se passe-t-il si une main est vide en fin de tour.',
      choices: { play_on: 'on continue', wins: 'elle gagne aussitôt' },
    },
    wrong_challenge: {
      title: 'Doute à tort',
      why: 'Où va le cadeau quand «\u00a0No Dream!\u00a0» était une erreur.',
      choices: { keep: 'à qui a douté', discard: 'à la défausse' },
    },
    ending: {
      title: 'Quand la pioche est vide',
      why: 'La partie finit aussitôt, ou quand chacun a joué autant de tours.',
      choices: { at_once: 'aussitôt', finish_lap: 'après le tour de table' },
    },
  },

  refused: {
    wrong_phase: 'Ce n’est pas ce qui est demandé maintenant ; la plus grande phrase le dit.',
    not_in_hand: 'Vous n’avez pas cette carte, ou pas autant.',
    set_too_small: 'Une série demande plus de cartes.',
    colours_differ: 'Toutes les cartes d’une série ont la même couleur.',
    marks_differ: 'Toutes les cartes d’une série ont le même signe.',
    no_player: 'Dites qui doit vous donner une carte.',
    yourself: 'On ne se demande rien à soi-même.',
    empty_hand: 'Cette personne n’a pas de carte à donner.',
    no_such_colour: 'Cette couleur n’est pas dans ce paquet.',
  },
}
