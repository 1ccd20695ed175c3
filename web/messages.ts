/**
 * Message files for the web app: every `src/dreamtable/messages/<language>/<file>.json` is imported as a module of
 * strings and functions, so that no parser is sent to the browser. What may be written in a message is said in
 * `src/dreamtable/messages/icu.py`, which reads the same language for the server; a test compares the two.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

interface Argument {
  name: string
  kind: string
  cases: Record<string, Part[]>
}
type Part = string | Argument
export interface Section {
  [key: string]: string | Section
}

const KINDS = ['plural', 'select', 'list', 'de']

/** Read a message: a list of texts and arguments. */
export function parse(text: string): Part[] {
  let at = 0
  const fail = (why: string): never => {
    throw new Error(`${why} at character ${at + 1} of “${text}”`)
  }
  const take = (pattern: string): string => {
    const found = new RegExp(`\\s*(${pattern})\\s*`, 'y')
    found.lastIndex = at
    const match = found.exec(text) ?? fail(`something else than ${pattern} was written`)
    at = found.lastIndex
    return match[1]!
  }
  const closes = () => (text[at] === '}' ? at++ : fail('a closing brace is missing'))
  function message(counted: string): Part[] {
    const parts: Part[] = []
    let literal = ''
    const flush = () => literal && (parts.push(literal), (literal = ''))
    while (at < text.length && text[at] !== '}') {
      const char = text[at]!
      if (char === "'" && text[at + 1] === "'") {
        literal += "'"
        at += 2
      } else if (char === "'" && '{}#'.includes(text[at + 1] || ' ')) {
        const end = text.indexOf("'", at + 2)
        if (end < 0) fail('a quotation that does not end')
        literal += text.slice(at + 1, end)
        at = end + 1
      } else if (char === '{') {
        flush()
        parts.push(argument(counted))
      } else if (char === '#' && counted) {
        flush()
        parts.push({ name: counted, kind: '', cases: {} })
        at++
      } else {
        literal += char
        at++
      }
    }
    flush()
    return parts
  }
  function argument(counted: string): Argument {
    at++
    const name = take('\\w+')
    if (text[at] !== ',') {
      closes()
      return { name, kind: '', cases: {} }
    }
    at++
    const kind = take('\\w+')
    if (!KINDS.includes(kind)) fail(`“${kind}” is none of ${KINDS.join(', ')}`)
    const cases: Argument['cases'] = {}
    if (kind === 'plural' || kind === 'select') {
      take(',')
      while (at < text.length && text[at] !== '}') {
        const key = take('=\\d+|\\w+')
        if (text[at] !== '{') fail(`“${key}” has no text in braces`)
        at++
        cases[key] = message(kind === 'plural' ? name : counted)
        closes()
        take('')
      }
      if (!('other' in cases)) fail('there is no “other”')
    }
    closes()
    return { name, kind, cases }
  }
  const whole = message('')
  if (at < text.length) fail('a closing brace without an opening one')
  return whole
}

const literal = (text: string) => text.replace(/[`\\]|\$\{/g, '\\$&')

/** The JavaScript of a message, as a template; `a` holds the arguments. */
function template(parts: Part[]): string {
  return `\`${parts.map((part) => (typeof part === 'string' ? literal(part) : `\${${call(part)}}`)).join('')}\``
}

function call({ name, kind, cases }: Argument): string {
  const value = `a.${name}`
  if (kind === '') return `text(${value})`
  if (kind === 'list' || kind === 'de') return `${kind}(${value})`
  const entries = Object.entries(cases).map(([key, parts]) => `${JSON.stringify(key)}:${template(parts)}`)
  return `${kind}(${value},{${entries.join(',')}})`
}

/** The JavaScript of a file of messages. A message is a function where English has arguments, whatever it needs here. */
export function compile(messages: Section, english: Section, language: string, format: string): string {
  const node = (here: string | Section, there: string | Section | undefined): string => {
    if (typeof here !== 'string') {
      return `{${Object.entries(here)
        .map(
          ([key, value]) =>
            `${JSON.stringify(key)}:${node(value, typeof there === 'object' ? there[key] : undefined)}`,
        )
        .join(',')}}`
    }
    const parts = parse(here)
    const plain = parse(typeof there === 'string' ? there : here).every((part) => typeof part === 'string')
    return plain ? JSON.stringify(parts.join('')) : `(a)=>${template(parts)}`
  }
  return `import { formatters } from ${JSON.stringify(format)}
const { text, plural, select, list, de } = formatters(${JSON.stringify(language)})
export default ${node(messages, english)}
`
}

const FILE = /\/messages\/([a-z]{2})\/(\w+\.json)$/

/** The Vite plugin. */
export const messages = (): Plugin => ({
  name: 'dreamtable-messages',
  enforce: 'pre',
  load(id) {
    const path = id.split('?')[0]!
    const [, language, file] = FILE.exec(path) ?? []
    if (!language || !file) return null
    const english = path.replace(FILE, `/messages/en/${file}`)
    this.addWatchFile(english)
    const read = (from: string) => JSON.parse(readFileSync(from, 'utf8')) as Section
    try {
      return {
        code: compile(read(path), read(english), language, '/src/lib/words/format.ts'),
        moduleType: 'js',
        map: null,
      }
    } catch (broken) {
      throw new Error(`messages/${language}/${file}: ${String(broken)}`, { cause: broken })
    }
  },
})
