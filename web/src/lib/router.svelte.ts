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
  | { page: 'tv'; id: string }
  | { page: 'screen'; code: string }

const PAGES: [RegExp, (found: string, more: string) => Route][] = [
  [/^#\/t\/([\w-]+)$/, (id) => ({ page: 'table', id })],
  [/^#\/r\/([\w-]+)$/, (id) => ({ page: 'replay', id })],
  [/^#\/j\/([A-Za-z]{5})$/, (code) => ({ page: 'join', code: code.toUpperCase() })],
  [/^#\/(dreams)$/, () => ({ page: 'dreams' })],
  [/^#\/(daily)$/, () => ({ page: 'daily' })],
  [/^#\/(puzzles)$/, () => ({ page: 'puzzles' })],
  [/^#\/puzzles\/(\w+)\/(\d+)$/, (game, n) => ({ page: 'puzzle', game, number: Number(n) })],
  [/^#\/tv(?:\/([\w-]+))?$/, (id) => ({ page: 'tv', id })],
  [/^#\/s\/([A-Za-z]{5})$/, (code) => ({ page: 'screen', code: code.toUpperCase() })],
]

export function read(hash: string): Route {
  for (const [form, route] of PAGES) {
    const found = form.exec(hash)
    if (found) return route(found[1] ?? '', found[2] ?? '')
  }
  return { page: 'home' }
}

/** The path of the home page: `/`, or another one if a proxy shows the server below it. */
const root = new URL('.', document.baseURI).pathname

/**
 * Links as people send or scan them are served as this page, as is any other path: `/t/CODE` joins a table, `/s/CODE`
 * brings one to a big screen, `/tv` is a big screen. A QR code has them in capitals. Go on from the root.
 */
const path = location.pathname.slice(root.length)
const invited = /^(t|s)\/([A-Za-z]{5})\/?$/i.exec(path)
const SHORT: Record<string, string> = { t: 'j', s: 's' }
if (invited) history.replaceState(null, '', `${root}#/${SHORT[invited[1]!.toLowerCase()]}/${invited[2]}`)
else if (/^tv\/?$/i.test(path)) history.replaceState(null, '', `${root}${location.hash || '#/tv'}`)
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
  join: (code: string) => `#/j/${code}`,
  screen: (code: string) => `#/s/${code}`,
  tv: (id = '') => (id ? `#/tv/${id}` : '#/tv'),
}

export function go(hash: string): void {
  location.hash = hash
}

/** The link to send to a friend. */
export const invitation = (code: string, base = location.origin + root.slice(0, -1)) => `${base}/t/${code}`
