/** Says everything again as the page says it; see test_messages.py. Run by Node itself, without Vite. */
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { compile } from '../../web/messages.ts'
import { formatters } from '../../web/src/lib/words/format.ts'

const folder = process.argv[2]
const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
const MESSAGES = new URL('../../src/dreamtable/messages/', import.meta.url)
const FORMAT = new URL('../../web/src/lib/words/format.ts', import.meta.url).href

const files = new Map()
async function messages(language, file) {
  const name = `${language}-${file}.mjs`
  if (!files.has(name)) {
    const source = (code) => read(new URL(`${code}/${file}.json`, MESSAGES))
    writeFileSync(`${folder}/${name}`, compile(source(language), source('en'), language, FORMAT))
    files.set(name, (await import(pathToFileURL(`${folder}/${name}`).href)).default)
  }
  return files.get(name)
}

let wrong = 0
const same = (what, here, there) => here === there || (wrong++, console.log(`${what}\n  page:   ${here}\n  server: ${there}`))

const all = read(`${folder}/said.json`)
for (const { language, file, key, arguments: given, said } of all) {
  const message = key.split('.').reduce((section, part) => section[part], await messages(language, file))
  same(`${language}/${file} ${key}`, typeof message === 'string' ? message : message(given), said)
}
const { lists, counts } = read(`${folder}/rules.json`)
for (const { language, items, said } of lists) same(`a list in ${language}`, formatters(language).list(items), said)
for (const { language, n, said } of counts) {
  const cases = { one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }
  same(`${n} in ${language}`, formatters(language).plural(n, cases), said)
}
if (!wrong) console.log(`${all.length} sentences are the same`)
process.exit(wrong ? 1 : 0)
