import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefer, prefs } from '../prefs.svelte'
import { turnNotice } from './turnNotification.svelte'

const shown: string[] = []
let seen: DocumentVisibilityState

beforeEach(() => {
  shown.length = 0
  seen = 'hidden'
  const browser = Object.assign(
    function (this: object, text: string) {
      shown.push(text)
    },
    { permission: 'granted', requestPermission: async () => browser.permission },
  )
  vi.stubGlobal('Notification', browser)
  vi.stubGlobal('isSecureContext', true)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen)
  prefer('turnNotice', 'ask')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a page that is looked at shows no notice, and does not ask', async () => {
  seen = 'visible'
  await turnNotice.began('Your turn')
  expect(shown).toEqual([])
  expect(turnNotice.ask).toBe(false)
})

test('whoever missed a turn is asked once, and told of the next one', async () => {
  await turnNotice.began('Your turn')
  expect(shown).toEqual([])
  expect(turnNotice.ask).toBe(true)
  await turnNotice.choose(true)
  expect(turnNotice.ask).toBe(false)
  await turnNotice.began('Your turn again')
  expect(shown).toEqual(['Your turn again'])
})

test('who says no, or whose browser does, is not asked again', async () => {
  await turnNotice.began('Your turn')
  await turnNotice.choose(false)
  expect(prefs.turnNotice).toBe('off')
  await turnNotice.began('Your turn again')
  expect([turnNotice.ask, ...shown]).toEqual([false])
  prefer('turnNotice', 'ask')
  ;(Notification as unknown as { permission: string }).permission = 'denied'
  expect(turnNotice.ask).toBe(false)
})
