/** The page to show, read from the part of the address after `#`. */
export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'join'; code: string }
  | { page: 'dreams' }
  | { page: 'daily' }
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: string; number: number }

const PAGES: [RegExp, (found: string, more: string) => Route][] = [
  [/^#\/t\/([\w-]+)$/, (id) => ({ page: 'table', id })],
  [/^#\/r\/([\w-]+)$/, (id) => ({ page: 'replay', id })],
  [/^#\/j\/([A-Za-z]{5})$/, (code) => ({ page: 'join', code: code.toUpperCase() })],
  [/^#\/(dreams)$/, () => ({ page: 'dreams' })],
  [/^#\/(daily)$/, () => ({ page: 'daily' })],
  [/^#\/(puzzles)$/, () => ({ page: 'puzzles' })],
  [/^#\/puzzles\/(\w+)\/(\d+)$/, (game, n) => ({ page: 'puzzle', game, number: Number(n) })],
]

export function read(hash: string): Route {
  for (const [form, route] of PAGES) {
    const found = form.exec(hash)
    if (found) return route(found[1]!, found[2] ?? '')
  }
  return { page: 'home' }
}

/** The path of the home page: `/`, or another one if a proxy shows the server below it. */
const root = new URL('.', document.baseURI).pathname

/** A join link as people send it, `/t/CODE`, is served as this page, as is any other path: go on from the root. */
const invited = /^t\/([A-Za-z]{5})\/?$/.exec(location.pathname.slice(root.length))
if (invited) history.replaceState(null, '', `${root}#/j/${invited[1]}`)
else if (location.pathname !== root) history.replaceState(null, '', root + location.hash)

let now = $state.raw(read(location.hash))
addEventListener('hashchange', () => (now = read(location.hash)))

export const route = {
  get now() {
    return now
  },
}

export const to = {
  home: '#/',
  dreams: '#/dreams',
  daily: '#/daily',
  puzzles: '#/puzzles',
  puzzle: (game: string, number: number) => `#/puzzles/${game}/${number}`,
  table: (id: string) => `#/t/${id}`,
  replay: (id: string) => `#/r/${id}`,
}

export function go(hash: string): void {
  location.hash = hash
}

/** The link to send to a friend. */
export const invitation = (code: string) => `${location.origin}${root}t/${code}`
