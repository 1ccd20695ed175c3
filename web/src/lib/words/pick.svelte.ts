import { type Language, prefs } from '../prefs.svelte'

/**
 * One dictionary that speaks the chosen language: `const w = pick({ en, fr, it })`, then `w.section.key` wherever
 * it is shown. It follows a change of language because every look-up reads the preference.
 */
export function pick<W extends object>(all: Record<Language, W>): W {
  return new Proxy(all.en, {
    get: (_, key) => Reflect.get(all[prefs.language], key) as unknown,
  })
}
