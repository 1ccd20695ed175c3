import type { Words } from './en'

const cards = (n: number) => (n === 1 ? '1 carta' : `${n} carte`)
const points = (n: number) => (n === 1 ? '1 punto' : `${n} punti`)
const quoted = (word: string) => `«${word}»`
const seen = (n: number) => (n === 1 ? '1 visto' : `${n} visti`)
const lost = (n: number) => (n === 1 ? '1 perso' : `${n} persi`)
const who = (name: string) => name || 'Tu'
const does = (name: string, they: string, you: string) => (name ? `${name} ${they}.` : `${you}.`)

export const words: Words = {
  plus: (n) => (n < 0 ? `−${-n}` : `+${n}`),
  somebody: 'Qualcuno',
  onlyYou: 'Lo vedi solo tu',
  roles: { fairy: 'Fata', boogeyman: 'Uomo nero', sandman: 'Omino del sonno', dreamer: 'Sognatore' },
  youAre: {
    fairy: 'Sei una Fata',
    boogeyman: 'Sei un Uomo nero',
    sandman: 'Sei un Omino del sonno',
  },
  wants: {
    fairy: (name) => `Aiuta ${name} a vedere. Ogni Elemento indovinato è un punto per te.`,
    boogeyman: (name) => `Porta ${name} fuori strada. Ogni Elemento mancato è un punto per te.`,
    sandman: (name) =>
      `Tieni pari i due lati: tanti visti quanti persi ti rendono di più. Spingi ${name} con dolcezza.`,
  },
  seen: 'Visti',
  lost: 'Persi',
  seenPaid: 'Qui guadagnano le fate',
  lostPaid: 'Qui guadagnano gli uomini neri',
  side: (side, n) => `${side}: ${cards(n)}`,
  bed: 'Il letto',
  element: (word) => `L’Elemento è ${word}`,
  cardNumber: (n) => `Carta ${n}`,
  ofNight: 'di notte ancora',
  dreams: 'sogna',
  gives: 'dà un indizio',
  next: 'dopo',
  taps: 'tocca',
  penalty: (n) => (n === 1 ? '1 penalità' : `${n} penalità`),
  spirits: 'Gli spiriti',

  bedtime: {
    mine: (name) => ({
      text: name ? `Tocca a te sognare, ${name}.` : 'Tocca a te sognare.',
      help: 'Gli altri sussurreranno. Qualcuno mente.',
    }),
    theirs: (name) => ({
      text: `${name} va a letto`,
      help: 'Guarda che spirito sei; poi comincia la notte.',
    }),
    sleep: 'Metti la mascherina',
    before:
      'Vedrai solo il buio e sentirai una parola alla volta. Di’ che cosa credi che sia. Nessuno ti dirà se è giusto.',
    beforeSpoken:
      'Chiudi gli occhi e ascolta. Di’ le risposte ad alta voce; lo spirito alla tua destra le tocca per te.',
    night: (n, of) => `Notte ${n} di ${of}`,
    watch: 'Sentirai quello che sente il Sognatore.',
  },

  night: {
    yourClue: 'Il tuo indizio.',
    clueHelp: {
      fairy: (name) => `Una parola che ci porti ${name}.`,
      boogeyman: (name) => `Una parola che ne allontani ${name}.`,
      sandman: (_, seen, lost) =>
        seen > lost
          ? 'Più visti che persi: inganna un poco.'
          : seen < lost
            ? 'Più persi che visti: aiuta un poco.'
            : 'I due lati sono pari. Tienili così.',
    },
    wait: (name) => `${name} cerca una parola`,
    youAreNext: 'Tra poco tocca a te: scrivi già la tua parola.',
    inTurns: (n) => `Tocca a te dopo altri ${n}. Scrivi già la tua parola.`,
    listen: (name) => `Ascolta ${name}.`,
    listenHelp: (name) => `Tocca giusto, sbagliato o passo, come dice ${name}.`,
    lastGuess: (name) => ({
      text: `È suonata la campana. ${name} può indovinare ancora una volta`,
      help: 'Niente più indizi.',
    }),
    flag: (name, word) => `Contesta l’indizio di ${name}${word ? ` ${quoted(word)}` : ''}`,
    flagShort: 'Contesta',
    clues: 'Indizi finora',
    spoke: 'ha parlato',
  },

  clue: {
    label: 'Il tuo indizio',
    ahead: 'Il prossimo indizio',
    placeholder: 'una parola',
    say: 'Sussurra',
    skip: 'Salta',
    change: 'Cambialo',
    anyway: 'Dillo lo stesso',
    costs: 'Detto ad alta voce, ti costa un punto e la carta è persa.',
    blocked: 'Qui non è accettato; trova un’altra parola.',
    kept: 'La tua parola resta sul foglio: inviala quando tocca a te.',
    said: 'L’ho detto',
    saidHelp: 'Di’ la tua parola ad alta voce, poi tocca.',
  },

  rule: {
    title: (name) => `Che cosa dice ${name}?`,
    right: 'Giusto',
    wrong: 'Sbagliato',
    pass: 'Passo',
    decline: 'Nessuna ultima risposta',
  },

  vote: {
    ask: (word) => (word ? `${quoted(word)} è troppo?` : 'L’ultimo indizio è troppo?'),
    askBy: (by, author) => `${by} contesta l’indizio di ${author}. Serve più della metà.`,
    improper: 'È troppo',
    proper: 'Va bene',
    voted: (names) => `Hanno votato: ${names}.`,
    yours: { improper: 'Hai detto: è troppo.', proper: 'Hai detto: va bene.' },
    wait: 'Gli spiriti votano',
    waitHelp: 'Intanto la sabbia sta ferma.',
    author: 'Il tuo indizio è contestato',
    authorHelp: 'Gli altri decidono se è troppo.',
    dreamer: 'Gli spiriti si consultano',
    dreamerHelp: 'Un indizio è contestato. La tua risposta aspetta un momento.',
    back: 'Vota di nuovo',
  },

  asleep: {
    say: 'Stai sognando.',
    last: {
      text: 'Suona la campana. Un’ultima risposta?',
      help: 'Giusta o sbagliata conta; lasciarla non costa nulla.',
    },
    watch: (name) => ({ text: `${name} sta sognando`, help: 'Senti quello che sente il Sognatore.' }),
    waits: (name) => `${name} cerca una parola.`,
    waitsNobody: 'Qualcuno cerca una parola.',
    spoken: 'Di’ la risposta ad alta voce.',
    spokenHelp: (name) => `${name} la tocca per te.`,
    whispers: (name) => `${name} sussurra`,
    has: (name) => `${name} ha parlato`,
    voices: 'Voci',
    quiet: 'Ascolta…',
    silence: 'Nessuno ha sussurrato.',
    nobody: 'Nessuno ti dirà nulla fino al mattino.',
    youSaid: (word) => `Hai detto ${quoted(word)}. Nessuno ti dirà nulla fino al mattino.`,
    theySaid: (name, word) => `${name} ha detto ${quoted(word)}. Nessuno dirà nulla fino al mattino.`,
    drifted: 'È scivolata via. Sul letto c’è un’altra carta.',
    changed: (name) =>
      name
        ? `La carta è cambiata: l’indizio di ${name} era troppo.`
        : 'La carta è cambiata: un indizio era troppo.',
    guess: 'La tua risposta',
    placeholder: 'Vedo…',
    see: 'Lo vedo',
    pass: 'Lascia andare',
    decline: 'Lasciala',
    again: 'Ripeti',
    voicesOn: 'voci attive',
    voicesOff: 'voci spente',
    timeLeft: (s) => `Ancora ${s} secondi di notte`,
  },

  recount: {
    mine: { text: 'Che cosa hai sognato?', help: 'Racconta a memoria. Due punti se c’è tutto il giusto.' },
    theirs: (name) => ({
      text: `${name} racconta il sogno`,
      help: 'A memoria: nominare tutto il giusto vale due punti.',
    }),
    label: 'Il tuo sogno',
    placeholder: 'Prima c’era…',
    done: 'Ecco il mio sogno',
    nothing: 'Non ricordo nulla',
    hint: 'Sbagliare non costa, ma si ascoltano solo pochi nomi più delle tue risposte.',
    kept: 'Allo scadere del tempo si racconta ciò che hai scritto.',
    tick: (name) => ({
      text: `Spunta ciò che nomina ${name}.`,
      help: 'Conta solo ciò che è stato nominato davvero.',
    }),
    tickLabel: 'Nominati nel sogno',
    tickDone: 'Il sogno è raccontato',
    spoken: { text: 'Racconta il sogno ad alta voce.', help: '' },
    spokenHelp: (name) => `${name} spunta le parole che nomini.`,
    ticking: (name) => ({ text: `${name} spunta ciò che è nominato`, help: 'Ascolta il sogno.' }),
    dreamt: (name) => `Il sogno di ${name}`,
  },

  day: {
    say: 'Buongiorno.',
    help: (name, yellow, blue) =>
      `${who(name)}: ${seen(yellow)} e ${lost(blue)}. Gli spiriti mostrano il volto.`,
    waiting: (names) => ({
      text: `Si aspetta ${names}`,
      help: 'La prossima notte comincia quando tutti sono pronti.',
    }),
    ready: 'Pronto',
    nextNight: (n, of) => (n > of ? 'Era l’ultima notte.' : `Poi comincia la notte ${n} di ${of}.`),
    notReady: 'Aspetta, non ancora',
    nothing: 'Non è stato raccontato nulla.',
    aloud: 'Il sogno è stato raccontato ad alta voce.',
    full: 'Tutto il giusto è stato nominato.',
    notFull: 'Manca qualcosa di giusto.',
    nothingSeen: 'Non c’era nulla di giusto da nominare.',
    sum: {
      fairy: seen,
      boogeyman: lost,
      dreamer: seen,
      dreamerFull: (n, more) => `${seen(n)} + ${more} per il sogno`,
      even: (n, more) => `pari a ${n} + ${more}`,
      greater: (seen, lost) => `${seen} e ${lost}: il maggiore`,
      smaller: (seen, lost) => `${seen} e ${lost}: il minore`,
    },
    total: (n) => `${n} in tutto`,
    guess: (word) => `risposta ${quoted(word)}`,
    passed: 'lasciato andare',
    faded: 'rimasto alla campana',
    fined: (name) => `penalità per ${name || 'te'}`,
    named: 'nominato nel sogno',
    away: 'Né l’uno né l’altro',
    none: 'Niente',
    overrideSeen: (word) => `Conta ${word} come visto`,
    overrideLost: (word) => `Conta ${word} come perso`,
    turnSeen: 'Visto, invece',
    turnLost: 'Non visto',
    bonusGive: 'Dai i punti del sogno',
    bonusTake: 'Riprendi i punti del sogno',
    improper: 'troppo',
    roleOf: (name, role) => `${name}: ${role}`,
    hidden: 'Uno spirito, coperto',
  },

  over: (names, n) => ({ text: `${names}: il sogno più bello.`, help: `Con ${points(n)} in tutto.` }),
  end: {
    night: (n) => `Notte ${n}`,
    points: (n) => `${points(n)},`,
    penalties: (n) => `meno ${n} penalità`,
    total: 'in tutto',
    tie: 'A parità di punti vince chi ha meno penalità.',
  },

  coach: {
    bedtimeDreamer: {
      title: 'Tocca a te dormire',
      text: 'Metti la mascherina. Ogni spirito sussurra una parola su una cosa che vede solo lui. Indovina, carta dopo carta, finché scorre la sabbia.',
    },
    bedtimeSpirit: {
      title: 'Sei uno spirito',
      text: 'Al tuo turno di’ una parola su ciò che sta sul letto. La tua carta dice se aiuti, inganni o tieni l’equilibrio. Non dirlo a nessuno.',
    },
    clue: {
      title: 'Una parola sola',
      text: 'Hai pochi secondi. Non l’Elemento, né ciò che ne deriva. Il foglio ti avvisa prima che costi un punto.',
    },
    ahead: {
      title: 'Pensaci prima',
      text: 'Mentre gli altri sussurrano puoi già scrivere la tua parola. Quando tocca a te, premi il bottone.',
    },
    flag: {
      title: 'Troppo facile?',
      text: 'La bandierina contesta l’ultimo indizio. Se quasi tutti gli spiriti sono d’accordo, chi l’ha dato tiene la carta come penalità.',
    },
    guess: {
      title: 'Appena lo vedi',
      text: 'Una risposta per carta, quando vuoi. Nessuna idea? Lascia andare. Forse qualcuno ti inganna.',
    },
    recount: {
      title: 'Ora ricorda',
      text: 'Scrivi tutto ciò che hai sognato. Nomina tutto il giusto e hai due punti in più.',
    },
    day: {
      title: 'Volti scoperti',
      text: 'Ecco chi ha aiutato, chi ha mentito e quanto ha guadagnato ciascuno. Premi Pronto per la prossima notte.',
    },
  },

  tell: {
    dealt: (round, name) => `Notte ${round}. ${name ? `Sogna ${name}` : 'Sogni tu'}.`,
    role: {
      fairy: 'Sei una fata.',
      boogeyman: 'Sei un uomo nero.',
      sandman: 'Sei un omino del sonno.',
    },
    asleep: (name) => does(name, 'si addormenta', 'Ti addormenti'),
    element: (word) => `Sul letto: ${word}.`,
    heard: (name, word) => (word ? `${who(name)}: ${word}` : does(name, 'ha parlato', 'Hai parlato')),
    caught: (name, word) =>
      does(name, `ha provato ${quoted(word)}: troppo`, `Hai provato ${quoted(word)}: troppo`),
    skipped: (name, late) =>
      late ? does(name, 'ha tardato troppo', 'Hai tardato troppo') : does(name, 'tace', 'Taci'),
    guessed: (name, word) =>
      word ? does(name, `vede ${quoted(word)}`, `Vedi ${quoted(word)}`) : does(name, 'risponde', 'Rispondi'),
    passed: (name) => does(name, 'lascia andare', 'Lasci andare'),
    declined: (name, late) =>
      late
        ? 'Nessuna ultima risposta in tempo.'
        : does(name, 'lascia l’ultima carta', 'Lasci l’ultima carta'),
    settled: (word, fate) =>
      fate === 'yellow'
        ? `${word}: visto.`
        : fate === 'faded'
          ? `${word}: non conta per nessuno.`
          : `${word}: perso.`,
    changed: 'La carta è cambiata.',
    fined: (name, word) => `${word} è una penalità per ${name || 'te'}.`,
    flagged: (name) => does(name, 'contesta l’ultimo indizio', 'Contesti l’ultimo indizio'),
    decided: (improper) => (improper ? 'È troppo, dicono gli spiriti.' : 'Va bene, dicono gli spiriti.'),
    bell: 'Suona la campana.',
    ended: 'Il Sognatore comincia a svegliarsi.',
    recounted: (name, story) =>
      story ? `${who(name)}: ${quoted(story)}` : does(name, 'racconta il sogno', 'Racconti il sogno'),
    ticked: (name, n) => does(name, `ha sentito ${n} delle parole`, `Hai sentito ${n} delle parole`),
    nothing: (name) => does(name, 'non racconta nulla', 'Non racconti nulla'),
    day: (seen, lost, gains) => `Giorno. Visti ${seen}, persi ${lost}.${gains ? ` ${gains}.` : ''}`,
    gain: (name, role, n) => `${who(name)} (${role}) ${n}`,
    overruled: (card, seen, lost) => `Chi ospita corregge la carta ${card}: visti ${seen}, persi ${lost}.`,
    bonus: (given) => (given ? 'Chi ospita dà i punti del sogno.' : 'Chi ospita riprende i punti del sogno.'),
    over: (names) => `${names}: il sogno più bello.`,
  },

  peopleOnly:
    'A questo tavolo si parla, e i bot non hanno né voce né orecchie: invita persone, o togli i posti liberi.',
  options: {
    night: { title: 'Durata di una notte', why: 'Secondi fino al risveglio del Sognatore.' },
    untimed: { title: 'Notti senza clessidra', why: 'Una notte dura dieci carte, quanto serve.' },
    clue: { title: 'Tempo per un indizio', why: 'Secondi prima che il turno di uno spirito sia saltato.' },
    unhurried: { title: 'Indizi senza fretta', why: 'Nessuno è saltato perché lento.' },
    referee: {
      title: 'Indizi scorretti',
      why: 'Chi li scopre.',
      choices: { auto_and_vote: 'l’arbitro, o un voto', auto_only: 'solo l’arbitro' },
    },
    improper: {
      title: 'Un indizio colto dall’arbitro',
      why: 'Che cosa costa.',
      choices: { penalty: 'una penalità', block: 'niente: un’altra parola' },
    },
    anonymous: { title: 'Indizi anonimi', why: 'Il Sognatore non sa chi ha dato quale indizio.' },
    empty_bonus: {
      title: 'Premio per niente',
      why: 'Anche senza risposte giuste il racconto vale il premio.',
    },
    spoken: {
      title: 'A voce',
      why: 'Per una stanza o una chiamata: indizi e risposte si dicono; lo spirito alla destra del Sognatore tocca giusto o sbagliato.',
    },
    override: {
      title: 'Chi ospita può decidere',
      why: 'Di giorno chi ospita può rendere una risposta giusta o sbagliata.',
    },
    story: { title: 'Modo racconto', why: 'Il racconto è libero; chi ospita spunta le parole che nomina.' },
  },

  refused: {
    wrong_phase: 'Non è ciò che si chiede ora; lo dice la frase più grande.',
    night_is_over: 'La notte è finita.',
    no_word: 'Scrivi una parola.',
    two_words: 'Un indizio è una parola sola.',
    too_long: 'È troppo lungo.',
    not_a_word: 'Un indizio è fatto di lettere; trattino, apostrofo e cifre vanno bene.',
    spoken_table: 'A questo tavolo si parla: dillo, poi tocca.',
    typed_table: 'A questo tavolo le parole si scrivono.',
    story_mode: 'A questo tavolo chi ospita spunta le parole.',
    no_guess: 'Lì non è stato indovinato nulla.',
    asleep: 'Stai dormendo: ci pensano gli spiriti.',
    not_your_clue: 'Non tocca a te dare un indizio.',
    improper_clue: 'Quella parola tradisce l’Elemento; trovane un’altra.',
    not_the_judge: 'Lo spirito alla destra del Sognatore tocca ciò che il Sognatore dice.',
    not_the_dreamer: 'Solo il Sognatore indovina.',
    no_flags: 'A questo tavolo solo l’arbitro giudica gli indizi.',
    nothing_to_flag: 'Non c’è un indizio da segnalare.',
    own_clue: 'Era il tuo indizio.',
    no_override: 'A questo tavolo vale la parola dell’arbitro.',
    not_the_host: 'Solo chi ospita può correggere l’arbitro.',
    talk_closed: 'Silenzio, qualcuno dorme: si parla di nuovo quando è giorno.',
  },
}
