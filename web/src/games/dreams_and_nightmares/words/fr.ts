import { nameCards } from '../cards'
import type { Words } from './en'

export const words: Words = {
  card: nameCards({
    dream: 'Rêve',
    nightmare: 'Cauchemar',
    convert_dream: 'Change en Rêve',
    convert_nightmare: 'Change en Cauchemar',
    rem: 'Rem',
  }),
  short: { rem: 'Rem', convert_dream: 'en Rêve', convert_nightmare: 'en Cauchemar' },
  use: {
    dream: (n) =>
      `Va sur votre case ${n}, par-dessus tout. Sur la case ${n} d’un autre, il peut remplacer un Rem.`,
    nightmare: (n) => `Posez-le sur la case ${n} d’un autre. Le Rêve dessous s’envole vers votre main.`,
    convert_dream: () => 'Couvre n’importe quel cauchemar de votre rangée : la case redevient un rêve.',
    convert_nightmare: () =>
      'Gâche n’importe quel rêve d’un autre. Un Rêve imprimé s’envole vers votre main.',
    rem: () => 'Un joker pour votre rangée : sur une case vide ou sur un cauchemar.',
  },
  hand: 'Votre main',
  handOf: (who, n) => `${who} : ${n} ${n > 1 ? 'cartes' : 'carte'} en main`,
  inHand: (n) => `${n} ${n > 1 ? 'cartes' : 'carte'} en main`,
  cards: (n) => `${n} ${n > 1 ? 'cartes' : 'carte'}`,
  knownIn: (cards) => `Tout le monde les a vues partir là : ${cards}`,
  emptyHand: 'Votre main est vide.',
  sort: 'Trier',
  sortBy: { kind: 'par sorte', number: 'par numéro' },
  row: (who) => (who.me ? 'Votre rangée' : `Rangée de ${who.name}`),
  tally: (dreams, run) =>
    `${dreams} ${dreams > 1 ? 'rêves' : 'rêve'}${run > 1 ? ` · ${run} à la suite` : ''}`,
  spot: {
    at: (who, n) => (who.me ? `votre case ${n}` : `la case ${n} de ${who.name}`),
    own: (n) => `sa case ${n}`,
    empty: (where) => `Vide, ${where}`,
    holds: (card, where, under) =>
      `${card}, ${where}${under ? `, ${under} ${under > 1 ? 'cartes' : 'carte'} dessous` : ''}`,
    nothingHere: 'Rien ici pour l’instant.',
    firstACard: 'Touchez d’abord une carte de votre main : là où elle peut aller s’illumine.',
    offer: (spot, what) => `${what} : ${spot}`,
  },
  outcome: { lay: 'Poser ici', cover: 'Couvrir', take: 'Prendre' },
  stack: { title: (where) => `Sur ${where}`, buried: 'Enfouie : elle ne revient jamais.' },
  deck: {
    left: (n) => (n ? `Reste ${n}` : 'Vide'),
    draw: 'Piocher une carte',
    orDraw: 'Ou piocher',
    must: 'Piochez',
    resting: 'La pioche',
    gone: 'Plus de cartes',
    name: (n) => `Pioche, ${n} ${n > 1 ? 'cartes' : 'carte'}`,
  },
  pass: 'Passer',
  putBack: 'La reprendre',
  last: (who, card) => `${who.me ? 'Vous venez' : `${who.name} vient`} de jouer ${card} ici`,
  banner: {
    deal: 'On distribue les cartes.',
    mine: 'À vous : jouez une carte ou piochez.',
    mineHelp: 'Touchez une carte pour voir où elle peut aller.',
    mustDraw: 'À vous : piochez une carte.',
    mustDrawHelp: 'Votre main est vide. Avec six rêves, vous auriez gagné.',
    noFit: 'Aucune de vos cartes ne trouve de place pour l’instant.',
    mustPlay: 'À vous : jouez une carte.',
    full: 'Vous avez dix cartes, c’est le maximum.',
    deckEmpty: 'La pioche est vide : il faut jouer, même si ça fait mal.',
    mustPass: 'Rien n’est possible : passez.',
    mustPassHelp: 'Impossible de piocher, et aucune de vos cartes ne trouve de place.',
    where: (card) => `${card} : où\u00a0?`,
    whom: (card) => `${card} : sur qui\u00a0?`,
    nowhere: (card) => `${card} : aucune place pour l’instant.`,
    theirs: (name) => `${name} réfléchit`,
    theirsHelp: 'Remplissez vos six cases de rêves et videz votre main.',
    almost: 'Votre rangée est complète. Reste à vider votre main.',
    over: 'La nuit est finie.',
  },
  end: {
    row: (names, me) => (me ? 'Vous avez rêvé toute la nuit.' : `${names} : une nuit entière de rêves.`),
    rowHelp: 'Six rêves dans la rangée et plus une carte en main.',
    count: (names, me, shared) =>
      me ? 'Vous avez gardé le plus de rêves.' : `Le plus de rêves${shared ? ', à égalité' : ''} : ${names}.`,
    countHelp: 'Plus personne ne pouvait jouer : on compte les rêves, puis la plus longue suite de voisins.',
    tieHelp: 'Plus personne ne pouvait jouer. À égalité, la main la plus petite l’emporte.',
    table: 'Le compte des rangées',
    player: 'Joueur',
    dreams: 'Rêves',
    run: 'Plus longue suite',
    left: 'Reste en main',
    none: 'rien',
    winner: 'gagne',
  },
  log: {
    dealt: (who) => `Quatre cartes chacun. ${who.me ? 'Vous commencez' : `${who.name} commence`}.`,
    drew: (who) => `${who.me ? 'Vous avez' : `${who.name} a`} pioché.`,
    drawn: (card) => `Vous avez pioché ${card}.`,
    played: (who, card, where) => `${who.me ? 'Vous avez' : `${who.name} a`} posé ${card} sur ${where}.`,
    covered: (who, card, where, under) =>
      `${who.me ? 'Vous avez' : `${who.name} a`} couvert ${under} avec ${card} sur ${where}.`,
    took: (who, card, where, loot) =>
      `${who.me ? 'Vous avez' : `${who.name} a`} posé ${card} sur ${where} et pris ${loot}.`,
    skipped: (who, stuck) =>
      stuck
        ? `${who.me ? 'Vous ne pouviez' : `${who.name} ne pouvait`} rien faire.`
        : `${who.me ? 'Vous n’avez' : `${who.name} n’a`} plus de cartes.`,
    time: (who) => `Le temps est écoulé pour ${who.me ? 'vous' : who.name}.`,
    over: (names) => `La nuit est finie. Victoire : ${names}.`,
  },
  coach: {
    goal: {
      title: 'Votre rangée est une ville',
      text: 'Six cases, une par numéro. Vous gagnez quand les six montrent des rêves et que votre main est vide. Plus haut, les rangées des autres.',
    },
    turn: {
      title: 'Une seule chose par tour',
      text: 'Piochez une carte ou jouez-en une. Touchez une carte : ses places s’allument. Touchez la lumière, ou faites-y glisser la carte.',
    },
    nightmare: {
      title: 'Les cauchemars volent',
      text: 'Posez un cauchemar sur le Rêve du même numéro d’un autre : ce Rêve s’envole vers votre main.',
    },
    hurt: {
      title: 'Un de vos rêves est gâché',
      text: 'Seul le dessus d’une pile compte. Un Rêve de ce numéro, un Rem ou un Change en Rêve la répare.',
    },
    rem: {
      title: 'Rem est un joker',
      text: 'Il compte comme un rêve sur n’importe quelle case à vous. Mais un Rêve posé dessus emporte le Rem, même chez les autres.',
    },
    full: {
      title: 'Dix cartes au plus',
      text: 'Avec dix cartes on ne pioche plus. Chaque carte en main est une carte de plus à jouer.',
    },
    deck: {
      title: 'La pioche s’épuise',
      text: 'Quand elle est vide, chacun joue tant qu’il peut. Puis le plus de rêves gagne, puis la plus longue suite.',
    },
  },

  options: {
    converted: {
      title: 'Rêves convertis',
      why: 'Un cauchemar peut-il couvrir un Change en Rêve\u00a0?',
      choices: { coverable: 'oui', immune: 'non, à l’abri pour toujours' },
    },
    counting: {
      title: 'Ce qui compte comme rêve',
      why: 'Pour une rangée complète et à la fin.',
      choices: { all_dreams: 'Rem et Change aussi', printed_only: 'les Rêves imprimés seuls' },
    },
    ties: {
      title: 'Égalité à la fin',
      why: 'Quand deux ont autant de rêves et une suite aussi longue.',
      choices: { shared: 'victoire partagée', fewest_cards: 'le moins de cartes gagne' },
    },
  },

  refused: {
    deck_empty: 'La pioche est vide : il faut jouer.',
    hand_full: 'Votre main est pleine : il faut jouer.',
    can_act: 'Vous pouvez encore piocher ou jouer : pas question de passer.',
    not_in_hand: 'Vous n’avez pas cette carte.',
    wrong_number: 'Une carte numérotée ne va que sur la case de ce numéro.',
    only_on_rem: 'Dans une autre rangée, un Rêve ne peut que remplacer un Rem.',
    own_row: 'Les cauchemars sont pour les rangées des autres.',
    empty_space: 'Il n’y a rien à couvrir sur cette case.',
    immune: 'À cette table, un rêve converti ne peut pas être couvert.',
    already_nightmare: 'Un Change en Cauchemar a besoin d’un rêve dessous.',
    not_your_row: 'Cette carte n’aide que votre rangée.',
    already_dream: 'Un Rem va sur une case vide ou sur un cauchemar.',
    no_nightmare: 'Un Change en Rêve a besoin d’un cauchemar dessous.',
  },
}
