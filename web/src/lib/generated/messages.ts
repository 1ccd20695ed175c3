// Made by tools/make_types.py from src/dreamtable/messages/en. Do not edit.

import type { Who } from '../words/format'

/** An argument that is said as it is. */
type Text = string | number | Who

export const LANGUAGES = { de: 'Deutsch', en: 'English', es: 'Español', fr: 'Français', it: 'Italiano', ja: '日本語', pl: 'Polski', vi: 'Tiếng Việt' } as const

export interface Messages {
  app: {
    language: string
    close: string
    list: (a: { names: readonly string[] }) => string
    quoted: (a: { words: Text }) => string
    home: {
      greeting: {
        morning: string
        afternoon: string
        evening: string
      }
      hello: (a: { name: Text | null; greeting: Text }) => string
      code: string
      join: string
      playNow: string
      playNowAt: (a: { game: Text }) => string
      botsAre: string
      invite: string
      inviteTo: (a: { game: Text }) => string
      players: (a: { least: Text; most: Text }) => string
      minutes: (a: { n: Text }) => string
      yourTables: string
      allTables: string
      publicTables: string
      games: string
      firstTime: string
      firstTimeWhy: string
      kinds: {
        'co-operative deduction': string
        words: string
        'take-that': string
        memory: string
        bluff: string
      }
      taglines: {
        dream_diary: string
        when_i_dream: string
        dream_ravens: string
        dreams_and_nightmares: string
        dream_power_trick: string
      }
      with: (a: { others: readonly string[]; game: Text }) => string
      bots: (a: { n: number }) => string
      waitingForYou: string
      waitingSeats: (a: { n: number }) => string
      playing: string
      ended: string
      result: (a: { won: boolean }) => string
      resultPoints: (a: { won: boolean; n: number }) => string
      watch: string
      dismiss: (a: { table: Text }) => string
      laying: string
      unreachable: string
      again: string
      credit: (a: { who: Text }) => string
      credits: {
        dream_diary: string
        when_i_dream: string
        dream_ravens: string
        dreams_and_nightmares: string
        dream_power_trick: string
      }
    }
    name: {
      title: string
      label: string
      why: string
      save: string
      face: string
      colour: string
      faces: {
        fox: string
        cat: string
        owl: string
        bear: string
        rabbit: string
        frog: string
        penguin: string
        panda: string
        mouse: string
        lion: string
        pig: string
        koala: string
        elephant: string
        dog: string
        raven: string
        sheep: string
        moon: string
        sun: string
        cloud: string
        ghost: string
      }
      colours: {
        orange: string
        sea: string
        rose: string
        blue: string
        gold: string
        violet: string
        sky: string
        coral: string
        green: string
        mauve: string
      }
    }
    menu: {
      title: string
      tools: string
      sound: string
      volume: string
      on: string
      off: string
      theme: string
      night: string
      dawn: string
      textSize: string
      textUsual: string
      textLarger: string
      textLargest: string
      language: string
      coach: string
      coachWhy: string
      coachAgain: string
      rules: string
      talk: string
      home: string
      move: string
      moveCode: string
      moveWhy: (a: { minutes: Text }) => string
      arriveLabel: string
      arriveGo: string
      arrived: (a: { name: Text | null }) => string
      unread: (a: { n: Text }) => string
      dreams: string
      puzzles: string
      daily: string
    }
    link: {
      here: string
      connecting: string
      lost: string
      slipped: string
      holding: (a: { s: number }) => string
      now: string
      goneTitle: string
      removedTitle: string
      nobody: string
      broken: string
      goneHome: string
    }
    join: {
      from: (a: { host: Text }) => string
      come: (a: { game: Text }) => string
      here: string
      yours: string
      sit: string
      watch: string
      free: (a: { minutes: Text }) => string
      full: string
      about: {
        dream_diary: string
        when_i_dream: string
        dream_ravens: string
        dreams_and_nightmares: string
        dream_power_trick: string
      }
    }
    lobby: {
      gather: string
      ready: string
      waitHost: (a: { host: Text }) => string
      startNow: string
      takeSeat: string
      chooseSeats: string
      seats: string
      free: string
      sit: string
      sitToo: string
      sitTooWhy: string
      sitAs: string
      leave: string
      bot: string
      levels: {
        dozing: string
        dreaming: string
        lucid: string
      }
      levelWords: {
        dozing: string
        dreaming: string
        lucid: string
      }
      level: string
      remove: (a: { name: Text }) => string
      host: string
      away: string
      moreSeats: string
      fewerSeats: string
      players: (a: { n: number }) => string
      start: string
      startNeeds: (a: { n: number }) => string
      peopleOnly: string
      fillAndStart: string
      options: string
      optionsWhy: string
      default: (a: { words: Text }) => string
      yes: string
      no: string
      invite: string
      inviteWhy: string
      link: string
      code: string
      copy: string
      copied: string
      selected: string
      qr: (a: { code: Text }) => string
      onlyHere: string
      doors: string
      doorsWords: {
        open: string
        seats: string
        closed: string
      }
      public: string
      anyone: string
      seatNumber: (a: { n: Text }) => string
      common: {
        turn_clock: {
          title: string
          why: string
        }
        first: {
          title: string
          why: string
        }
        language: {
          title: string
          why: string
          choices: {
            en: string
            fr: string
            it: string
            es: string
            de: string
          }
        }
        deck: {
          title: string
          why: string
        }
        pictures: {
          title: string
          why: string
        }
      }
      options_host: string
    }
    table: {
      code: (a: { code: Text }) => string
      watching: string
      paused: string
      pausedHelp: string
      away: (a: { s: number; name: Text }) => string
      standIn: string
      standingIn: string
      takeBack: string
      fetching: string
      freeSeat: (a: { name: Text }) => string
      left: (a: { name: Text; bot: Text }) => string
      sat: (a: { name: Text; bot: Text }) => string
      renamed: (a: { was: Text; is: Text }) => string
      turnTitle: (a: { game: Text }) => string
      waitingFor: (a: { names: readonly string[] }) => string
      your: string
      log: string
      talkEmpty: string
      say: string
      send: string
      moves: string
      showResult: string
      onlyYou: string
    }
    host: {
      title: string
      promoted: string
      pause: string
      resume: string
      speed: string
      speeds: {
        calm: string
        normal: string
        quick: string
      }
      replace: string
      restBot: string
      leave: string
      sure: string
    }
    curtain: {
      pass: (a: { name: Text }) => string
      why: string
      lift: (a: { name: Text }) => string
      next: (a: { name: Text }) => string
      drop: string
      switch: (a: { name: Text }) => string
    }
    rules: {
      title: (a: { game: Text }) => string
      loading: string
      none: string
      contents: string
      print: string
      minute: string
      pictures: string
    }
    coach: {
      title: string
      got: string
      off: string
    }
    end: {
      won: (a: { you: boolean; names: readonly string[] }) => string
      wonTogether: string
      lostTogether: string
      again: string
      againWait: (a: { host: Text }) => string
      follow: string
      replay: string
      fair: string
      file: string
    }
    fair: {
      title: string
      intro: string
      seal: string
      secret: string
      luck: string
      noLuck: string
      verdict: {
        vouched: string
        seen: string
        late: string
        left_out: string
        differs: string
      }
      more: string
    }
    replay: {
      title: string
      of: (a: { game: Text }) => string
      eyes: string
      watcher: string
      everything: string
      step: (a: { n: Text; of: Text }) => string
      first: string
      back: string
      next: string
      last: string
      play: string
      pause: string
      speed: string
      notYet: string
    }
    clock: {
      left: (a: { s: number }) => string
    }
    hold: {
      how: string
      longer: string
      again: string
    }
    seat: {
      you: string
      bot: string
      drowsy: string
      drowsyWhy: string
      standIn: string
      away: string
      empty: string
      turn: string
      yourTurn: string
      guest: string
    }
    refused: {
      not_your_turn: string
      stale: string
      too_fast: string
      paused: string
      not_host: string
      seat_taken: string
      talk_closed: string
      talk_hint: string
      talk_fast: string
      no_table: string
      bad_code: string
      doors_closed: string
      offline: string
      cannot_retract: string
      other: string
    }
    why: {
      not_your_turn: string
      not_allowed: string
      stale: string
      dealing: string
      too_fast: string
      paused: string
      not_host: string
      not_seated: string
      not_your_seat: string
      not_started: string
      started: string
      game_over: string
      not_over: string
      seat_taken: string
      seat_empty: string
      seats_empty: string
      seats_taken: string
      no_such_seat: string
      grace: string
      stand_in: string
      one_hand: string
      talk_closed: string
      talk_fast: string
      no_table: string
      bad_code: string
      doors_closed: string
      cannot_retract: string
      not_alone: string
      counted: string
      cannot_undo: string
      not_yet: string
      bad_option: string
      bad_seats: string
      bad_name: string
      bad_face: string
      not_saved: string
      full: string
      broken: string
      removed: string
      luck_late: string
      luck_wrong: string
      no_advice: string
      seen_since: string
      no_request: string
    }
  }
  door_and_console: {
    door: {
      ask: string
      invited: string
      label: string
      enter: string
      wrong: string
    }
    console: {
      title: string
      key: string
      enter: string
      load: string
      tables: string
      people: string
      rules: string
      none: string
      yes: string
      no: string
      done: string
      columns: {
        table: string
        game: string
        phase: string
        names: string
        watching: string
        person: string
        guest: string
        addresses: string
        tables: string
        kind: string
        about: string
        value: string
      }
      facts: {
        version: string
        well: string
        draining: string
        compiled: string
        seconds: string
        cpu_seconds: string
        memory_mb: string
        tables: string
        playing: string
        sockets: string
        people: string
      }
      do: {
        close: string
        open: string
        delete: string
        banGuest: string
        banAddress: string
        export: string
        erase: string
        drop: string
        announce: string
        addWord: string
        list: string
        invite: string
        drain: string
        undrain: string
        find: string
        refresh: string
        all: string
      }
      ask: {
        delete: (a: { code: Text }) => string
        erase: (a: { name: Text }) => string
        why: string
      }
      hint: {
        announce: string
        word: string
        people: string
        name: string
        address: string
      }
      invitation: (a: { link: Text }) => string
      phases: {
        lobby: string
        playing: string
        over: string
      }
      kinds: {
        guest_ban: string
        address_ban: string
        announcement: string
        word: string
        word_list: string
        closed_table: string
        invitation: string
      }
    }
  }
  dream_diary: {
    you: string
    list: (a: { names: readonly string[] }) => string
    tabs: {
      memory: string
    }
    steps: {
      title: string
      ask: string
      answers: string
      jump: string
    }
    banner: {
      deal: string
      dealHelp: string
      choose: (a: { n: number }) => string
      chooseHelp: (a: { n: number }) => string
      chosen: (a: { n: number }) => string
      choosing: (a: { names: readonly string[] }) => string
      everyoneChooses: string
      returning: string
      returningHelp: string
      ask: string
      askHelp: string
      askAloneHelp: string
      askTwiceHelp: string
      theyAsk: (a: { name: Text }) => string
      theyAskHelp: string
      second: string
      secondHelp: string
      theySecond: (a: { name: Text }) => string
      theySecondHelp: string
      answer: (a: { name: Text }) => string
      answerHelp: string
      sealed: string
      waitAnswers: (a: { names: readonly string[] }) => string
      yourQuestion: (a: { word: Text }) => string
      theirQuestion: (a: { name: Text; word: Text }) => string
      thinking: (a: { names: readonly string[] }) => string
      jump: string
      jumpHelp: string
      jumpAgain: (a: { n: number }) => string
      jumpOnce: string
      jumpSafe: string
      jumpAloneHelp: string
      theyJump: (a: { name: Text }) => string
      theyJumpHelp: string
      won: string
      lostNightmare: string
      lostTrack: string
      overHelp: string
    }
    seats: {
      title: string
      leads: string
      dreams: (a: { n: number }) => string
      left: (a: { n: number }) => string
      sealed: string
      thinking: string
      asks: (a: { word: Text }) => string
      chosen: string
      choosing: string
      jumping: string
      found: (a: { n: number }) => string
      held: (a: { held: number; played: Text }) => string
    }
    sleepers: {
      asleep: (a: { n: number }) => string
      none: string
      once: string
      twice: string
      variant: (a: { n: number }) => string
    }
    track: {
      title: string
      at: (a: { space: Text; of: Text; worth: number; own: number }) => string
      whoseAt: (a: { name: Text; space: Text; of: Text; own: number }) => string
      gone: string
      edge: string
      start: string
      worth: (a: { space: Text; kite: number }) => string
      space: (a: { n: Text; worth: number }) => string
      how: string
    }
    places: {
      title: string
      found: string
      nightmare: string
      yours: string
      cameBack: string
      yourNightmare: string
      putAway: string
      named: (a: { number: Text; title: Text }) => string
      isFound: (a: { name: Text }) => string
      isNightmare: string
      isYours: string
      isYourNightmare: string
      mayJump: string
      pencilled: (a: { marks: readonly string[] }) => string
      maybe: (a: { name: Text }) => string
      no: (a: { name: Text }) => string
      nobody: string
      own: (a: { number: Text }) => string
    }
    look: {
      previous: string
      next: string
      foundBy: (a: { name: Text }) => string
      foundYours: string
      woken: string
      yours: string
      yourNightmare: string
      returned: string
      maybeWoken: string
      question: string
      jump: string
      jumpWhy: string
      jumpOwn: string
      jumpLast: string
      pencil: string
      blank: string
    }
    pencil: {
      title: string
      why: string
      put: string
      inHand: (a: { name: Text }) => string
      whose: string
      what: string
      maybe: string
      no: string
      erase: string
      nobody: string
      nightmareInHand: string
      wipe: string
      onlyYou: string
    }
    question: {
      before: string
      after: string
      ask: string
      word: string
      ideas: string
      fill: (a: { word: Text }) => string
      all: string
      pickTitle: string
      asked: string
      none: string
      quoted: (a: { word: Text }) => string
      blank: string
      theirs: (a: { name: Text }) => string
      doubt: (a: { word: Text; language: string | number }) => string
    }
    answer: {
      legend: string
      none: string
      one: string
      both: string
      more: string
      fist: string
      finger: string
      hand: string
      sealed: string
      takeBack: string
      change: string
      shown: {
        '0': string
        '1': string
        n: string
        unknown: string
      }
      unknown: string
      asks: string
      notYet: string
      ready: string
      of: (a: { name: Text; what: Text }) => string
    }
    jump: {
      stay: string
      stop: string
      hint: string
      pencilled: string
      stayWhy: string
      stopWhy: string
      safeWhy: string
      foundSo: (a: { n: number }) => string
      wait: (a: { name: Text }) => string
      landedFound: (a: { title: Text; name: Text }) => string
      landedYours: (a: { title: Text }) => string
      landedNightmare: (a: { title: Text }) => string
      lostStar: string
    }
    nightmares: {
      title: (a: { n: number }) => string
      why: (a: { n: number }) => string
      picked: (a: { n: Text; of: Text }) => string
      put: (a: { n: number }) => string
      settled: string
      pickFirst: (a: { n: number }) => string
      waiting: string
      waitingMany: string
      everyone: string
      name: (a: { title: Text }) => string
    }
    hand: {
      title: string
      withNightmare: string
      withNightmares: string
      all: string
      dream: (a: { title: Text }) => string
      nightmare: (a: { title: Text }) => string
    }
    sheet: {
      title: string
      sub: string
      asked: string
      now: (a: { name: Text }) => string
      stayed: string
      found: (a: { numbers: Text }) => string
      tore: (a: { number: Text }) => string
      by: (a: { name: Text; what: Text }) => string
      empty: string
      hidden: string
      asking: string
      waiting: string
    }
    log: {
      dealt: (a: { places: Text; leader: Who }) => string
      your_dreams: (a: { dreams: readonly string[] }) => string
      put_away: (a: { seat: Who }) => string
      nightmares_asleep: (a: { count: number }) => string
      came_back: (a: { title: Text }) => string
      turn_began: (a: { seat: Who; twice: boolean }) => string
      passed_over: (a: { seat: Who }) => string
      asked: (a: { seat: Who; adjective: Text }) => string
      answered: (a: { seat: Who }) => string
      answers_shown: (a: { adjective: Text; answers: readonly string[] }) => string
      no_second: (a: { seat: Who }) => string
      found: (a: { seat: Who; place: Text; title: Text; holder: Who }) => string
      nightmare_woke: (a: { seat: Who; place: Text; title: Text; stars: number }) => string
      stopped: (a: { found: number; seat: Who }) => string
      kite_slipped: (a: { kite: Who | null; space: number }) => string
      time_ran_out: (a: { seats: readonly string[] }) => string
      game_over: (a: { ending: string | number; stars: number; verdict: Text }) => string
    }
    end: {
      lastFound: (a: { turn: Text }) => string
      nightmareWhy: string
      trackWhy: string
      space: (a: { n: Text }) => string
      leftmost: (a: { n: Text }) => string
      own: string
      owns: string
      together: string
      stars: (a: { n: number }) => string
      held: (a: { who: Who }) => string
      feared: string
      notFound: string
      cameBack: string
      woken: string
      verdicts: {
        perfect: string
        as_one: string
        learning: string
        just_in_time: string
      }
      left: (a: { n: number }) => string
    }
    introduction: {
      hand: string
      ask: string
      answer: string
      jump: string
      kite: string
    }
    coach: {
      goal: {
        title: string
        text: string
      }
      nightmare: {
        title: string
        text: string
      }
      ask: {
        title: string
        text: string
      }
      answer: {
        title: string
        text: string
      }
      jump: {
        title: string
        text: string
      }
      sheet: {
        title: string
        text: string
      }
      kite: {
        title: string
        text: string
      }
    }
    options: {
      difficulty: {
        title: string
        why: string
        choices: {
          '0': string
        }
      }
      two_seats: {
        title: string
        why: string
        choices: {
          variant: string
          base: string
        }
      }
      track: {
        title: string
        why: string
        choices: {
          standard: string
          short: string
          long: string
        }
      }
      starts: {
        title: string
        why: string
        choices: {
          falling: string
          rising: string
        }
      }
      hopeless: {
        title: string
        why: string
        choices: {
          literal: string
          skip: string
        }
      }
      adjectives: {
        title: string
        why: string
        choices: {
          free: string
          list: string
        }
      }
      hide_history: {
        title: string
        why: string
      }
      talk: {
        title: string
        why: string
      }
      language: {
        title: string
        why: string
        choices: {
          en: string
          fr: string
          it: string
          es: string
          de: string
        }
      }
    }
    refused: {
      wrong_phase: string
      too_few_dreams: string
      known_word: string
      no_such_place: string
      wrong_count: string
      not_your_dream: string
      own_dream: string
      known_nightmare: string
      found_already: string
      not_on_the_list: string
      long_word: string
      bad_word: string
      pointing_word: string
      title_word: string
      talk_closed: string
      talk_hint: string
      position: string
      title: string
    }
    pictures: {
      '1': {
        title: string
        seen: string
      }
      '2': {
        title: string
        seen: string
      }
      '3': {
        title: string
        seen: string
      }
      '4': {
        title: string
        seen: string
      }
      '5': {
        title: string
        seen: string
      }
      '6': {
        title: string
        seen: string
      }
      '7': {
        title: string
        seen: string
      }
      '8': {
        title: string
        seen: string
      }
      '9': {
        title: string
        seen: string
      }
      '10': {
        title: string
        seen: string
      }
      '11': {
        title: string
        seen: string
      }
      '12': {
        title: string
        seen: string
      }
      '13': {
        title: string
        seen: string
      }
      '14': {
        title: string
        seen: string
      }
      '15': {
        title: string
        seen: string
      }
      '16': {
        title: string
        seen: string
      }
      '17': {
        title: string
        seen: string
      }
      '18': {
        title: string
        seen: string
      }
      '19': {
        title: string
        seen: string
      }
      '20': {
        title: string
        seen: string
      }
      '21': {
        title: string
        seen: string
      }
      '22': {
        title: string
        seen: string
      }
      '23': {
        title: string
        seen: string
      }
      '24': {
        title: string
        seen: string
      }
      '25': {
        title: string
        seen: string
      }
      '26': {
        title: string
        seen: string
      }
      '27': {
        title: string
        seen: string
      }
      '28': {
        title: string
        seen: string
      }
      '29': {
        title: string
        seen: string
      }
      '30': {
        title: string
        seen: string
      }
      '31': {
        title: string
        seen: string
      }
      '32': {
        title: string
        seen: string
      }
      '33': {
        title: string
        seen: string
      }
      '34': {
        title: string
        seen: string
      }
      '35': {
        title: string
        seen: string
      }
      '36': {
        title: string
        seen: string
      }
      '37': {
        title: string
        seen: string
      }
      '38': {
        title: string
        seen: string
      }
      '39': {
        title: string
        seen: string
      }
      '40': {
        title: string
        seen: string
      }
    }
  }
  dream_power_trick: {
    colour: {
      red: string
      orange: string
      yellow: string
      green: string
      blue: string
      purple: string
      any: string
    }
    letter: {
      red: string
      orange: string
      yellow: string
      green: string
      blue: string
      purple: string
      any: string
    }
    mark: {
      sun: string
      cloud: string
      rain: string
      snow: string
      any: string
    }
    card: {
      red_sun: string
      red_cloud: string
      red_rain: string
      red_snow: string
      orange_sun: string
      orange_cloud: string
      orange_rain: string
      orange_snow: string
      yellow_sun: string
      yellow_cloud: string
      yellow_rain: string
      yellow_snow: string
      green_sun: string
      green_cloud: string
      green_rain: string
      green_snow: string
      blue_sun: string
      blue_cloud: string
      blue_rain: string
      blue_snow: string
      purple_sun: string
      purple_cloud: string
      purple_rain: string
      purple_snow: string
      rainbow_sun: string
      rainbow_cloud: string
      rainbow_rain: string
      rainbow_snow: string
      special_red: string
      special_orange: string
      special_yellow: string
      special_green: string
      special_blue: string
      special_purple: string
      wild: string
    }
    short: {
      rainbow_sun: string
      rainbow_cloud: string
      rainbow_rain: string
      rainbow_snow: string
      special_red: string
      special_orange: string
      special_yellow: string
      special_green: string
      special_blue: string
      special_purple: string
      wild: string
    }
    label: {
      rainbow: (a: { card: Text }) => string
      special: (a: { card: Text }) => string
      wild: (a: { card: Text }) => string
    }
    several: (a: { n: number; card: Text }) => string
    cards: (a: { n: number }) => string
    hand: string
    handOf: (a: { who: Text; n: number }) => string
    emptyHand: string
    sort: string
    sortBy: {
      colour: string
      mark: string
    }
    pile: {
      left: (a: { n: number }) => string
      name: (a: { n: number }) => string
      end: string
    }
    discards: {
      title: string
      count: (a: { n: number }) => string
      look: (a: { n: number }) => string
      empty: string
    }
    play: {
      offers: string
      withThese: string
      discard: (a: { n: number }) => string
      pass: string
      clear: string
      alone: string
    }
    ask: {
      colour: string
      player: string
      go: (a: { who: Text; colour: Text }) => string
      choose: string
      whom: string
      from: (a: { who: Text; n: number }) => string
    }
    give: {
      sure: string
      go: string
      other: string
      honest: (a: { colour: Text }) => string
      bluff: (a: { colour: Text }) => string
      pick: string
    }
    decide: {
      take: string
      noDream: string
      takeWhy: string
      noDreamWhy: string
    }
    gift: {
      place: string
      naming: (a: { who: Who }) => string
      asks: (a: { from: Who; to: Who }) => string
      asked: (a: { from: Who; to: Who }) => string
      facedown: (a: { from: Who; to: Who }) => string
      isIt: (a: { colour: Text }) => string
      yours: (a: { card: Text }) => string
      taken: (a: { who: Who }) => string
      was: (a: { card: Text; other: Text }) => string
      matched: (a: { colour: Text }) => string
      lied: (a: { colour: Text }) => string
      draws: (a: { who: Who }) => string
      keeps: (a: { who: Who }) => string
      gone: string
    }
    banner: {
      deal: string
      play: string
      playHelp: string
      playNone: string
      picked: string
      alone: string
      ready: (a: { n: number }) => string
      pickedHelp: string
      ask: string
      askHelp: string
      give: (a: { who: Text; colour: Text }) => string
      giveHelp: string
      giveSure: string
      decide: (a: { who: Text; colour: Text }) => string
      decideHelp: string
      theirs: {
        play: (a: { who: Text }) => string
        ask: (a: { who: Text }) => string
        give: (a: { giver: Text; mover: Text; colour: Text }) => string
        giveMe: (a: { giver: Text; colour: Text }) => string
        decide: (a: { who: Text }) => string
      }
      myGift: (a: { who: Text }) => string
      myGiftHelp: string
      waitHelp: string
    }
    end: {
      won: (a: { me: boolean; shared: boolean; names: Text }) => string
      help: string
      instant: string
      hands: string
      winner: string
      none: string
    }
    log: {
      dealt: string
      turn_began: (a: { seat: Who }) => string
      passed: (a: { seat: Who }) => string
      drew: (a: { seat: Who; count: number; last: boolean }) => string
      drawn: (a: { cards: readonly string[] }) => string
      discarded: (a: { seat: Who; cards: readonly string[] }) => string
      asked: (a: { seat: Who; player: Who; colour: Text }) => string
      gave: (a: { seat: Who; to: Who }) => string
      gift: (a: { seat: Who; to: Who; card: Text }) => string
      accepted: (a: { seat: Who }) => string
      challenged: (a: { seat: Who; giver: Who; card: Text; matched: boolean; colour: Text; kept: boolean }) => string
      took_up: (a: { seat: Who; cards: readonly string[] }) => string
      time_ran_out: (a: { seat: Who }) => string
      game_over: (a: { empty: boolean; winners: readonly string[]; hands: readonly string[] }) => string
      hand: (a: { name: Text; n: Text }) => string
    }
    introduction: {
      set: string
      ask: string
      gift: string
      doubt: string
      end: string
    }
    coach: {
      goal: {
        title: string
        text: string
      }
      set: {
        title: string
        text: string
      }
      wild: {
        title: string
        text: string
      }
      ask: {
        title: string
        text: string
      }
      give: {
        title: string
        text: string
      }
      decide: {
        title: string
        text: string
      }
      end: {
        title: string
        text: string
      }
    }
    options: {
      deck: {
        title: string
        why: string
        choices: {
          standard: string
          classic4: string
        }
      }
      smallest_set: {
        title: string
        why: string
        choices: {
          '1': string
          '2': string
        }
      }
      empty_hand: {
        title: string
        why: string
        choices: {
          play_on: string
          wins: string
        }
      }
      wrong_challenge: {
        title: string
        why: string
        choices: {
          keep: string
          discard: string
        }
      }
      ending: {
        title: string
        why: string
        choices: {
          at_once: string
          finish_lap: string
        }
      }
      pass: {
        title: string
        why: string
        choices: {
          free: string
          only_if_stuck: string
        }
      }
    }
    refused: {
      wrong_phase: string
      not_in_hand: string
      must_lay: string
      set_too_small: string
      colours_differ: string
      marks_differ: string
      no_player: string
      yourself: string
      empty_hand: string
      no_such_colour: string
    }
  }
  dream_ravens: {
    ravens: (a: { n: number }) => string
    so_far: (a: { n: number }) => string
    soFar: (a: { n: number }) => string
    special: {
      take_2: string
      peek_1: string
      swap_2: string
    }
    yourDream: string
    toDraw: (a: { n: Text }) => string
    deck: (a: { n: number }) => string
    onTop: string
    pileEmpty: string
    pile: (a: { land: Text }) => string
    down: string
    land: (a: { who: Who; n: Text; face: Text }) => string
    look: {
      text: string
      help: string
    }
    lookMore: {
      text: string
      help: string
    }
    enough: string
    lookWait: {
      text: (a: { name: Text | null }) => string
      help: string
    }
    lookWatch: {
      text: string
      help: string
    }
    turn: {
      text: (a: { name: Text | null }) => string
    }
    turnHelp: (a: { up: Text }) => string
    turnHelpNoWake: (a: { up: Text }) => string
    taking: {
      text: string
      help: string
    }
    hold: {
      text: string
      help: string
    }
    holdPower: {
      text: (a: { land: Text }) => string
      help: string
    }
    pickOne: {
      text: string
      help: string
    }
    peekAt: {
      text: string
      help: string
    }
    swapFirst: {
      text: string
      help: string
    }
    swapSecond: {
      text: string
      help: string
    }
    reveal: string
    othersCount: (a: { name: Text | null }) => string
    over: {
      text: (a: { me: boolean; names: Text }) => string
      help: (a: { n: Text }) => string
    }
    lastNight: {
      nobody: string
      onlyTaken: string
      called: (a: { who: Who; early: boolean }) => string
    }
    deal: string
    waiting: (a: { phase: string | number; name: Text }) => string
    waitingHelp: (a: { n: Text; limit: Text }) => string
    waitingRounds: (a: { n: Text; rounds: Text }) => string
    chooseFirst: string
    chooseFirstWhy: string
    notYours: string
    notYoursWhy: string
    wake: string
    wakeHelp: (a: { penalty: number }) => string
    wakeRest: string
    letGo: string
    use: (a: { land: Text }) => string
    powers: {
      take_2: string
      peek_1: string
      swap_2: string
    }
    onlyYou: string
    holding: string
    keep: (a: { land: Text }) => string
    peekTitle: (a: { who: Who; position: number }) => string
    remember: string
    woke: string
    next: string
    ready: (a: { name: Text | null }) => string
    night: (a: { n: Text }) => string
    total: string
    before: string
    tonight: string
    early: string
    the: (a: { land: string | number }) => string
    introduction: {
      lands: string
      swap: string
      powers: string
      wake: string
    }
    coach: {
      look: {
        title: string
        text: string
      }
      turn: {
        title: string
        text: string
      }
      hold: {
        title: string
        text: string
      }
      power: {
        title: string
        text: string
      }
      wake: {
        title: string
        text: string
      }
      count: {
        title: string
        text: string
      }
    }
    options: {
      limit: {
        title: string
        why: string
      }
      rounds: {
        title: string
        why: string
      }
      penalty: {
        title: string
        why: string
        choices: {
          '5': string
          '15': string
        }
      }
      wake: {
        title: string
        why: string
        choices: {
          any_turn: string
          after_lap: string
        }
      }
      swap: {
        title: string
        why: string
        choices: {
          different_dreams: string
          any_two: string
        }
      }
      ties: {
        title: string
        why: string
        choices: {
          shared: string
          one_more_round: string
        }
      }
      effects: {
        title: string
        why: string
      }
      memory_aid: {
        title: string
        why: string
      }
      show_pile: {
        title: string
        why: string
      }
    }
    refused: {
      wrong_phase: string
      wake_late: string
      too_early: string
      looked_already: string
      no_power: string
      powers_off: string
      same_land: string
      same_dream: string
    }
    faceOf: (a: { land: Text; ravens: Text }) => string
    landOf: (a: { owner: Who | null; position: number }) => string
    log: {
      dealt: (a: { round: Text; starter: Who; up: Text }) => string
      looked: (a: { seat: Who; place: Text }) => string
      saw: (a: { place: Text; land: Text }) => string
      looked_enough: (a: { seat: Who }) => string
      turn_began: (a: { seat: Who }) => string
      took_up: (a: { seat: Who; taken: Text; position: number; dropped: Text }) => string
      drew: (a: { seat: Who }) => string
      drawn: (a: { land: Text }) => string
      swapped_in: (a: { seat: Who; position: number; dropped: Text }) => string
      discarded: (a: { seat: Who; land: Text }) => string
      used: (a: { seat: Who; land: Text }) => string
      drew_two: (a: { seat: Who; count: number }) => string
      pair: (a: { lands: readonly string[] }) => string
      kept: (a: { seat: Who; dropped: Text }) => string
      peeked: (a: { seat: Who; place: Text }) => string
      swapped: (a: { seat: Who; a: Text; b: Text }) => string
      voided: (a: { seat: Who }) => string
      woke_up: (a: { seat: Who }) => string
      nobody_drew: (a: { takes: Text }) => string
      revealed: (a: { ran_out: boolean; results: readonly string[] }) => string
      result: (a: { name: Text; ravens: Text; extra: number; total: Text }) => string
      is_ready: (a: { seat: Who }) => string
      time_ran_out: (a: { seats: readonly string[] }) => string
      game_over: (a: { winners: readonly string[]; totals: readonly string[] }) => string
      total: (a: { name: Text; n: Text }) => string
    }
  }
  dreams_and_nightmares: {
    card: {
      dream_1: string
      dream_2: string
      dream_3: string
      dream_4: string
      dream_5: string
      dream_6: string
      nightmare_1: string
      nightmare_2: string
      nightmare_3: string
      nightmare_4: string
      nightmare_5: string
      nightmare_6: string
      convert_dream: string
      convert_nightmare: string
      rem: string
    }
    short: {
      rem: string
      convert_dream: string
      convert_nightmare: string
    }
    use: {
      dream: (a: { n: Text }) => string
      nightmare: (a: { n: Text }) => string
      convert_dream: string
      convert_nightmare: string
      rem: string
    }
    hand: string
    handOf: (a: { who: Text; n: number }) => string
    inHand: (a: { n: number }) => string
    cards: (a: { n: number }) => string
    knownIn: (a: { cards: readonly string[] }) => string
    emptyHand: string
    sort: string
    sortBy: {
      kind: string
      number: string
    }
    row: (a: { who: Who }) => string
    tally: (a: { dreams: number; run: number }) => string
    spot: {
      at: (a: { who: Who | null; n: Text }) => string
      empty: (a: { where: Text }) => string
      holds: (a: { card: Text; where: Text; under: number }) => string
      offer: (a: { what: Text; spot: Text }) => string
      nothingHere: string
      firstACard: string
    }
    outcome: {
      lay: string
      cover: string
      take: string
    }
    stack: {
      title: (a: { where: Text }) => string
      buried: string
    }
    deck: {
      left: (a: { n: number }) => string
      draw: string
      orDraw: string
      must: string
      resting: string
      gone: string
      name: (a: { n: number }) => string
    }
    pass: string
    putBack: string
    last: (a: { who: Who; card: Text }) => string
    banner: {
      deal: string
      mine: string
      mineHelp: string
      mustDraw: string
      mustDrawHelp: string
      noFit: string
      mustPlay: string
      full: string
      deckEmpty: string
      mustPass: string
      mustPassHelp: string
      where: (a: { card: Text }) => string
      whom: (a: { card: Text }) => string
      nowhere: (a: { card: Text }) => string
      theirs: (a: { name: Text }) => string
      theirsHelp: string
      almost: string
      over: string
    }
    end: {
      row: (a: { me: boolean; names: Text }) => string
      rowHelp: string
      count: (a: { me: boolean; shared: boolean; names: Text }) => string
      countHelp: string
      tieHelp: string
      table: string
      player: string
      dreams: string
      run: string
      left: string
      none: string
      winner: string
    }
    log: {
      dealt: string
      turn_began: (a: { seat: Who }) => string
      drew: (a: { seat: Who; last: boolean }) => string
      drawn: (a: { card: Text }) => string
      played: (a: { seat: Who; card: Text; place: Text; covered: Text | null; taken: boolean }) => string
      skipped: (a: { seat: Who; stuck: boolean }) => string
      time_ran_out: (a: { seat: Who }) => string
      game_over: (a: { ending: string | number; winners: readonly string[]; dreams: number; run: Text; counts: readonly string[] }) => string
      count: (a: { name: Text; n: Text }) => string
    }
    introduction: {
      row: string
      nightmare: string
      mend: string
      win: string
    }
    coach: {
      goal: {
        title: string
        text: string
      }
      turn: {
        title: string
        text: string
      }
      nightmare: {
        title: string
        text: string
      }
      hurt: {
        title: string
        text: string
      }
      rem: {
        title: string
        text: string
      }
      full: {
        title: string
        text: string
      }
      deck: {
        title: string
        text: string
      }
    }
    options: {
      converted: {
        title: string
        why: string
        choices: {
          coverable: string
          immune: string
        }
      }
      counting: {
        title: string
        why: string
        choices: {
          all_dreams: string
          printed_only: string
        }
      }
      ties: {
        title: string
        why: string
        choices: {
          shared: string
          fewest_cards: string
        }
      }
    }
    refused: {
      deck_empty: string
      hand_full: string
      can_act: string
      not_in_hand: string
      wrong_number: string
      only_on_rem: string
      own_row: string
      empty_space: string
      immune: string
      already_nightmare: string
      not_your_row: string
      already_dream: string
      no_nightmare: string
    }
  }
  history_puzzles_daily: {
    mine: {
      title: string
      of: (a: { name: Text | null }) => string
      sum: (a: { played: number; won: Text; since: Text }) => string
      none: string
      noneWhy: string
      nights: (a: { n: number }) => string
      longestNights: (a: { n: Text }) => string
      dayGames: (a: { day: Text; n: number }) => string
      played: (a: { n: Text }) => string
      won: (a: { n: Text }) => string
      best: (a: { best: Text }) => string
      points: {
        dream_diary: (a: { n: number }) => string
        when_i_dream: (a: { n: number }) => string
        dream_ravens: (a: { n: number }) => string
        dreams_and_nightmares: (a: { n: number }) => string
        dream_power_trick: (a: { n: number }) => string
        other: (a: { n: number }) => string
      }
      streak: (a: { n: number; longest: Text }) => string
      average: (a: { mean: Text }) => string
      nightByNight: (a: { game: Text }) => string
      curveHelp: string
      curveOf: (a: { game: Text; n: number; won: Text }) => string
      rating: (a: { rating: Text; uncertainty: Text }) => string
      ratingWhy: string
      partners: string
      partner: (a: { games: number; won: Text }) => string
      noPartners: string
      bots: string
      share: (a: { percent: Text }) => string
      noBots: string
      games: string
      more: string
      wonIt: string
      lostIt: string
      with: (a: { names: readonly string[] }) => string
      alone: string
      assisted: string
      daily: string
      replayOf: (a: { game: Text; day: Text }) => string
      data: string
      dataWhy: string
      export: string
      research: string
      researchWhy: string
      forget: string
      forgetSure: string
      forgetWhy: string
      forgetYes: string
      forgetNo: string
      stamps: string
      stampDay: (a: { title: Text; day: Text; why: Text }) => string
      stampNotYet: (a: { title: Text; why: Text }) => string
      stampsLeft: (a: { n: number }) => string
      stamp: {
        no_ravens: {
          title: string
          why: string
        }
        early_bird: {
          title: string
          why: string
        }
        five_in_a_turn: {
          title: string
          why: string
        }
        quiet_night: {
          title: string
          why: string
        }
        by_a_thread: {
          title: string
          why: string
        }
        sweet_lies: {
          title: string
          why: string
        }
        good_fairy: {
          title: string
          why: string
        }
        clear_sight: {
          title: string
          why: string
        }
        untouched: {
          title: string
          why: string
        }
        bluffed_thrice: {
          title: string
          why: string
        }
        lie_detector: {
          title: string
          why: string
        }
        wide_awake: {
          title: string
          why: string
        }
      }
      evenings: string
      evening: (a: { day: Text; n: number }) => string
      eveningStars: (a: { name: Text; n: number }) => string
    }
    analysis: {
      open: string
      close: string
      making: (a: { percent: Text }) => string
      makingWhy: string
      curve: string
      curveFound: string
      table: string
      knowing: string
      openCards: string
      ownCards: string
      percent: (a: { percent: Text }) => string
      point: (a: { n: Text; of: Text; step: Text }) => string
      pointShort: (a: { n: Text; step: Text }) => string
      missed: (a: { step: Text }) => string
      swing: (a: { name: Text; before: Text; after: Text }) => string
      noPoints: string
      could: (a: { name: Text }) => string
      fine: string
      fineWhy: string
      known: (a: { name: Text }) => string
      situation: {
        dream_ravens: (a: { name: Text; lands: number; ravens: number }) => string
        dream_power_trick: (a: { name: Text; cards: number; fewest: Text }) => string
        dreams_and_nightmares: (a: { name: Text; dreams: number; most: Text }) => string
      }
      unfold: string
      fold: string
      better: string
      played: string
      jumpOf: (a: { name: Text }) => string
      jumpSafest: (a: { best: Text; percent: Text; name: Text; chosen: Text; chosenPercent: Text }) => string
      jumpRight: (a: { best: Text; percent: Text; name: Text }) => string
      stopped: (a: { best: Text | null; name: Text; percent: Text }) => string
      pictures: string
      misled: string
      misledWhy: (a: { name: Text; said: Text; expected: Text }) => string
      words: string
      said: (a: { word: Text; name: Text }) => string
      helped: (a: { percent: Text }) => string
      astray: (a: { percent: Text }) => string
      previous: string
      next: string
      turned: string
      bestLie: string
      bestClue: string
      believed: string
      believedWhy: (a: { name: Text; percent: Text }) => string
    }
    daily: {
      title: string
      tonight: string
      intro: string
      dream: string
      goOn: string
      again: string
      past: string
      with: (a: { n: number }) => string
      together: (a: { n: number }) => string
      won: string
      lost: string
      begun: string
      beaten: (a: { percent: Text; n: number }) => string
      first: string
      streak: (a: { n: number }) => string
      longest: (a: { n: Text }) => string
      calendar: string
      dreamt: (a: { day: Text }) => string
      missed: (a: { day: Text }) => string
      older: string
      newer: string
      toToday: string
      share: string
      copied: string
      picture: string
      line: (a: { day: Text; game: Text; points: Text; won: string | number }) => string
      lineNights: (a: { n: number }) => string
      proof: string
      proofWhy: (a: { n: number }) => string
      link: string
      anchor: string
      replay: string
      fair: string
      fairTrue: (a: { day: Text }) => string
    }
    puzzles: {
      title: string
      intro: string
      done: (a: { done: Text; of: Text }) => string
      next: string
      all: (a: { game: Text }) => string
      label: (a: { n: Text; difficulty: Text; was: string | number }) => string
      meta: (a: { difficulty: Text }) => string
      task: string
      right: string
      wrong: string
      over: string
      why: (a: { best: Text; next: Text }) => string
      safe: (a: { best: Text; next: Text }) => string
      remember: string
      own: (a: { place: Text; points: Text }) => string
      theirs: (a: { name: Text; place: Text; points: Text }) => string
    }
    help: {
      undo: string
      undoWhy: string
      ask: (a: { name: Text }) => string
      askWhy: string
      says: (a: { name: Text }) => string
      place: (a: { who: Who; n: Text }) => string
      odds: (a: { chance: Text; next: Text | null }) => string
      safe: (a: { percent: Text }) => string
      safest: (a: { percent: Text }) => string
      likely: (a: { percent: Text }) => string
      moves: {
        dream_ravens: {
          look: (a: { n: Text }) => string
          done: string
          wake_up: (a: { lands: number; ravens: number }) => string
          take_up: (a: { land: Text; n: Text }) => string
          draw: string
          swap_in: (a: { land: Text; n: Text }) => string
          discard: (a: { land: Text }) => string
          use: string
          keep: (a: { land: Text }) => string
          peek: (a: { place: Text }) => string
          swap: (a: { a: Text; b: Text }) => string
          ready: string
        }
        dreams_and_nightmares: {
          draw: string
          play: (a: { own: boolean; card: Text; n: Text; who: Text }) => string
          pass: string
        }
        dream_power_trick: {
          pass: (a: { cards: number }) => string
          discard: (a: { cards: readonly string[] }) => string
          ask: (a: { who: Text; colour: Text }) => string
          give: (a: { card: Text; honest: boolean }) => string
          accept: string
          no_dream: string
        }
        dream_diary: {
          nightmare: (a: { pictures: readonly string[] }) => string
          signal: (a: { word: Text }) => string
          answer: (a: { value: string | number }) => string
          jump: (a: { n: Text; title: Text }) => string
          stop: string
        }
        when_i_dream: {
          sleep: string
          clue: (a: { word: Text; role: string | number }) => string
          skip: string
          guess: (a: { word: Text }) => string
          decline: string
          pass: string
          vote: (a: { improper: boolean }) => string
          recount: (a: { story: Text }) => string
          tick: string
          ready: string
          wait: string
        }
      }
      undoAsk: string
      undoAskWhy: string
      backWanted: (a: { name: Text }) => string
      backYes: string
      backNo: string
      backAsked: string
    }
  }
  own_words_and_pictures: {
    title: string
    why: {
      when_i_dream: string
      dream_diary: string
    }
    game: string
    here: (a: { title: Text; n: number }) => string
    untitled: string
    bring: string
    change: string
    paste: {
      when_i_dream: string
      dream_diary: string
    }
    field: string
    name: string
    language: string
    other: string
    file: string
    use: string
    code: string
    useCode: string
    mine: string
    house: string
    remove: (a: { title: Text }) => string
    copied: string
    share: (a: { code: Text }) => string
    back: string
    show: string
    bots: {
      known: string
      unknown: string
      dream_diary: string
    }
    bad: {
      deck_empty: string
      deck_too_few: (a: { n: number; limit: Text }) => string
      deck_too_many: (a: { line: Text; limit: Text }) => string
      deck_too_big: (a: { limit: Text }) => string
      deck_not_text: (a: { line: Text }) => string
      deck_quotes: (a: { line: Text }) => string
      deck_columns: (a: { line: Text; n: Text; limit: Text }) => string
      deck_too_long: (a: { line: Text; word: Text; limit: Text }) => string
      deck_no_letter: (a: { line: Text; word: Text }) => string
      deck_bad_sign: (a: { line: Text; word: Text }) => string
      deck_twice: (a: { line: Text; word: Text }) => string
      deck_not_one_word: (a: { line: Text; word: Text }) => string
      deck_too_many_names: (a: { line: Text; word: Text; limit: Text }) => string
      deck_language: (a: { line: Text; word: Text }) => string
    }
    refused: {
      deck_unknown: string
      deck_other_game: string
      deck_full: string
      deck_no_words: string
    }
    album: {
      title: string
      why: string
      game: string
      here: (a: { title: Text; n: number }) => string
      untitled: string
      bring: string
      change: string
      choose: string
      how: string
      use: string
      sending: (a: { n: Text; of: Text }) => string
      mine: string
      house: string
      back: string
      show: string
      leave: (a: { n: Text }) => string
      number: (a: { n: Text }) => string
      bots: string
      bad: {
        unreadable: (a: { file: Text }) => string
        tooMany: (a: { n: number }) => string
        twice: (a: { file: Text }) => string
      }
      refused: {
        album_unknown: string
        album_full: string
        album_no_pictures: string
        album_bad: string
        pictures_full: string
        picture_unknown: string
        picture_type: string
        picture_size: string
        picture_shape: string
      }
    }
  }
  tv: {
    join: string
    lost: string
    open: {
      hello: string
      help: string
      bring: string
      scan: string
      qr: (a: { code: Text }) => string
      type: string
      wrong: string
    }
    lobby: {
      point: string
      orOpen: string
      noApp: string
      gather: string
      free: string
      host: string
      waiting: (a: { n: number }) => string
      starts: (a: { host: Text | null }) => string
      thisScreen: string
    }
    bring: {
      title: string
      which: (a: { code: Text }) => string
      new: string
    }
    night: {
      says: (a: { name: Text }) => string
      listens: string
      card: (a: { n: Text }) => string
      straight: string
      inAll: (a: { n: Text }) => string
    }
    dreamsOfSix: (a: { n: Text }) => string
    end: {
      games: (a: { n: number }) => string
      stars: (a: { n: number }) => string
      next: string
      vote: (a: { names: Text }) => string
      voted: string
      upTo: (a: { n: Text }) => string
      queue: (a: { names: Text }) => string
      tie: string
      go: (a: { game: Text }) => string
      evening: string
    }
    phone: {
      onTv: (a: { code: Text }) => string
      lookUp: string
      board: string
      hand: string
      only: string
      role: string
      faceDown: string
      sign: string
      signsOn: string
    }
    signs: {
      laugh: string
      gasp: string
      clap: string
      heart: string
      sigh: string
      sleepy: string
    }
    party: {
      handOver: string
      remove: string
      why: (a: { name: Text }) => string
      forParty: (a: { name: Text }) => string
      place: string
      placeKept: string
      placeBack: string
      hostOnly: string
      seatless: string
    }
    link: {
      other: string
    }
    turn: {
      ask: string
      yes: string
      no: string
      switch: string
    }
    offline: {
      title: string
      why: string
      again: string
    }
  }
  when_i_dream: {
    somebody: string
    onlyYou: string
    role: {
      cover: string
      look: string
      covered: string
    }
    roles: {
      fairy: string
      boogeyman: string
      sandman: string
      dreamer: string
    }
    youAre: {
      fairy: string
      boogeyman: string
      sandman: string
    }
    wants: {
      fairy: (a: { name: Text }) => string
      boogeyman: (a: { name: Text }) => string
      sandman: (a: { name: Text }) => string
    }
    seen: string
    lost: string
    seenPaid: string
    lostPaid: string
    side: (a: { side: Text; n: number }) => string
    bed: string
    element: (a: { word: Text }) => string
    cardNumber: (a: { n: Text }) => string
    ofNight: string
    dreams: string
    gives: string
    next: string
    taps: string
    penalty: (a: { n: number }) => string
    spirits: string
    bedtime: {
      mine: {
        text: (a: { name: Text | null }) => string
        help: string
      }
      theirs: {
        text: (a: { name: Text }) => string
        help: string
      }
      sleep: string
      before: string
      beforeSpoken: string
      night: (a: { n: Text; of: Text }) => string
      watch: string
    }
    night: {
      yourClue: string
      clueHelp: {
        fairy: (a: { name: Text }) => string
        boogeyman: (a: { name: Text }) => string
        sandmanSeen: string
        sandmanLost: string
        sandmanEven: string
      }
      wait: (a: { name: Text }) => string
      youAreNext: string
      inTurns: (a: { n: number }) => string
      listen: (a: { name: Text }) => string
      listenHelp: (a: { name: Text }) => string
      lastGuess: {
        text: (a: { name: Text }) => string
        help: string
      }
      flag: (a: { name: Text; word: Text | null }) => string
      flagShort: string
      clues: string
      spoke: string
    }
    clue: {
      label: string
      ahead: string
      placeholder: string
      say: string
      skip: string
      change: string
      anyway: string
      costs: string
      blocked: string
      kept: string
      said: string
      saidHelp: string
    }
    rule: {
      title: (a: { name: Text }) => string
      right: string
      wrong: string
      pass: string
      decline: string
      undo: string
    }
    why: {
      same: (a: { clue: Text; element: Text }) => string
      synonym: (a: { clue: Text; element: Text }) => string
      contained: (a: { clue: Text; element: Text }) => string
      form: (a: { clue: Text; element: Text }) => string
      derived: (a: { clue: Text; element: Text }) => string
      sounds: (a: { clue: Text; element: Text }) => string
      translation: (a: { clue: Text; element: Text }) => string
      misspelled: (a: { clue: Text; element: Text }) => string
      disguised: (a: { clue: Text; element: Text }) => string
      script: (a: { clue: Text; element: Text }) => string
      similar: (a: { clue: Text; element: Text }) => string
      forbidden: (a: { clue: Text; element: Text }) => string
    }
    vote: {
      ask: (a: { word: Text | null }) => string
      askBy: (a: { by: Text; author: Text }) => string
      improper: string
      proper: string
      voted: (a: { names: Text }) => string
      yours: {
        improper: string
        proper: string
      }
      wait: string
      waitHelp: string
      author: string
      authorHelp: string
      dreamer: string
      dreamerHelp: string
      back: string
    }
    asleep: {
      say: string
      last: {
        text: string
        help: string
      }
      watch: {
        text: (a: { name: Text }) => string
        help: string
      }
      waits: (a: { name: Text }) => string
      waitsNobody: string
      spoken: string
      spokenHelp: (a: { name: Text }) => string
      whispers: (a: { name: Text }) => string
      has: (a: { name: Text }) => string
      voices: string
      quiet: string
      silence: string
      nobody: string
      youSaid: (a: { word: Text }) => string
      theySaid: (a: { name: Text; word: Text }) => string
      drifted: string
      changed: (a: { name: Text | null }) => string
      guess: string
      placeholder: string
      see: string
      pass: string
      decline: string
      again: string
      voicesOn: string
      voicesOff: string
      timeLeft: (a: { s: number }) => string
    }
    recount: {
      mine: {
        text: string
        help: string
      }
      theirs: {
        text: (a: { name: Text }) => string
        help: string
      }
      label: string
      placeholder: string
      done: string
      nothing: string
      hint: string
      kept: string
      tick: {
        text: (a: { name: Text }) => string
        help: string
      }
      tickLabel: string
      tickDone: string
      spoken: {
        text: string
        help: string
      }
      spokenHelp: (a: { name: Text }) => string
      ticking: {
        text: (a: { name: Text }) => string
        help: string
      }
      dreamt: (a: { name: Text }) => string
    }
    day: {
      say: string
      help: (a: { who: Who; seen: Text; lost: Text }) => string
      waiting: {
        text: (a: { names: Text }) => string
        help: string
      }
      ready: string
      nextNight: (a: { n: Text; of: Text }) => string
      notReady: string
      nothing: string
      aloud: string
      full: string
      notFull: string
      nothingSeen: string
      sum: {
        fairy: (a: { seen: Text }) => string
        boogeyman: (a: { lost: Text }) => string
        dreamer: (a: { seen: Text }) => string
        dreamerFull: (a: { seen: Text; more: Text }) => string
        even: (a: { n: Text; more: Text }) => string
        greater: (a: { seen: Text; lost: Text }) => string
        smaller: (a: { seen: Text; lost: Text }) => string
      }
      total: (a: { n: Text }) => string
      guess: (a: { word: Text }) => string
      passed: string
      faded: string
      fined: (a: { who: Who }) => string
      named: string
      away: string
      none: string
      overrideSeen: (a: { word: Text }) => string
      overrideLost: (a: { word: Text }) => string
      turnSeen: string
      turnLost: string
      bonusGive: string
      bonusTake: string
      improper: string
      roleOf: (a: { name: Text; role: Text }) => string
      hidden: string
      lastNight: string
    }
    over: {
      text: (a: { me: boolean; names: Text }) => string
      help: (a: { n: number }) => string
    }
    end: {
      night: (a: { n: Text }) => string
      points: (a: { n: number }) => string
      penalties: (a: { n: number }) => string
      total: string
      tie: string
    }
    introduction: {
      sleep: string
      clue: string
      roles: string
      recount: string
    }
    coach: {
      bedtimeDreamer: {
        title: string
        text: string
      }
      bedtimeSpirit: {
        title: string
        text: string
      }
      clue: {
        title: string
        text: string
      }
      ahead: {
        title: string
        text: string
      }
      flag: {
        title: string
        text: string
      }
      guess: {
        title: string
        text: string
      }
      recount: {
        title: string
        text: string
      }
      day: {
        title: string
        text: string
      }
    }
    peopleOnly: string
    options: {
      night: {
        title: string
        why: string
      }
      untimed: {
        title: string
        why: string
      }
      clue: {
        title: string
        why: string
      }
      unhurried: {
        title: string
        why: string
      }
      recount: {
        title: string
        why: string
        choices: {
          '60': string
          '120': string
          '0': string
        }
      }
      referee: {
        title: string
        why: string
        choices: {
          auto_and_vote: string
          auto_only: string
        }
      }
      synonyms: {
        title: string
        why: string
        choices: {
          free: string
          warned: string
          improper: string
        }
      }
      improper: {
        title: string
        why: string
        choices: {
          penalty: string
          block: string
        }
      }
      anonymous: {
        title: string
        why: string
      }
      empty_bonus: {
        title: string
        why: string
      }
      spoken: {
        title: string
        why: string
      }
      override: {
        title: string
        why: string
      }
      story: {
        title: string
        why: string
      }
    }
    refused: {
      wrong_phase: string
      night_is_over: string
      no_word: string
      two_words: string
      too_long: string
      not_a_word: string
      spoken_table: string
      typed_table: string
      story_mode: string
      no_guess: string
      asleep: string
      not_your_clue: string
      improper_clue: string
      not_the_judge: string
      not_the_dreamer: string
      no_flags: string
      nothing_to_flag: string
      own_clue: string
      no_override: string
      not_the_host: string
      talk_closed: string
    }
    log: {
      dealt: (a: { round: Text; dreamer: Who }) => string
      role_dealt: (a: { role: string | number }) => string
      fell_asleep: (a: { seat: Who }) => string
      element_up: (a: { word: Text }) => string
      heard: (a: { word: Text | null; seat: Who | null }) => string
      caught: (a: { seat: Who; word: Text | null }) => string
      skipped: (a: { late: boolean; seat: Who }) => string
      guessed: (a: { dreamer: Who | null; word: Text | null }) => string
      passed: (a: { dreamer: Who | null }) => string
      declined: (a: { late: boolean; dreamer: Who | null }) => string
      settled: (a: { fate: string | number; word: Text }) => string
      card_changed: (a: { seat: Who | null }) => string
      fined: (a: { word: Text; seat: Who }) => string
      flagged: (a: { seat: Who | null }) => string
      voted: (a: { seat: Who }) => string
      flag_decided: (a: { improper: boolean }) => string
      bell_rang: string
      night_ended: string
      recounted: (a: { story: Text | null; seat: Who }) => string
      ticked: (a: { seat: Who; count: number }) => string
      nothing_told: (a: { seat: Who }) => string
      day_broke: (a: { yellow: Text; blue: Text; results: readonly string[]; bonus: boolean }) => string
      result: (a: { name: Text; gain: Text; role: Text; total: Text }) => string
      overruled: (a: { card: Text | null; bonus: boolean; yellow: Text; blue: Text }) => string
      is_ready: (a: { seat: Who }) => string
      game_over: (a: { winners: readonly string[]; totals: readonly string[] }) => string
      total: (a: { name: Text; n: Text }) => string
    }
  }
}
