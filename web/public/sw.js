/**
 * While the server cannot be reached, shows the page that the app has kept for it (see src/lib/offline.ts); all else comes
 * from the network. A notice of a turn that is pressed leads back to its table.
 */
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  const kept = async (gone) => (await caches.match('offline')) ?? Promise.reject(gone)
  event.respondWith(fetch(event.request).catch(kept))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  const back = async () => {
    const pages = await clients.matchAll({ type: 'window' })
    const page = pages.find(({ url }) => url === event.notification.data) ?? pages[0]
    return page ? page.focus() : clients.openWindow(event.notification.data)
  }
  event.waitUntil(back())
})
