/** The table that this big screen shows, kept in the browser: after a power cut it comes back by itself. */
const KEY = 'dreamtable-tv'
let memory = '' // where the browser keeps nothing

export const kept = {
  get table(): string {
    try {
      return localStorage.getItem(KEY) ?? ''
    } catch {
      return memory
    }
  },
  set table(id: string) {
    memory = id
    try {
      if (id) localStorage.setItem(KEY, id)
      else localStorage.removeItem(KEY)
    } catch {
      // Without storage it is remembered until the page is closed.
    }
  },
}
