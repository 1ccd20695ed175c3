/**
 * SHA-256 (FIPS 180-4) over bytes, as hex. The browser's own needs a secure context, and a table on the local
 * network has none; the proof of a fair deal must work there, too.
 */
const primes = (count: number): number[] => {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p)) found.push(n)
  return found
}
const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0
const ROUND = primes(64).map((p) => fraction(Math.cbrt(p)))
const START = primes(8).map((p) => fraction(Math.sqrt(p)))

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by))

export function sha256(bytes: Uint8Array): string {
  const size = ((bytes.length + 8) >> 6) + 1
  const data = new DataView(new ArrayBuffer(size * 64))
  bytes.forEach((b, i) => data.setUint8(i, b))
  data.setUint8(bytes.length, 0x80)
  data.setUint32(size * 64 - 4, bytes.length * 8)
  const hash = [...START]
  const w = new Int32Array(64)
  for (let block = 0; block < size; block++) {
    for (let i = 0; i < 16; i++) w[i] = data.getInt32(block * 64 + i * 4)
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!
      const b = w[i - 2]!
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
      w[i] = w[i - 16]! + s0 + w[i - 7]! + s1
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0
      const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((x, i) => (hash[i] = (hash[i]! + x) | 0))
  }
  return hash.map((x) => (x >>> 0).toString(16).padStart(8, '0')).join('')
}

export const fromHex = (hex: string) =>
  new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)))
