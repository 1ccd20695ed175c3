import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const HERE = 'src/games'
const games = readdirSync(HERE, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && readdirSync(`${HERE}/${entry.name}`).length ? [entry.name] : [],
)
/** The files of every game's folder; whatever else lies there is a thing on that game's table. */
const FILES = [
  'index.ts', // what the shell asks for
  'Board.svelte',
  'Tv.svelte', // the big screen
  'PhoneHand.svelte', // a phone while a big screen shows the table
  'layout.css', // how the board's parts lie on the page
  'End.svelte', // the paper of the end sheet
  'Finale.svelte', // what flies over the window when somebody has won
  'hiddenCards.ts', // every hand, for a replay
  'introduction.ts', // the game in a minute, in pictures
  'banner.ts', // the sentence over the table
  'log.ts', // an event as a line of the log
  'coach.ts', // notes for a first game
  'moveMarks.ts', // how a move is shown that nobody has made yet
  'animate.ts', // what moves and sounds when something happened
  'selection.svelte.ts', // what is chosen on the way to a move
  'fixture.ts', // a view and a board for tests
  'words.ts', // its messages in the chosen language
]

it('has folders of games only; a game without one gets the plain board', () => {
  const rules = readdirSync('../src/dreamtable/games').filter((name) =>
    existsSync(`../src/dreamtable/games/${name}/RULES.md`),
  )
  expect(games.length).toBeGreaterThanOrEqual(5)
  expect(rules).toEqual(expect.arrayContaining(games))
})

describe.each(games)('the folder of %s', (game) => {
  it.each(FILES)('has %s', (file) => {
    expect(existsSync(`${HERE}/${game}/${file}`)).toBe(true)
  })
})
