/** The cards this person has picked from the hand: known to the board and to the banner. */
let ids = $state.raw<string[]>([])

export const picks = {
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
