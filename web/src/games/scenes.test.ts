import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const here = 'src/games'
const games = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

it.each(games)('%s is a place of its own by night and by day', (game) => {
  const layout = readFileSync(`${here}/${game}/layout.css`, 'utf8')
  const shown = layout.match(/([^{}]*)\{\s*background: url\('\.\/scene\.svg'\)/)?.[1] ?? ''
  expect(shown).toMatch(/:root:not\(\[data-theme='dawn'\]\) main\.table\.[^,]*::before/)
  expect(shown).toMatch(/\[data-theme='dawn'\] main\.table\.[^,]*::after/)
})
