/** The little Markdown that our rules use, as blocks to show: no HTML is ever made from text. */
export interface Piece {
  text: string
  mark: 'plain' | 'strong' | 'em' | 'code'
}
export interface Item {
  pieces: Piece[]
  nested: Item[]
}
export type Block =
  | { kind: 'heading'; level: number; pieces: Piece[]; id: string }
  | { kind: 'paragraph'; pieces: Piece[] }
  | { kind: 'list'; start: number | null; items: Item[] }
  | { kind: 'table'; head: Piece[][]; rows: Piece[][][] }

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_|`(.+?)`/g
const LINK = /\[([^\]]+)\]\([^)]*\)/g
/** Ids of rulings, left out of what players read. */
const RULING = /\s*\((?:[A-Z]{2}\d+(?:[-–][A-Z]{2}\d+)?(?:[,;] )?)+(?:option \*[^)]*)?\)/g
/** The sentence that explains these ids, left out as well. */
const ABOUT_RULINGS =
  /\s*\(Rulings[^)]*\)|(?:Numbers in brackets )?\([A-Z]{2}\d+(?: \.\.\.)?\)[^.]*\brulings?\b[^.]*\.\s*/g

export function pieces(text: string): Piece[] {
  const found: Piece[] = []
  let at = 0
  const clean = text.replace(ABOUT_RULINGS, '').replace(RULING, '').replace(LINK, '$1')
  for (const m of clean.matchAll(MARKS)) {
    if (m.index > at) found.push({ text: clean.slice(at, m.index), mark: 'plain' })
    const inner = m[1] ?? m[2] ?? m[3] ?? m[4] ?? ''
    found.push({ text: inner, mark: m[1] ? 'strong' : m[4] ? 'code' : 'em' })
    at = m.index + m[0].length
  }
  if (at < clean.length) found.push({ text: clean.slice(at), mark: 'plain' })
  return found
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => pieces(cell.trim()))

export function blocks(markdown: string): Block[] {
  const found: Block[] = []
  let text: string[] = []
  let item: { raw: string } | null = null
  const ends: (() => void)[] = []

  const flush = () => {
    const said = pieces(text.join(' '))
    if (said.length) found.push({ kind: 'paragraph', pieces: said })
    text = []
    ends.splice(0).forEach((end) => end())
    item = null
  }
  const listItem = (into: Item[], raw: string): Item => {
    const open = { raw }
    const made: Item = { pieces: [], nested: [] }
    into.push(made)
    ends.push(() => (made.pieces = pieces(open.raw)))
    item = open
    return made
  }

  const lines = markdown.split('\n')
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    const heading = /^(#{1,4}) (.*)$/.exec(line)
    const listed = /^(\s*)(?:[-*]|(\d+)\.) (.*)$/.exec(line)
    if (heading) {
      flush()
      const words = heading[2]!
      found.push({ kind: 'heading', level: heading[1]!.length, pieces: pieces(words), id: slug(words) })
    } else if (/^\|/.test(line) && /^\|[\s|:-]+$/.test(lines[i + 1] ?? '')) {
      flush()
      const rows: Piece[][][] = []
      const head = cells(line)
      for (i += 2; /^\|/.test(lines[i] ?? ''); i++) rows.push(cells(lines[i]!))
      i -= 1
      found.push({ kind: 'table', head, rows })
    } else if (listed) {
      if (text.length) flush()
      const start = listed[2] ? Number(listed[2]) : null
      const last = found.at(-1)
      const parent = last?.kind === 'list' ? last.items.at(-1) : undefined
      const continues = last?.kind === 'list' && (item !== null || (start !== null && last.start !== null))
      if (listed[1]!.length >= 2 && parent) listItem(parent.nested, listed[3]!)
      else if (continues && (last.start === null) === (start === null)) listItem(last.items, listed[3]!)
      else {
        const items: Item[] = []
        found.push({ kind: 'list', start, items })
        listItem(items, listed[3]!)
      }
    } else if (!line.trim()) flush()
    else if (item !== null) (item as { raw: string }).raw += ` ${line.trim()}`
    else text.push(line.trim())
  }
  flush()
  return found
}
