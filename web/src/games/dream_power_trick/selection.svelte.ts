/** The cards of my hand that I have picked; the board lights what goes with them, and the banner speaks of them. */
let ids = $state.raw<string[]>([])

export const selection = {
  get ids() {
    return ids
  },
  toggle(id: string) {
    ids = ids.includes(id) ? ids.filter((i) => i !== id) : [...ids, id]
  },
  set(chosen: string[]) {
    ids = chosen
  },
  clear() {
    ids = []
  },
}
