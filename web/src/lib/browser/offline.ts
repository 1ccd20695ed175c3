/**
 * The page that a browser shows while the server cannot be reached: made here, in the chosen language, and kept for the
 * service worker. Only secure pages have one (HTTPS, or this very machine); elsewhere nothing is kept.
 */
import type { Language } from '../prefs.svelte'
import { loadLanguage } from '../words'
import { tv } from '../words/tv'

const KEPT = 'dreamtable-offline'
const AGAIN = 4000 // milliseconds until the page tries again: nobody presses anything on a big screen

export function offlinePage(language: string, { title, why, again }: typeof tv.offline): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Dreamtable</title>
<style>
  html { min-height: 100%; display: grid; color: #f6efe2; background: radial-gradient(#2b2a6b, #101136 60%, #08091f) }
  body { margin: auto; padding: 2em; max-width: 32em; text-align: center; font: max(18px, 2.8vh)/1.5 system-ui, sans-serif }
  i { display: block; width: 3em; height: 3em; margin: auto; border-radius: 50%; box-shadow: -.7em .5em 0 #ffd98a }
  h1 { font: 500 2em/1.2 Georgia, serif }
  a { color: #ffd98a }
</style>
<body>
<i></i>
<h1>${title}</h1>
<p>${why}</p>
<p><a href="" onclick="location.reload(); return false">${again}</a></p>
<script>
  setTimeout(() => location.reload(), ${AGAIN})
  addEventListener('online', () => location.reload())
</script>
`
}

/** Keep the page in this language, in the place of an earlier one. */
export async function keepOfflinePage(language: Language): Promise<void> {
  if (!isSecureContext || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('./sw.js')
    await loadLanguage(language)
    const page = new Response(offlinePage(language, tv.offline), {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
    await (await caches.open(KEPT)).put('offline', page)
  } catch {
    // A browser that was asked to accept an unknown certificate lets no worker in, nor does one without storage.
  }
}
