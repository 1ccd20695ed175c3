/** The address that phones can open: the server knows it where this page was opened as `localhost`. */
import { api } from '../net/api'

let links = $state.raw<string[]>([])
api.addresses().then(
  (found) => (links = found),
  () => null,
)
/** As somebody would type it: browsers add http:// by themselves, and https:// where no port is named. */
const plain = (link: string) => link.replace(/^http:\/\/|^https:\/\/(?=[^:]*$)/, '')

export const phoneAddress = {
  /** All that may work instead of this page's own, the likeliest first. */
  get links() {
    return links
  },
  get host() {
    return plain(links[0] ?? location.origin)
  },
}
