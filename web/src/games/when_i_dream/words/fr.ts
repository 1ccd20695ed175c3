import type { Words } from './en'

const cards = (n: number) => (n > 1 ? `${n} cartes` : `${n} carte`)
const points = (n: number) => (Math.abs(n) > 1 ? `${n} points` : `${n} point`)
const quoted = (word: string) => `« ${word} »`
const seen = (n: number) => (n > 1 ? `${n} vus` : `${n} vu`)
const lost = (n: number) => (n > 1 ? `${n} perdus` : `${n} perdu`)
const who = (name: string) => name || 'Vous'
const does = (name: string, they: string, you: string) => (name ? `${name} ${they}.` : `Vous ${you}.`)

export const words: Words = {
  plus: (n) => (n < 0 ? `−${-n}` : `+${n}`),
  somebody: 'Quelqu’un',
  onlyYou: 'Vous seul voyez ceci',
  roles: { fairy: 'Fée', boogeyman: 'Croque-mitaine', sandman: 'Marchand de sable', dreamer: 'Rêveur' },
  youAre: {
    fairy: 'Vous êtes une Fée',
    boogeyman: 'Vous êtes un Croque-mitaine',
    sandman: 'Vous êtes un Marchand de sable',
  },
  wants: {
    fairy: (name) => `Aidez ${name} à voir. Chaque Élément trouvé vous vaut un point.`,
    boogeyman: (name) => `Égarez ${name}. Chaque Élément manqué vous vaut un point.`,
    sandman: (name) =>
      `Gardez l’équilibre : autant de vus que de perdus, voilà ce qui paie. Penchez ${name} en douceur.`,
  },
  seen: 'Vus',
  lost: 'Perdus',
  seenPaid: 'Ici on paie les fées',
  lostPaid: 'Ici on paie les croque-mitaines',
  side: (side, n) => `${side} : ${cards(n)}`,
  bed: 'Le lit',
  element: (word) => `L’Élément est ${word}`,
  cardNumber: (n) => `Carte ${n}`,
  ofNight: 'de nuit encore',
  dreams: 'rêve',
  gives: 'donne un indice',
  next: 'ensuite',
  taps: 'tape',
  penalty: (n) => (n > 1 ? `${n} pénalités` : `${n} pénalité`),
  spirits: 'Les esprits',

  bedtime: {
    mine: (name) => ({
      text: name ? `À vous de rêver, ${name}.` : 'À vous de rêver.',
      help: 'Les autres vont chuchoter. Certains mentent.',
    }),
    theirs: (name) => ({
      text: `${name} va se coucher`,
      help: 'Regardez quel esprit vous êtes ; puis la nuit commence.',
    }),
    sleep: 'Mettre le masque',
    before:
      'Vous ne verrez que la nuit et entendrez un mot à la fois. Dites ce que vous croyez voir. Personne ne vous dira si c’est juste.',
    beforeSpoken:
      'Fermez les yeux et écoutez. Dites vos réponses à voix haute ; l’esprit à votre droite les tape pour vous.',
    night: (n, of) => `Nuit ${n} sur ${of}`,
    watch: 'Vous entendrez ce qu’entend le Rêveur.',
  },

  night: {
    yourClue: 'Votre indice.',
    clueHelp: {
      fairy: (name) => `Un mot qui y mène ${name}.`,
      boogeyman: (name) => `Un mot qui en éloigne ${name}.`,
      sandman: (_, seen, lost) =>
        seen > lost
          ? 'Plus de vus que de perdus : trompez un peu.'
          : seen < lost
            ? 'Plus de perdus que de vus : aidez un peu.'
            : 'Les deux côtés sont égaux. Gardez-les ainsi.',
    },
    wait: (name) => `${name} cherche un mot`,
    youAreNext: 'C’est bientôt à vous : écrivez déjà votre mot.',
    inTurns: (n) => `Votre tour vient après ${n} autres. Écrivez déjà votre mot.`,
    listen: (name) => `Écoutez ${name}.`,
    listenHelp: (name) => `Tapez juste, faux ou passe, selon ce que dit ${name}.`,
    lastGuess: (name) => ({
      text: `La cloche a sonné. ${name} peut encore deviner`,
      help: 'Plus d’indices.',
    }),
    flag: (name, word) => `Contester l’indice de ${name}${word ? ` ${quoted(word)}` : ''}`,
    flagShort: 'Contester',
    clues: 'Indices jusqu’ici',
    spoke: 'a parlé',
  },

  clue: {
    label: 'Votre indice',
    ahead: 'Votre prochain indice',
    placeholder: 'un mot',
    say: 'Chuchoter',
    skip: 'Passer',
    change: 'Le changer',
    anyway: 'Le dire quand même',
    costs: 'Dit à voix haute, il vous coûte un point et la carte est perdue.',
    blocked: 'Il n’est pas accepté ici ; trouvez un autre mot.',
    kept: 'Votre mot reste sur le papier : envoyez-le à votre tour.',
    said: 'Je l’ai dit',
    saidHelp: 'Dites votre mot à voix haute, puis touchez.',
  },

  rule: {
    title: (name) => `Que dit ${name} ?`,
    right: 'Juste',
    wrong: 'Faux',
    pass: 'Passe',
    decline: 'Pas de dernière réponse',
  },

  vote: {
    ask: (word) => (word ? `${quoted(word)} va-t-il trop loin ?` : 'Le dernier indice va-t-il trop loin ?'),
    askBy: (by, author) => `${by} conteste l’indice de ${author}. Il faut plus de la moitié des voix.`,
    improper: 'Trop loin',
    proper: 'C’est permis',
    voted: (names) => `Ont voté : ${names}.`,
    yours: { improper: 'Votre avis : trop loin.', proper: 'Votre avis : c’est permis.' },
    wait: 'Les esprits votent',
    waitHelp: 'Pendant ce temps le sable s’arrête.',
    author: 'Votre indice est contesté',
    authorHelp: 'Les autres décident s’il va trop loin.',
    dreamer: 'Les esprits délibèrent',
    dreamerHelp: 'Un indice est contesté. Votre réponse attend un instant.',
    back: 'Revoter',
  },

  asleep: {
    say: 'Vous rêvez.',
    last: {
      text: 'La cloche sonne. Une dernière réponse ?',
      help: 'Juste ou faux, elle compte ; la laisser ne coûte rien.',
    },
    watch: (name) => ({ text: `${name} rêve`, help: 'Vous entendez ce qu’entend le Rêveur.' }),
    waits: (name) => `${name} cherche un mot.`,
    waitsNobody: 'Quelqu’un cherche un mot.',
    spoken: 'Dites votre réponse à voix haute.',
    spokenHelp: (name) => `${name} la tape pour vous.`,
    whispers: (name) => `${name} chuchote`,
    has: (name) => `${name} a parlé`,
    voices: 'Voix',
    quiet: 'Écoutez…',
    silence: 'Personne n’a chuchoté.',
    nobody: 'Personne ne vous dira rien avant le matin.',
    youSaid: (word) => `Vous avez dit ${quoted(word)}. Personne ne vous dira rien avant le matin.`,
    theySaid: (name, word) => `${name} a dit ${quoted(word)}. Personne ne dira rien avant le matin.`,
    drifted: 'Elle est passée. Une autre carte est sur le lit.',
    changed: (name) =>
      name
        ? `La carte a changé : l’indice de ${name} allait trop loin.`
        : 'La carte a changé : un indice allait trop loin.',
    guess: 'Votre réponse',
    placeholder: 'Je vois…',
    see: 'Je le vois',
    pass: 'Laisser filer',
    decline: 'Laisser',
    again: 'Redites-le',
    voicesOn: 'voix activées',
    voicesOff: 'voix coupées',
    timeLeft: (s) => `Encore ${s} secondes de nuit`,
  },

  recount: {
    mine: {
      text: 'Qu’avez-vous rêvé ?',
      help: 'Racontez de mémoire. Deux points si tout ce qui était juste y est.',
    },
    theirs: (name) => ({
      text: `${name} raconte son rêve`,
      help: 'De mémoire : tout nommer de ce qui était juste vaut deux points.',
    }),
    label: 'Votre rêve',
    placeholder: 'D’abord il y avait…',
    done: 'Voilà mon rêve',
    nothing: 'Je ne me rappelle rien',
    hint: 'Se tromper ne coûte rien, mais on n’écoute que quelques noms de plus que vos réponses.',
    kept: 'À la fin du temps, ce que vous avez écrit est raconté.',
    tick: (name) => ({
      text: `Cochez ce que nomme ${name}.`,
      help: 'Seul compte ce qui a vraiment été nommé.',
    }),
    tickLabel: 'Nommés dans le rêve',
    tickDone: 'Le rêve est raconté',
    spoken: { text: 'Racontez votre rêve à voix haute.', help: '' },
    spokenHelp: (name) => `${name} coche les mots que vous nommez.`,
    ticking: (name) => ({ text: `${name} coche ce qui est nommé`, help: 'Écoutez le rêve.' }),
    dreamt: (name) => `Le rêve de ${name}`,
  },

  day: {
    say: 'Bonjour.',
    help: (name, yellow, blue) =>
      `${who(name)} : ${seen(yellow)}, ${lost(blue)}. Les esprits montrent leur visage.`,
    waiting: (names) => ({
      text: `On attend ${names}`,
      help: 'La nuit suivante commence quand tous sont prêts.',
    }),
    ready: 'Prêt',
    nextNight: (n, of) => (n > of ? 'C’était la dernière nuit.' : `Puis commence la nuit ${n} sur ${of}.`),
    notReady: 'Attendez, pas encore',
    nothing: 'Rien n’a été raconté.',
    aloud: 'Le rêve a été raconté à voix haute.',
    full: 'Tout ce qui était juste a été nommé.',
    notFull: 'Il manque quelque chose de juste.',
    nothingSeen: 'Il n’y avait rien de juste à nommer.',
    sum: {
      fairy: seen,
      boogeyman: lost,
      dreamer: seen,
      dreamerFull: (n, more) => `${seen(n)} + ${more} pour le rêve`,
      even: (n, more) => `égalité à ${n} + ${more}`,
      greater: (seen, lost) => `${seen} et ${lost} : le plus grand`,
      smaller: (seen, lost) => `${seen} et ${lost} : le plus petit`,
    },
    total: (n) => `${n} en tout`,
    guess: (word) => `réponse ${quoted(word)}`,
    passed: 'laissé filer',
    faded: 'resté à la cloche',
    fined: (name) => `pénalité pour ${name || 'vous'}`,
    named: 'nommé dans le rêve',
    away: 'Ni l’un ni l’autre',
    none: 'Rien',
    overrideSeen: (word) => `Compter ${word} comme vu`,
    overrideLost: (word) => `Compter ${word} comme perdu`,
    turnSeen: 'Vu finalement',
    turnLost: 'Pas vu',
    bonusGive: 'Donner les points du rêve',
    bonusTake: 'Reprendre les points du rêve',
    improper: 'trop loin',
    roleOf: (name, role) => `${name} : ${role}`,
    hidden: 'Un esprit, face cachée',
  },

  over: (names, n) => ({ text: `${names} : le plus beau rêve.`, help: `Avec ${points(n)} en tout.` }),
  end: {
    night: (n) => `Nuit ${n}`,
    points: (n) => `${points(n)},`,
    penalties: (n) => (n === 1 ? 'moins 1 pénalité' : `moins ${n} pénalités`),
    total: 'en tout',
    tie: 'À égalité de points, le moins de pénalités l’emporte.',
  },

  coach: {
    bedtimeDreamer: {
      title: 'À vous de dormir',
      text: 'Mettez le masque. Chaque esprit chuchote un mot sur une chose que lui seul voit. Devinez, carte après carte, tant que le sable coule.',
    },
    bedtimeSpirit: {
      title: 'Vous êtes un esprit',
      text: 'À votre tour, donnez un mot sur ce qui est au lit. Votre carte dit s’il faut aider, tromper ou garder l’équilibre. N’en parlez à personne.',
    },
    clue: {
      title: 'Un seul mot',
      text: 'Vous avez quelques secondes. Ni l’Élément, ni rien qui en vienne. Le papier vous prévient avant que cela coûte un point.',
    },
    ahead: {
      title: 'Pensez d’avance',
      text: 'Pendant que les autres chuchotent, écrivez déjà votre mot. À votre tour, touchez le bouton.',
    },
    flag: {
      title: 'Trop facile ?',
      text: 'Le petit drapeau conteste le dernier indice. Si la plupart des esprits sont d’accord, son auteur garde la carte en pénalité.',
    },
    guess: {
      title: 'Dès que vous le voyez',
      text: 'Une réponse par carte, quand vous voulez. Aucune idée ? Laissez filer. Quelqu’un vous trompe peut-être.',
    },
    recount: {
      title: 'Rappelez-vous',
      text: 'Écrivez tout ce que vous avez rêvé. Nommez tout ce qui était juste et vous gagnez deux points de plus.',
    },
    day: {
      title: 'Visages découverts',
      text: 'Voici qui a aidé, qui a menti, et ce que chacun a gagné. Touchez Prêt pour la nuit suivante.',
    },
  },

  tell: {
    dealt: (round, name) => `Nuit ${round}. ${does(name, 'rêve', 'rêvez')}`,
    role: {
      fairy: 'Vous êtes une fée.',
      boogeyman: 'Vous êtes un croque-mitaine.',
      sandman: 'Vous êtes un marchand de sable.',
    },
    asleep: (name) => does(name, 's’endort', 'vous endormez'),
    element: (word) => `Sur le lit : ${word}.`,
    heard: (name, word) => (word ? `${who(name)} : ${word}` : does(name, 'a parlé', 'avez parlé')),
    caught: (name, word) =>
      does(name, `a tenté ${quoted(word)} : trop loin`, `avez tenté ${quoted(word)} : trop loin`),
    skipped: (name, late) =>
      late ? does(name, 'a trop tardé', 'avez trop tardé') : does(name, 'se tait', 'vous taisez'),
    guessed: (name, word) =>
      word ? does(name, `voit ${quoted(word)}`, `voyez ${quoted(word)}`) : does(name, 'répond', 'répondez'),
    passed: (name) => does(name, 'laisse filer', 'laissez filer'),
    declined: (name, late) =>
      late
        ? 'Aucune dernière réponse à temps.'
        : does(name, 'laisse la dernière carte', 'laissez la dernière carte'),
    settled: (word, fate) =>
      fate === 'yellow'
        ? `${word} : vu.`
        : fate === 'faded'
          ? `${word} : ne compte pour personne.`
          : `${word} : perdu.`,
    changed: 'La carte a changé.',
    fined: (name, word) => `${word} est une pénalité pour ${name || 'vous'}.`,
    flagged: (name) => does(name, 'conteste le dernier indice', 'contestez le dernier indice'),
    decided: (improper) => (improper ? 'Trop loin, disent les esprits.' : 'Permis, disent les esprits.'),
    bell: 'La cloche sonne.',
    ended: 'Le Rêveur se réveille peu à peu.',
    recounted: (name, story) =>
      story ? `${who(name)} : ${quoted(story)}` : does(name, 'raconte son rêve', 'racontez votre rêve'),
    ticked: (name, n) => does(name, `a entendu ${n} des mots`, `avez entendu ${n} des mots`),
    nothing: (name) => does(name, 'ne raconte rien', 'ne racontez rien'),
    day: (seen, lost, gains) => `Jour. Vus ${seen}, perdus ${lost}.${gains ? ` ${gains}.` : ''}`,
    gain: (name, role, n) => `${who(name)} (${role}) ${n}`,
    overruled: (card, seen, lost) => `L’hôte corrige la carte ${card} : vus ${seen}, perdus ${lost}.`,
    bonus: (given) => (given ? 'L’hôte donne les points du rêve.' : 'L’hôte reprend les points du rêve.'),
    over: (names) => `${names} : le plus beau rêve.`,
  },

  peopleOnly:
    'À cette table on parle, et les robots n’ont ni voix ni oreilles : invitez des amis, ou retirez les places libres.',
  options: {
    night: { title: 'Durée d’une nuit', why: 'Secondes jusqu’au réveil du Rêveur.' },
    untimed: { title: 'Nuits sans sablier', why: 'Une nuit dure dix cartes, le temps qu’il faut.' },
    clue: { title: 'Temps pour un indice', why: 'Secondes avant que le tour d’un esprit soit passé.' },
    unhurried: { title: 'Indices sans hâte', why: 'Personne n’est passé pour lenteur.' },
    referee: {
      title: 'Indices incorrects',
      why: 'Qui les repère.',
      choices: { auto_and_vote: 'l’arbitre, ou un vote', auto_only: 'l’arbitre seul' },
    },
    improper: {
      title: 'Un indice repris par l’arbitre',
      why: 'Ce qu’il coûte.',
      choices: { penalty: 'une pénalité', block: 'rien : un autre mot' },
    },
    anonymous: { title: 'Indices anonymes', why: 'Le Rêveur ne sait pas qui a donné quel indice.' },
    empty_bonus: {
      title: 'Prime pour rien',
      why: 'Même sans aucune bonne réponse, le récit gagne sa prime.',
    },
    spoken: {
      title: 'À voix haute',
      why: 'Pour une pièce ou un appel : indices et réponses sont dits ; l’esprit à droite du Rêveur touche juste ou faux.',
    },
    override: {
      title: 'L’hôte peut trancher',
      why: 'Le jour, l’hôte peut rendre une réponse juste ou fausse.',
    },
    story: { title: 'Mode conte', why: 'Le récit est libre ; l’hôte coche les mots qu’il nomme.' },
  },

  refused: {
    wrong_phase: 'Ce n’est pas ce qui est demandé maintenant ; la plus grande phrase le dit.',
    night_is_over: 'La nuit est finie.',
    no_word: 'Écrivez un mot.',
    two_words: 'Un indice est un seul mot.',
    too_long: 'C’est trop long.',
    not_a_word: 'Un indice est fait de lettres ; trait d’union, apostrophe et chiffres passent.',
    spoken_table: 'À cette table on parle : dites-le, puis touchez.',
    typed_table: 'À cette table, les mots s’écrivent.',
    story_mode: 'À cette table, l’hôte coche les mots.',
    no_guess: 'Rien n’a été deviné là.',
    asleep: 'Vous dormez : les esprits s’en chargent.',
    not_your_clue: 'Ce n’est pas à vous de donner un indice.',
    improper_clue: 'Ce mot trahit l’Élément ; trouvez-en un autre.',
    not_the_judge: 'L’esprit à droite du Rêveur touche ce que dit le Rêveur.',
    not_the_dreamer: 'Seul le Rêveur devine.',
    no_flags: 'À cette table, seul l’arbitre juge les indices.',
    nothing_to_flag: 'Il n’y a pas d’indice à signaler.',
    own_clue: 'C’était votre propre indice.',
    no_override: 'À cette table, la parole de l’arbitre fait foi.',
    not_the_host: 'Seul l’hôte peut corriger l’arbitre.',
    talk_closed: 'Chut, quelqu’un dort : on reparlera quand il fera jour.',
  },
}
