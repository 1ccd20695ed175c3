import type { Words } from './en'

const list = (names: string[]) => new Intl.ListFormat('fr', { type: 'conjunction' }).format(names)
const dreams = (n: number) => (n < 2 ? `${n} rêve` : `${n} rêves`)
const stars = (n: number) => (n < 2 ? `${n} étoile` : `${n} étoiles`)
const nightmares = (n: number) => (n < 2 ? `${n} cauchemar` : `${n} cauchemars`)
const DE = /^[aeiouyhàâéèêîôû]/i
const of = (name: string) => (DE.test(name) ? `d’${name}` : `de ${name}`)

export const words: Words = {
  you: 'Vous',
  list,
  tabs: { memory: 'Mémoire' },
  steps: { title: 'Ce tour', ask: 'Question', answers: 'Réponses', jump: 'Saut' },

  banner: {
    deal: 'On dispose les images.',
    dealHelp: 'Chaque image est aussi le rêve secret de quelqu’un.',
    choose: (n) => (n === 1 ? 'Choisissez votre cauchemar.' : `Choisissez ${n} cauchemars.`),
    chooseHelp: (n) =>
      n === 1 ? 'Personne ne devra y sauter. Vous seul le connaissez.' : 'Sur les huit, un revient à chacun.',
    chosen: (n) => (n === 1 ? 'Votre cauchemar dort.' : 'Vos cauchemars dorment.'),
    choosing: (names) => `${list(names)} ${names.length === 1 ? 'choisit' : 'choisissent'} encore.`,
    everyoneChooses: 'Chacun endort un cauchemar.',
    returning: 'On mélange les cauchemars.',
    returningHelp: 'Un revient à chacun.',
    ask: 'Vous menez. Posez une question.',
    askHelp: 'Un adjectif. Tous répondent de la main, ensemble.',
    askAloneHelp: 'Les autres n’ont plus de rêve. Demandez n’importe quoi : à eux de trouver les vôtres.',
    askTwiceHelp: 'Votre cerf-volant est derrière : deux questions ce tour-ci.',
    theyAsk: (name) => `${name} mène.`,
    theyAskHelp: 'On cherche un adjectif.',
    second: 'Encore une question ?',
    secondHelp: 'Votre cerf-volant est derrière : redemandez, ou passez.',
    theySecond: (name) => `${name} peut redemander.`,
    theySecondHelp: 'Son cerf-volant est derrière.',
    answer: (name) => `${name} demande. Montrez la main.`,
    answerHelp: 'Combien des vôtres le sont ? Scellé jusqu’à la fin.',
    sealed: 'Votre réponse est scellée.',
    waitAnswers: (names) =>
      `Modifiable tant que ${list(names)} ${names.length === 1 ? 'hésite' : 'hésitent'}.`,
    yourQuestion: (word) => `Votre question : ${word} ?`,
    theirQuestion: (name, word) => `${name} demande : ${word} ?`,
    thinking: (names) => `${list(names)} ${names.length === 1 ? 'réfléchit' : 'réfléchissent'}.`,
    jump: 'Sautez, ou restez.',
    jumpHelp: 'Touchez une image éclairée. Deux rêves : il reste en l’air.',
    jumpAgain: (n) => (n === 1 ? 'Trouvé ! Encore un saut ?' : `${n} trouvés ! Encore un saut ?`),
    jumpOnce: 'Encore un et le cerf-volant reste. Ou arrêtez.',
    jumpSafe: 'Le cerf-volant reste. Osez encore, ou arrêtez.',
    jumpAloneHelp: 'Les autres n’ont plus de rêve : tout saut réveillerait un cauchemar.',
    theyJump: (name) => `${name} peut sauter.`,
    theyJumpHelp: 'Un rêve vous rapproche ; un cauchemar coûte une étoile.',
    won: 'Tout le monde s’est réveillé en souriant.',
    lostNightmare: 'Le second cauchemar vous a réveillés.',
    lostTrack: 'Le cerf-volant s’est envolé.',
    overHelp: 'Rêves et cauchemars sont tous découverts.',
  },

  seats: {
    title: 'La feuille passe de main en main',
    leads: 'Mène',
    dreams,
    left: (n) => (n === 0 ? 'plus de rêve' : `encore ${dreams(n)}`),
    sealed: 'Réponse scellée',
    thinking: 'Réfléchit…',
    asks: (word) => `demande « ${word} »`,
    chosen: 'Cauchemar choisi',
    choosing: 'Choisit…',
    jumping: 'Peut sauter',
    found: (n) => (n === 1 ? 'un trouvé ce tour' : `${n} trouvés ce tour`),
    held: (held, played) => `${dreams(held)} en main, ${played} trouvés`,
  },

  sleepers: {
    asleep: (n) => `${nightmares(n)} endormi${n > 1 ? 's' : ''}`,
    none: 'Aucun ne s’est réveillé.',
    once: 'Un s’est réveillé. Un second finit la nuit.',
    twice: 'Deux se sont réveillés : la nuit est finie.',
    variant: (n) => `Réveillés : ${n}. Deux pour un cerf-volant finissent la nuit.`,
  },

  track: {
    title: 'Piste de l’espoir',
    at: (space, of, worth, own) =>
      `Le cerf-volant est sur la case ${space} de ${of}, qui vaut ${stars(worth)}, et montre ${stars(own)}.`,
    whoseAt: (name, space, of, own) => `${name} : case ${space} de ${of}, ${stars(own)} sur le cerf-volant.`,
    gone: 'Le cerf-volant a quitté la piste.',
    edge: 'bord',
    start: 'départ',
    worth: (space, kite) => `${space} + ${stars(kite)}`,
    space: (n, worth) => `Case ${n} : ${stars(worth)}`,
    how: 'Moins de deux rêves trouvés dans un tour : le cerf-volant glisse d’une case à gauche.',
  },

  places: {
    title: 'Lieux',
    found: 'Trouvé',
    nightmare: 'Cauchemar',
    yours: 'à vous',
    cameBack: 'revenu',
    yourNightmare: 'votre cauchemar',
    putAway: 'mis de côté',
    named: (number, title) => `${number}, ${title}`,
    isFound: (name) => `trouvé, le rêve ${of(name)}`,
    isNightmare: 'un cauchemar réveillé',
    isYours: 'votre rêve',
    isYourNightmare: 'votre cauchemar',
    mayJump: 'vous pouvez y sauter',
    pencilled: (marks) => `votre crayon : ${marks.join(', ')}`,
    maybe: (name) => `${name} peut-être`,
    no: (name) => `${name} non`,
    nobody: 'cauchemar',
  },

  look: {
    previous: 'L’image d’avant',
    next: 'L’image suivante',
    foundBy: (name) => `Trouvé : c’était le rêve ${of(name)}.`,
    foundYours: 'Trouvé : c’était votre rêve.',
    woken: 'Un cauchemar. On ne sait pas encore qui l’a endormi.',
    yours: 'Votre rêve. Vous seul le voyez.',
    yourNightmare: 'Le cauchemar que vous avez endormi. Vous seul le voyez.',
    returned: 'Votre rêve, revenu des cauchemars mélangés. Vous seul le voyez.',
    maybeWoken: 'L’un des quatre que vous avez mis de côté ; il est peut-être revenu. Vous seul le voyez.',
    question: 'Est-ce ton rêve ?',
    jump: 'Maintenir pour sauter',
    jumpWhy: 'Si personne ne l’a, un cauchemar se réveille et le cerf-volant perd une étoile.',
    jumpOwn: 'Vous l’avez endormi vous-même : personne ne l’a.',
    jumpLast: 'Si personne ne l’a, c’est le second cauchemar et la nuit est perdue.',
    pencil: 'Votre crayon. Vous seul le voyez.',
    blank: 'rien',
  },

  pencil: {
    title: 'Crayon',
    why: 'Qui pourrait rêver cela ? Ces marques restent à vous, sur cet appareil.',
    put: 'Le poser',
    inHand: (name) => `Touchez les images à marquer pour ${name}.`,
    whose: 'Pour qui',
    what: 'Quoi',
    maybe: 'peut-être',
    no: 'non',
    erase: 'gommer',
    nobody: 'Personne : un cauchemar',
    nightmareInHand: 'Touchez les images que vous prenez pour des cauchemars.',
    wipe: 'Effacer toutes les marques',
    onlyYou: 'Vous seul le voyez',
  },

  question: {
    before: 'Vos rêves sont-ils',
    after: '?',
    ask: 'Demander',
    word: 'Un adjectif',
    ideas: 'Pas encore :',
    fill: (word) => `Écrire « ${word} »`,
    all: 'Tous les adjectifs',
    pickTitle: 'Choisissez un adjectif',
    asked: 'demandé',
    none: 'Sans façon',
    quoted: (word) => `« Vos rêves sont-ils ${word} ? »`,
    blank: '« Vos rêves sont-ils … ? »',
    theirs: (name) => `${name} cherche un mot.`,
  },

  answer: {
    legend: 'Votre réponse, scellée jusqu’à ce que tous aient choisi',
    none: 'Aucun',
    one: 'Un',
    both: 'Les deux',
    more: 'Deux ou plus',
    fist: 'le poing',
    finger: 'un doigt',
    hand: 'main ouverte',
    sealed: 'scellé',
    takeBack: 'La reprendre',
    change: 'Touchez une autre main pour changer, jusqu’au dernier choix.',
    shown: { 0: 'aucun', 1: 'un', n: 'deux ou plus' },
    asks: 'demande',
    notYet: 'pas encore montré',
    ready: 'scellé',
    of: (name, what) => `${name} : ${what}`,
  },

  jump: {
    stay: 'Rester',
    stop: 'Arrêter ici',
    hint: 'Touchez une image éclairée pour sauter.',
    pencilled: 'Posez le crayon pour sauter.',
    stayWhy: 'Le cerf-volant glissera d’une case.',
    stopWhy: 'Un trouvé : le cerf-volant glissera d’une case.',
    safeWhy: 'Le cerf-volant ne bouge pas.',
    foundSo: (n) => (n === 0 ? 'Rien de trouvé ce tour-ci.' : `${dreams(n)} ce tour-ci.`),
    wait: (name) => `${name} décide de sauter ou non.`,
    landedFound: (title, name) => `${title} : le rêve ${of(name)} !`,
    landedYours: (title) => `${title} : votre rêve !`,
    landedNightmare: (title) => `${title} : un cauchemar.`,
    lostStar: 'Le cerf-volant perd une étoile.',
  },

  nightmares: {
    title: (n) => (n === 1 ? 'Lequel de vos rêves sera un cauchemar ?' : `Mettez ${n} de vos rêves de côté.`),
    why: (n) =>
      n === 1
        ? 'Choisissez celui que les autres prendront le moins pour un rêve : ils doivent l’éviter.'
        : 'Six des huit restent des cauchemars ; un revient à chacun.',
    picked: (n, of) => `${n} sur ${of}`,
    put: (n) => (n === 1 ? 'L’endormir' : 'Les endormir'),
    settled: 'On ne peut plus changer ensuite.',
    pickFirst: (n) => (n === 1 ? 'Touchez d’abord un de vos rêves.' : `Touchez d’abord ${n} de vos rêves.`),
    waiting: 'Votre cauchemar dort. Les autres choisissent encore.',
    waitingMany: 'Vos cauchemars dorment. L’autre choisit encore.',
    everyone: 'Chacun met un rêve de côté.',
    name: (title) => `${title}, comme cauchemar`,
  },

  hand: {
    title: 'Vos rêves',
    withNightmare: 'Vos rêves, et le cauchemar endormi',
    withNightmares: 'Vos rêves, et ce que vous avez endormi',
    all: 'Tous vos rêves sont trouvés.',
    dream: (title) => `Votre rêve : ${title}`,
    nightmare: (title) => `Votre cauchemar : ${title}`,
  },

  sheet: {
    title: 'Aide-mémoire',
    sub: 'Vos rêves sont-ils … ?',
    asked: 'Question',
    now: (name) => `${name}, à l’instant`,
    stayed: 'est resté',
    found: (numbers) => `trouvé ${numbers}`,
    tore: (number) => `${number} déchiré`,
    by: (name, what) => `${name} · ${what}`,
    empty: 'Il se remplit seul, une ligne par question.',
    hidden: 'À cette table les anciennes lignes sont cachées : souvenez-vous.',
    asking: 'demande',
    waiting: 'pas encore',
  },

  log: {
    dealt: (places, leader) => `${places} lieux sur la table. Premier à mener : ${leader}.`,
    putAway: (name, me) => (me ? 'Vous avez endormi un cauchemar.' : `${name} a endormi un cauchemar.`),
    cameBack: (title) => `${title} vous est revenu.`,
    leads: (name, me, twice) =>
      (me ? 'Vous menez' : `${name} mène`) + (twice ? ', avec deux questions.' : '.'),
    passedOver: (name, me) =>
      me
        ? 'Vous avez tous les rêves restants : on vous passe.'
        : `${name} a tous les rêves restants : on passe.`,
    asks: (name, me, word) => `${me ? 'Vous demandez' : `${name} demande`} : vos rêves sont-ils ${word} ?`,
    answers: (word, answers) => `« ${word} » – ${answers.join(', ')}.`,
    noSecond: (name, me) => `${me ? 'Vous renoncez' : `${name} renonce`} à la seconde question.`,
    found: (name, me, place, title, holder, mine) =>
      `${me ? 'Vous avez' : `${name} a`} sauté sur ${place}, ${title}. ${mine ? 'C’était votre rêve' : `C’était le rêve ${of(holder)}`} !`,
    nightmare: (name, me, place, title) =>
      `${me ? 'Vous avez' : `${name} a`} sauté sur ${place}, ${title}. Déchiré : un cauchemar.`,
    stopped: (name, me, found) =>
      me ? (found ? 'Vous vous arrêtez.' : 'Vous restez.') : found ? `${name} s’arrête.` : `${name} reste.`,
    slipped: (name, me) =>
      `${name ? (me ? 'Votre cerf-volant' : `Le cerf-volant ${of(name)}`) : 'Le cerf-volant'} glisse d’une case à gauche.`,
    time: (names) => `Temps écoulé : ${list(names)}.`,
  },

  end: {
    lastFound: (turn) => `Tous les rêves ont été trouvés, au tour ${turn}.`,
    nightmareWhy: 'Vous perdez ensemble : un cerf-volant a rencontré son second cauchemar.',
    trackWhy:
      'Vous perdez ensemble : il a quitté la piste à gauche, après trop de tours avec moins de deux rêves.',
    space: (n) => `Le cerf-volant est sur la case ${n}`,
    leftmost: (n) => `Le cerf-volant le plus à gauche est sur la case ${n}`,
    own: 'Il lui reste',
    owns: 'Il reste aux deux cerfs-volants',
    together: 'Ensemble',
    stars,
    held: (name, me) => (me ? 'Vous rêviez' : `${name} rêvait`),
    feared: 'endormi',
    notFound: 'caché',
    cameBack: 'revenu',
    woken: 'réveillé',
    verdicts: {
      'Nothing could be dreamt better.': 'On ne saurait mieux rêver.',
      'You dream as one.': 'Vous rêvez d’une seule âme.',
      "You are learning each other's dreams.": 'Vous apprenez les rêves les uns des autres.',
      'You woke up just in time.': 'Vous vous êtes réveillés juste à temps.',
    },
    left: (n) => `${dreams(n)} ${n > 1 ? 'sont restés cachés' : 'est resté caché'}.`,
  },

  coach: {
    goal: {
      title: 'Trouvez les rêves des autres',
      text: 'Chaque image est aussi sur une carte Rêve secrète ; les vôtres sont marquées. Tous gagnent quand chaque rêve est trouvé, et perdent au second cauchemar.',
    },
    nightmare: {
      title: 'D’abord, un cauchemar',
      text: 'Un rêve endormi nuit à tous si quelqu’un y saute. Choisissez ce qu’ils éviteront. Touchez une image plus haut pour la voir en grand.',
    },
    ask: {
      title: 'Vous menez',
      text: 'Demandez un adjectif (en anglais), comme « wet » ou « lonely ». Un bon mot partage les images en deux.',
    },
    answer: {
      title: 'Montrez la main',
      text: 'Pensez aux rêves de votre main. Le poing : aucun. Un doigt : un seul. Main ouverte : deux ou plus. C’est vous qui jugez.',
    },
    jump: {
      title: 'Un saut ?',
      text: 'Touchez une image éclairée si vous croyez que quelqu’un la rêve. Deux dans un tour, et le cerf-volant reste. Un cauchemar coûte une étoile ; le second finit la partie.',
    },
    sheet: {
      title: 'L’aide-mémoire',
      text: 'Il se remplit seul. Comparez les mains et les images, et notez au crayon qui pourrait rêver quoi. Vous seul voyez vos marques.',
    },
    kite: {
      title: 'Le cerf-volant glisse',
      text: 'À chaque tour avec moins de deux rêves trouvés, il glisse à gauche. Trouvez tous les rêves avant qu’il ne quitte la piste. Les étoiles de sa case et les siennes font votre score.',
    },
  },

  options: {
    difficulty: {
      title: 'Lieux',
      why: 'Combien d’images sont sur la table : 12 est le plus facile, 18 le plus dur.',
    },
    two_seats: {
      title: 'À deux',
      why: 'Une façon spéciale pour deux, ou les règles à trois et plus.',
      choices: { variant: 'deux cerfs-volants, six cauchemars', base: 'comme à trois' },
    },
    track: {
      title: 'Piste de l’espoir',
      why: 'Combien de temps le cerf-volant peut tenir. Les trois sont notre reconstruction.',
      choices: { standard: 'dix cases', short: 'neuf cases', long: 'douze cases' },
    },
    hopeless: {
      title: 'Tours sans espoir',
      why: 'Quand qui mène tient tous les rêves qui restent.',
      choices: { literal: 'le tour est joué', skip: 'le tour est passé' },
    },
    adjectives: {
      title: 'Adjectifs',
      why: 'Écrire n’importe quel adjectif, ou en choisir un parmi soixante.',
      choices: { free: 'tous les mots', list: 'dans la liste' },
    },
    hide_history: {
      title: 'Cacher la feuille de mémoire',
      why: 'Seules les questions de ce tour sont montrées : retenez le reste.',
    },
    talk: { title: 'Bavardage', why: 'Parler pendant la partie ; les indices sont refusés.' },
  },

  refused: {
    wrong_phase: 'Ce n’est pas ce qui est demandé maintenant ; la plus grande phrase le dit.',
    too_few_dreams: 'Il ne vous reste pas autant de rêves.',
    no_such_place: 'Cette image n’est pas sur la table.',
    wrong_count: 'Choisissez autant de rêves différents qu’on le demande.',
    not_your_dream: 'Ce n’est pas un de vos rêves.',
    own_dream: 'Vous tenez ce rêve vous-même.',
    known_nightmare: 'Ce lieu est un cauchemar, tout le monde le sait.',
    found_already: 'Ce rêve a déjà été trouvé.',
    not_on_the_list: 'À cette table, les adjectifs se choisissent dans la liste.',
    long_word: 'Ce mot est trop long.',
    bad_word: 'Demandez un seul mot, fait de lettres et de traits d’union.',
    pointing_word: 'Ce mot dit où est un lieu, pas comment est un rêve.',
    title_word: 'C’est le titre d’une image sur la table.',
    talk_closed: 'Cette table joue sans parler jusqu’à la fin de la partie.',
    talk_hint: 'Ne désignez pas les images par leur numéro ou leur titre.',
  },
}
