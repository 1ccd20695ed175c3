/** What a compiled message calls; see web/messages.ts. */

/** Somebody at the table: by name, or as the one who reads the sentence. */
export interface Who {
  name: string
  me: boolean
}

export type Value = string | number | boolean | Who | readonly string[] | null | undefined
type Cases = Record<string, string>

/** Keys of a select that no text is equal to: the reader, an argument that is empty, a condition that holds. */
const RESERVED = ['me', 'none', 'true']
/** The texts are British. */
const LOCALES: Record<string, string> = { en: 'en-GB' }

const isWho = (value: Value): value is Who =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function text(value: Value): string {
  return isWho(value) ? value.name : String(value ?? '')
}

function keyOf(value: Value): string {
  if (isWho(value)) return value.me ? 'me' : 'other'
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return String(value)
  return RESERVED.includes(String(value)) ? 'other' : String(value)
}

const choose = (cases: Cases, ...keys: string[]) =>
  cases[keys.find((key) => Object.hasOwn(cases, key)) ?? 'other']!

/** The formatters of a language. */
export function formatters(language: string) {
  const rules = new Intl.PluralRules(language)
  const lists = new Intl.ListFormat(LOCALES[language] ?? language, { type: 'conjunction' })
  return {
    text,
    select: (value: Value, cases: Cases) => choose(cases, keyOf(value)),
    plural(value: Value, cases: Cases) {
      const n = Array.isArray(value) ? value.length : Number(value)
      return choose(cases, `=${n}`, rules.select(n))
    },
    list: (items: readonly string[]) => lists.format(items),
    /** French: a name after “de”, which loses its vowel before another. */
    de: (value: Value) =>
      /^[aeiouyhàâéèêëîïôûœ]/i.test(text(value)) ? `d’${text(value)}` : `de ${text(value)}`,
  }
}
