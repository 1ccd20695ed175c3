// A load on boardgame.io, in memory, for `python -m dreamtable.lab.peers.boardgame_io`.
//
// node boardgame_io.cjs TABLES SEATS SECONDS [RATE]   in a folder with `npm install boardgame.io@0.50.2 ws`
//
// The server is a process of its own, with a game of the size of Dream: a deck, five cards a hand, a pile, and a
// playerView that hides what others hold.  Whoever's turn it is draws or takes a card and puts one down.  It prints one
// line of JSON.  Credentials, lobby and disk are left out, and checks for developers turned off, in boardgame.io's favour.

const { createRequire } = require('node:module')
const { fork } = require('node:child_process')
const { performance } = require('node:perf_hooks')
const here = createRequire(process.cwd() + '/') // the packages are in the folder where it is started
const HAND = 5
const CARDS = 54
const PORT = 41_873

const game = {
  name: 'dream',
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: CARDS }, (_, card) => ({ card, points: card % 10 })))
    const hands = {}
    for (let seat = 0; seat < ctx.numPlayers; seat++) hands[seat] = deck.splice(0, HAND)
    return { deck, hands, pile: deck.splice(0, 1), scores: Array(ctx.numPlayers).fill(0), turns: 0 }
  },
  moves: {
    swap: ({ G, random, events, playerID }, fromPile, place) => {
      if (place < 0 || place >= HAND) return 'INVALID_MOVE'
      if (G.deck.length === 0) G.deck = random.Shuffle(G.pile.splice(0, G.pile.length - 1))
      const card = fromPile ? G.pile.pop() : G.deck.pop()
      G.pile.push(G.hands[playerID][place])
      G.hands[playerID][place] = card
      G.scores[playerID] += card.points
      G.turns++
      events.endTurn()
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: Object.fromEntries(Object.entries(G.hands).map(([seat, hand]) => [seat, seat === playerID ? hand : hand.length])),
  }),
}

function serve() {
  const { Server, Origins } = here('boardgame.io/server')
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] })
  server.run({ port: PORT, callback: () => process.send('ready') })
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send({ cpu: (user + system) / 1e6, memory: process.memoryUsage().rss })
  })
}

/** One seat: it moves whenever it is its turn, at once or when the pacer says so. */
class Player {
  constructor(load, match, seat, seats) {
    Object.assign(this, { load, match, seat: String(seat), seats, sent: 0, version: -1 })
    const WebSocket = here('ws')
    this.socket = new WebSocket(`ws://127.0.0.1:${PORT}/socket.io/?EIO=4&transport=websocket`)
    this.synced = new Promise((resolve) => (this.whenSynced = resolve))
    this.socket.on('message', (data) => this.receive(data.toString()))
  }

  emit(...what) {
    this.socket.send('42/dream,' + JSON.stringify(what))
  }

  receive(text) {
    if (text === '2') this.socket.send('3')
    else if (text[0] === '0') this.socket.send('40/dream,')
    else if (text.startsWith('40/dream,')) this.emit('sync', this.match, this.seat, undefined, this.seats)
    else if (text.startsWith('42/dream,')) this.take(JSON.parse(text.slice(9)))
  }

  take([kind, , given]) {
    const state = kind === 'sync' ? given.state : given
    if (kind === 'sync') this.whenSynced()
    if (kind !== 'sync' && kind !== 'update') return
    if (this.sent && state._stateID > this.version) {
      this.load.count(performance.now() - this.sent)
      this.sent = 0
    }
    if (state._stateID <= this.version) return
    this.version = state._stateID
    if (state.ctx.currentPlayer === this.seat) this.load.plan(() => this.move(state._stateID))
  }

  move(version) {
    this.sent = performance.now()
    const args = [Math.random() < 0.3, Math.floor(Math.random() * HAND)]
    const payload = { type: 'swap', args, playerID: this.seat }
    this.emit('update', { type: 'MAKE_MOVE', payload }, version, this.match, this.seat)
  }
}

class Load {
  constructor(rate) {
    Object.assign(this, { rate, held: true, planned: [], latencies: [] })
  }

  plan(move) {
    if (this.held || this.rate) this.planned.push(move)
    else move()
  }

  count(milliseconds) {
    this.latencies.push(milliseconds)
  }

  play() {
    this.held = false
    if (!this.rate) return this.planned.splice(0).forEach((move) => move())
    let due = performance.now()
    const pace = () => {
      for (; due <= performance.now(); due += (-Math.log(1 - Math.random()) * 1000) / this.rate) this.planned.shift()?.()
      setTimeout(pace, 1)
    }
    pace()
  }
}

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))
const answer = (child) => new Promise((resolve) => child.once('message', resolve))

async function measure(tables, seats, seconds, rate) {
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = fork(__filename, ['serve'], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  await answer(child)
  const figures = () => (child.send('figures'), answer(child))
  const empty = await figures()
  const load = new Load(rate)
  for (let table = 0; table < tables; table++) {
    for (let seat = 0; seat < seats; seat++) await new Player(load, `match${table}`, seat, seats).synced
  }
  load.play()
  await pause(1 + tables / 200)
  load.latencies = []
  const before = await figures()
  const began = performance.now()
  await pause(seconds)
  const took = (performance.now() - began) / 1000
  const after = await figures()
  const times = load.latencies.sort((a, b) => a - b)
  const result = {
    tables,
    moves_per_second: times.length / took,
    moves_per_cpu_second: times.length / (after.cpu - before.cpu),
    p50: times[Math.floor(times.length / 2)],
    p99: times[Math.floor(times.length * 0.99)],
    kilobytes_per_table: (after.memory - empty.memory) / tables / 1000,
  }
  console.log(JSON.stringify(result))
  child.kill()
  process.exit(0)
}

if (process.argv[2] === 'serve') serve()
else measure(...process.argv.slice(2, 5).map(Number), Number(process.argv[5] ?? 0))
