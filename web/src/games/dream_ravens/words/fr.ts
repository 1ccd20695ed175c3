import type { Words } from './en'

const COUNT = ['Aucun', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf']
const some = (n: number) => `${n} ${n < 2 ? 'corbeau' : 'corbeaux'}`
const ravens = (n: number) => `${COUNT[n] ?? n} ${n < 2 ? 'corbeau' : 'corbeaux'}`
const NTH = ['premier', 'deuxième', 'troisième', 'quatrième']
const SPECIAL: Record<string, string> = { take_2: 'Prends 2', peek_1: 'Regarde 1', swap_2: 'Échange 2' }
const the = (land: string) => (SPECIAL[land] ? `«\u00a0${SPECIAL[land]}\u00a0»` : `le ${land}`)
/** Qui l’a fait ; sans nom : vous. */
const has = (name: string) => (name ? `${name} a` : 'Vous avez')
const of = (name: string) => (/^[aeiouyhàâéèêëîïôûœ]/i.test(name) ? `d’${name}` : `de ${name}`)

const landOf = (owner: string, i: number) =>
  owner ? `le ${NTH[i]} pays ${of(owner)}` : `votre ${NTH[i]} pays`
const aimed = (name: string, owner: string, i: number) =>
  name && name === owner ? `son propre ${NTH[i]} pays` : landOf(owner, i)

export const words: Words = {
  ravens,
  so_far: some,
  soFar: (n) => `${some(n)} jusqu’ici`,
  special: SPECIAL,
  yourDream: 'Votre rêve',
  toDraw: (n) => `${n} à piocher`,
  deck: (n) => `La pioche, ${n} pays`,
  onTop: 'dessus',
  pileEmpty: 'La pile visible est vide',
  pile: (land) => `La pile visible : ${land}`,
  face: (land, n) => (SPECIAL[land] ? `${SPECIAL[land]}, ${ravens(n)}` : ravens(n)),
  down: 'face cachée',
  land: (name, position, face) =>
    `${name === null ? 'Votre pays' : `Pays ${of(name)},`} numéro ${position + 1}, ${face}`,

  look: { text: 'Regardez deux de vos pays.', help: 'Ensuite ils restent cachés. Souvenez-vous-en.' },
  lookMore: { text: 'Encore un regard.', help: 'Touchez un autre de vos pays, ou restez-en là.' },
  enough: 'J’en ai assez vu',
  lookWait: (name) => ({
    text: name ? `${name} regarde encore` : 'Les autres regardent encore',
    help: 'Gardez en tête ce que vous avez vu.',
  }),
  lookWatch: { text: 'On regarde ses pays', help: 'Deux chacun ; ensuite tous restent cachés.' },
  turn: (name) => ({ text: name ? `À vous, ${name}.` : 'À vous.', help: '' }),
  turnHelp: (up) => `Piochez, prenez ${the(up)}, ou réveillez tout le monde.`,
  turnHelpNoWake: (up) => `Piochez, ou prenez ${the(up)}.`,
  taking: {
    text: 'Où va-t-il\u00a0?',
    help: 'Touchez le pays qui lui fait place, ou la pile pour le laisser.',
  },
  hold: {
    text: 'Vous avez pioché un pays.',
    help: 'Échangez-le contre un des vôtres, ou laissez-le partir.',
  },
  holdPower: (land) => ({
    text: `Vous avez pioché ${the(land)}.`,
    help: 'Utilisez son pouvoir, gardez-le, ou laissez-le partir.',
  }),
  pickOne: { text: 'Gardez l’un des deux.', help: 'L’autre va sur la pile visible.' },
  peekAt: { text: 'Regardez un pays.', help: 'Les autres voient où vous regardez, pas ce que vous trouvez.' },
  swapFirst: { text: 'Échangez deux pays.', help: 'Touchez le premier. Personne ne les regarde.' },
  swapSecond: {
    text: 'Et avec lequel\u00a0?',
    help: 'Touchez le second, ou de nouveau le premier pour renoncer.',
  },
  reveal: 'Tout le monde est réveillé.',
  othersCount: (name) => (name ? `${name} compte encore.` : 'Les autres comptent encore.'),
  over: (names, n) => ({
    text: `Le plus beau rêve : ${names}.`,
    help: `Qui a le moins de corbeaux gagne : ${n} en tout.`,
  }),
  lastNight: (name, early) =>
    name === null
      ? 'La pioche était vide, et tout le monde s’est réveillé.'
      : `${name ? `${name} a` : 'Vous avez'} réveillé tout le monde${early ? ', trop tôt : quelqu’un avait moins de corbeaux.' : ', à raison.'}`,
  deal: 'On distribue les pays.',
  waiting: (name, phase) =>
    ({
      turn: `${name} réfléchit`,
      hold: `${name} a pioché`,
      pick: `${name} en prend deux`,
      peek: `${name} va regarder`,
      swap_a: `${name} va échanger`,
      swap_b: `${name} va échanger`,
    })[phase] ?? `${name} rêve`,
  waitingHelp: (n, limit) => `Nuit ${n}. Fin à ${limit} corbeaux : qui en a le moins gagne.`,
  waitingRounds: (n, rounds) => `Nuit ${n} sur ${rounds}. Qui a le moins de corbeaux gagne.`,

  chooseFirst: 'Choisissez d’abord.',
  chooseFirstWhy: 'Touchez la pioche, ou le pays visible pour le prendre ; puis un de vos pays.',
  notYours: 'Ce n’est pas votre rêve.',
  notYoursWhy:
    'Seuls «\u00a0Regarde 1\u00a0» et «\u00a0Échange 2\u00a0», piochés et utilisés, atteignent les pays des autres.',
  wake: 'RÉVEIL\u00a0!',
  wakeHelp: (penalty) =>
    `Finir la nuit. Pas le moins de corbeaux ? ${COUNT[penalty] ?? penalty} de plus pour vous.`,
  wakeRest: 'Il dort. Vous pouvez l’appeler au début de votre tour.',
  letGo: 'Laisser partir',
  use: (land) => `Utiliser ${the(land)}`,
  powers: {
    take_2: 'Piocher deux pays et en garder un.',
    peek_1: 'Regarder n’importe quel pays.',
    swap_2: 'Échanger deux pays sans les voir.',
  },
  onlyYou: 'Vous seul voyez ceci.',
  holding: 'dans votre main',
  keep: (land) => `Garder ${land}`,
  peekTitle: (name, position) =>
    `${name === null ? 'Votre' : 'Le'} ${NTH[position]} pays${name === null ? '' : ` ${of(name)}`}.`,
  remember: 'Je m’en souviendrai',
  woke: 'a réveillé tout le monde',
  next: 'Rêver encore',
  ready: (name) => (name ? `On attend que ${name} se réveille` : 'On attend que les autres se réveillent'),
  night: (n) => `Nuit ${n}`,
  total: 'en tout',
  before: 'avant',
  tonight: 'cette nuit',
  early: 'trop tôt',

  tell: {
    dealt: (round, name, up) =>
      `Nuit ${round}. ${name ? `${name} commence` : 'Vous commencez'} ; ${the(up)} est visible.`,
    looked: (name, i) => `${has(name)} regardé ${name ? 'son' : 'votre'} ${NTH[i]} pays.`,
    saw: (owner, i, land) =>
      `Vous avez vu ${the(land)} : ${owner === null ? 'votre' : 'le'} ${NTH[i]} pays${owner === null ? '' : ` ${of(owner)}`}.`,
    took_up: (name, i, taken, dropped) =>
      `${has(name)} pris ${the(taken)} comme ${NTH[i]} pays ; ${the(dropped)} est sorti.`,
    drew: (name) => `${has(name)} pioché.`,
    drawn: (land) => `Vous avez pioché ${the(land)}.`,
    swapped_in: (name, i, dropped) =>
      `${name ? `${name} l’a` : 'Vous l’avez'} gardé comme ${NTH[i]} pays ; ${the(dropped)} est sorti.`,
    discarded: (name, land) => `${has(name)} laissé partir ${the(land)}.`,
    used: (name, land) => `${has(name)} utilisé ${the(land)}.`,
    drew_two: (name, n) => `${has(name)} pioché ${n === 1 ? 'le dernier pays' : 'deux pays'}.`,
    pair: (a) => `Vous avez pioché ${a}.`,
    kept: (name, dropped) =>
      `${name ? `${name} en a` : 'Vous en avez'} gardé un ; ${the(dropped)} est sorti.`,
    peeked: (name, owner, i) => `${has(name)} regardé ${aimed(name, owner, i)}.`,
    swapped: (name, a, i, b, j) => `${has(name)} échangé ${aimed(name, a, i)} et ${aimed(name, b, j)}.`,
    voided: (name) => `${name ? `${name} n’a` : 'Vous n’avez'} pas visé à temps ; rien ne se passe.`,
    woke_up: (name) => `${name ? `${name} crie` : 'Vous criez'} : RÉVEIL\u00a0!`,
    revealed: (counts) => `Corbeaux : ${counts}.`,
    time: (names) => `Temps écoulé : ${names}.`,
    over: (names) => `Le plus beau rêve : ${names}.`,
  },
  the,

  coach: {
    look: {
      title: 'Quatre pays cachés',
      text: 'C’est votre rêve. Certains sont pleins de corbeaux ; vous en voulez le moins possible. Touchez-en deux pour les regarder.',
    },
    turn: {
      title: 'À vous',
      text: 'Piochez, ou prenez le pays visible. Ce qui brille en or peut être touché.',
    },
    hold: {
      title: 'Un pays en main',
      text: 'Touchez un de vos quatre pays pour l’échanger : peu de corbeaux entrent, beaucoup sortent. Pas mieux ? Laissez-le partir.',
    },
    power: {
      title: 'Un pays spécial',
      text: 'Il a un pouvoir si vous l’utilisez maintenant. Vous pouvez aussi le garder pour son nombre.',
    },
    wake: {
      title: 'Quand se réveiller',
      text: 'Si vous pensez avoir le moins de corbeaux, maintenez RÉVEIL ! au début de votre tour.',
    },
    count: {
      title: 'On compte',
      text: 'Chacun additionne les corbeaux de ses quatre pays. Moins, c’est mieux : la plus petite somme gagne à la fin.',
    },
  },

  options: {
    limit: { title: 'Corbeaux pour finir', why: 'La partie finit quand quelqu’un en a autant.' },
    rounds: { title: 'Nuits', why: 'Jouer exactement autant de nuits ; 0 : jusqu’à la limite.' },
    penalty: {
      title: 'Réveil trop tôt',
      why: 'Corbeaux de plus si qui réveille n’a pas le moins.',
      choices: { 5: '5 corbeaux', 15: '15 corbeaux' },
    },
    wake: {
      title: 'Premier RÉVEIL\u00a0!',
      why: 'À partir de quand on peut réveiller tout le monde.',
      choices: { any_turn: 'dès le premier tour', after_lap: 'après un tour chacun' },
    },
    swap: {
      title: 'Échange 2',
      why: 'Quels deux pays on peut échanger.',
      choices: { different_dreams: 'de rêves différents', any_two: 'deux au choix' },
    },
    ties: {
      title: 'Égalité à la fin',
      why: 'Quand deux ont le moins de corbeaux.',
      choices: { shared: 'victoire partagée', one_more_round: 'une nuit de plus' },
    },
    effects: { title: 'Pays spéciaux', why: 'Sans : ce sont de simples pays à 5, 6 et 7 corbeaux.' },
    memory_aid: {
      title: 'Aide-mémoire',
      why: 'Montre les pays que vous avez vus et pouvez encore connaître.',
    },
    show_pile: {
      title: 'Pile ouverte',
      why: 'On peut feuilleter toute la pile visible, pas seulement le dessus.',
    },
  },

  refused: {
    wrong_phase: 'Ce n’est pas ce qui est demandé maintenant ; la plus grande phrase le dit.',
    wake_late: 'On ne réveille tout le monde qu’au début de son tour.',
    too_early: 'À cette table, chacun joue un tour avant le premier réveil.',
    looked_already: 'Vous avez déjà regardé ce pays ; il reste caché.',
    no_power: 'Ce pays n’a pas de pouvoir.',
    powers_off: 'Cette table joue sans pouvoirs.',
    same_land: 'Choisissez deux pays différents.',
    same_dream: 'Les deux pays doivent être dans deux rêves différents.',
  },
}
