import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const here = 'src/games/dream_diary'
const files = readdirSync(here).filter((name) => /\.(svelte|css)$/.test(name))

// A window is wide or low for the letters in it: at 200 % a desk is laid as a phone is.
it.each(files)('%s asks for room in letters, not in pixels', (name) => {
  const asked = readFileSync(`${here}/${name}`, 'utf8').match(/@(media|container)[^{]*\{/g) ?? []
  expect(asked.filter((query) => /\dpx/.test(query))).toEqual([])
})
