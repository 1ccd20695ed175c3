/** Codes that people type: the five letters of a table, or the eight characters that bring a guest's seats here. */
import { arrive } from './guest.svelte'
import { go, to } from './router.svelte'

export const TABLE = 5
export const TRANSFER = 8

/** What is a code in a text; a whole link to a table or a big screen is fine, too. */
export function tidyCode(text: string): string {
  const pasted = /\/[tjs]\/([a-z]{5})(?![\w-])/i.exec(text)?.[1] ?? text
  return pasted
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, TRANSFER)
    .toUpperCase()
}

/** Whether a code is as long as one of a table or of another device. */
export const isWhole = (code: string) => /^[A-Z]{5}$/.test(code) || code.length === TRANSFER

/** Go where a code leads: to a table, or into this guest's seats. Throws `ApiError` if it leads nowhere. */
export async function follow(code: string): Promise<'table' | 'guest'> {
  if (code.length === TRANSFER) {
    await arrive(code)
    return 'guest'
  }
  go(to.join(code))
  return 'table'
}
