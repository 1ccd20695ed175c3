/** The HTTP half of the protocol. Every call resolves to its answer or throws `ApiError`. */
import type { GameName } from '../generated/games'
import type * as p from '../generated/protocol'
import { DealWitness, keep } from '../fairDeal/dealWitness'
import { prefs } from '../prefs.svelte'
import { t } from '../words'
import { translateRefusal } from '../words/refusal'

const ROOT = new URL('api/v1', document.baseURI).pathname

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly why: string,
  ) {
    super(why)
  }
}

/** What a person is told about a call that failed. */
export const whyOf = (wrong: unknown) => (wrong instanceof ApiError ? wrong.why : String(wrong))

async function ask(path: string, body?: object, init: RequestInit = {}): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': prefs.language }
  if (body) {
    headers['content-type'] = 'application/json'
    init = { method: 'POST', body: JSON.stringify(body) }
  }
  let response: Response
  try {
    response = await fetch(ROOT + path, { ...init, headers })
  } catch {
    throw new ApiError('offline', t.link.nobody)
  }
  if (!response.ok) {
    const told = (await response.json().catch(() => null)) as p.Trouble | null
    const { code, why } = translateRefusal(told ?? { code: 'broken', why: t.link.broken })
    throw new ApiError(code, why)
  }
  return response
}

const json = async <T>(path: string, body?: object): Promise<T> => (await ask(path, body)).json()
const at = (id: string) => `/tables/${encodeURIComponent(id)}`

export const api = {
  me: () => json<p.Me>('/me'),
  rename: (chosen: p.Rename) => json<p.Me>('/me', chosen),
  transfer: () => json<p.Transfer>('/me/transfer', {}),
  arrive: (code: string) => json<p.Me>('/me/arrive', { code } satisfies p.Arrive),
  forgetMe: async () => void (await ask('/me', undefined, { method: 'DELETE' })),
  myData: `${ROOT}/me/data`,
  evenings: () => json<p.Evening[]>('/me/evenings'),
  research: () => json<p.Research>('/me/research'),
  setResearch: (agrees: boolean) => json<p.Research>('/me/research', { agrees } satisfies p.Research),
  figures: () => json<p.Figures>('/me/figures'),
  stamps: () => json<p.Stamps>('/me/stamps'),
  daily: (back = 0) => json<p.Daily>(`/daily?back=${back}`),
  dreamDaily: (game: GameName, day: string) =>
    json<p.TableFacts>('/daily', { game, day } satisfies p.DreamDaily),
  puzzles: () => json<p.PuzzleList[]>('/puzzles'),
  puzzle: (game: string, number: number) => json<p.Puzzle>(`/puzzles/${game}/${number}`),
  solve: (game: string, number: number, move: object) =>
    json<p.PuzzleVerdict>(`/puzzles/${game}/${number}`, { move }),
  history: (before = 0) => json<p.History>(`/me/history?before=${before}`),
  myTables: () => json<p.TableList>('/me/tables'),
  openTables: async () => (await json<p.TableList>('/tables')).tables,
  games: async () => (await json<p.Catalogue>('/games')).games,
  rules: async (game: string) => (await ask(`/games/${game}/rules`)).text(),
  lay: (game: GameName, more: Omit<p.NewTable, 'game'> = {}) =>
    json<p.TableFacts>('/tables', { game, ...more } satisfies p.NewTable),
  playNow: async (game: GameName, more: Omit<p.PlayNow, 'game'> = {}) => {
    const witness = new DealWitness()
    const facts = await json<p.TableFacts>('/play', { game, luck: witness.luck, ...more } satisfies p.PlayNow)
    keep(facts.id, witness)
    return facts
  },
  join: (code: string) => json<p.TableFacts>('/join', { code } satisfies p.Join),
  table: (id: string) => json<p.TableFacts>(at(id)),
  decks: () => json<p.DeckList>('/decks'),
  keepDeck: (game: string, text: string) => json<p.DeckFacts>('/decks', { game, text } satisfies p.NewDeck),
  dropDeck: async (code: string) =>
    void (await ask(`/decks/${encodeURIComponent(code)}`, undefined, { method: 'DELETE' })),
  bringDeck: (id: string, code: string) =>
    json<p.TableFacts>(`${at(id)}/deck`, { code } satisfies p.BringDeck),
  deckOfTable: (id: string) => json<p.Deck>(`${at(id)}/deck`),
  albums: () => json<p.AlbumList>('/albums'),
  sendPicture: async (picture: Blob): Promise<p.Picture> =>
    (await ask('/pictures', undefined, { method: 'POST', body: picture })).json(),
  keepAlbum: (pictures: string[], title: string) =>
    json<p.AlbumFacts>('/albums', { pictures, title } satisfies p.NewAlbum),
  dropAlbum: async (code: string) =>
    void (await ask(`/albums/${encodeURIComponent(code)}`, undefined, { method: 'DELETE' })),
  bringAlbum: (id: string, code: string) =>
    json<p.TableFacts>(`${at(id)}/album`, { code } satisfies p.BringAlbum),
  picture: (name: string) => `${ROOT}/pictures/${name}`,
  openScreen: () => json<p.BigScreen>('/screens', {}),
  screen: (code: string) => json<p.BigScreen>(`/screens/${code}`),
  findScreen: (code: string) => json<p.BigScreen>(`/screens/${code}/code`),
  showTable: (code: string, table: string) =>
    json<p.TableFacts>(`/screens/${code}`, { table } satisfies p.ShowTable),
  screenQr: (code: string) => `${ROOT}/screens/${code}/qr.svg`,
  addresses: async () => (await json<p.Addresses>('/addresses')).links,
  qr: (id: string, address = 0) => `${ROOT}${at(id)}/qr.svg${address ? `?address=${address}` : ''}`,
  replayFile: (id: string) => `${ROOT}${at(id)}/replay`,
  analysis: (id: string) => json<p.Analysis | p.AnalysisProgress>(`${at(id)}/analysis`),
  replay: (id: string, seat: number, from: number, count: number) =>
    json<p.ReplaySteps>(`${at(id)}/replay/steps?seat=${seat}&from=${from}&count=${count}`),
}
