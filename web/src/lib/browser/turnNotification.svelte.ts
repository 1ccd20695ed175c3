/** Tells somebody who looks elsewhere that it is their turn: where the browser can, and only if they have said yes. */
import { prefer, prefs } from '../prefs.svelte'

const TAG = 'turn' // one notice at a time

let missed = $state(false)

export const turnNotice = {
  /** A turn began while the page was hidden, and nobody has said yet whether to be told. */
  get ask() {
    return missed && prefs.turnNotice === 'ask' && turnNotice.possible
  },
  /** The browser can show notices, and has not been told never to. */
  get possible() {
    return isSecureContext && 'Notification' in window && Notification.permission !== 'denied'
  },
  get on() {
    return prefs.turnNotice === 'on' && turnNotice.possible
  },
  /** Called when a button is pressed: only then may a page ask the browser. */
  async choose(wanted: boolean): Promise<void> {
    const granted = wanted && (await Notification.requestPermission()) === 'granted'
    prefer('turnNotice', granted ? 'on' : 'off')
  },
  /** My turn has begun. */
  async began(text: string): Promise<void> {
    if (document.visibilityState === 'visible') return
    missed = true
    if (!turnNotice.on || Notification.permission !== 'granted') return
    const about = { icon: './art/brand/icon_192.png', tag: TAG, data: location.href }
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker) await worker.showNotification(text, about)
    else new Notification(text, about)
  },
  /** My turn is over: what is shown about it goes away. */
  async ended(): Promise<void> {
    const worker = await navigator.serviceWorker?.getRegistration()
    for (const shown of (await worker?.getNotifications({ tag: TAG })) ?? []) shown.close()
  },
}
