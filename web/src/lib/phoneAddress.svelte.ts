/** The address that phones can open: the server knows it where this page was opened as `localhost`. */
import { api } from './net/api'

let links = $state.raw<string[]>([])
api.addresses().then(
  (found) => (links = found),
  () => null,
)
const plain = (link: string) => link.replace(/^https?:\/\//, '')

export const phoneAddress = {
  /** All that may work instead of this page's own, the likeliest first. */
  get links() {
    return links
  },
  get host() {
    return links[0] ? plain(links[0]) : location.host
  },
}
