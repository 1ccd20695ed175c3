/** Fonts that only some languages need: nobody else loads them, nor the style sheets that name them. */
import type { Language } from '../prefs.svelte'

const FONTS: Partial<Record<Language, () => Promise<unknown>>> = {
  ja: () => import('../../fonts/ja.css'),
  vi: () => import('../../fonts/vi.css'),
}

/** Have the page shown in the fonts of a language as soon as they have come. */
export function loadFonts(language: Language): void {
  FONTS[language]?.().catch(() => undefined) // the fonts of the device do until then
}
