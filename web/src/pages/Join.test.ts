import { render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Join from './Join.svelte'

afterEach(() => vi.unstubAllGlobals())

/** A server that knows no table, and perhaps a big screen under this code. */
function serve(screens: string[]) {
  const refuse = (code: string) => Response.json({ code, why: 'No.' }, { status: 404 })
  vi.stubGlobal('fetch', async (path: string) => {
    const found = /screens\/(\w+)\/code$/.exec(path)?.[1]
    if (found) return screens.includes(found) ? Response.json({ code: found }) : refuse('bad_code')
    return path.endsWith('/me/tables') ? Response.json({ tables: [] }) : refuse('no_table')
  })
}

test('the code of a big screen, typed as that of a table, leads to the screen', async () => {
  serve(['DREAM'])
  render(Join, { code: 'DREAM' })
  await vi.waitFor(() => expect(location.hash).toBe('#/s/DREAM'))
})

test('a code that is neither is told so', async () => {
  serve([])
  render(Join, { code: 'DREAM' })
  expect(await screen.findByText('No such table.')).toBeTruthy()
})
