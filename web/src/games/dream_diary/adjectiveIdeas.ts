/** A few suggestions out of many, different ones every turn, without those that were used. */
const HANDFUL = 5
// Far apart and prime to the lists' lengths, so that a walk over a list comes by everything.
const STRIDE = 7
const TURN = 31

export function ideas<T>(all: T[], used: T[], turn: number): T[] {
  const left = all.filter((one) => !used.includes(one))
  const step = left.length % STRIDE === 0 ? STRIDE + 4 : STRIDE
  const picked = new Set<T>()
  for (let i = 0; i < left.length && picked.size < HANDFUL; i++) {
    picked.add(left[(turn * TURN + i * step) % left.length]!)
  }
  return [...picked]
}
