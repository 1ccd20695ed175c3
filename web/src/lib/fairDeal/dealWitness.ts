/**
 * What this browser notes of a table before any card can be known, and what it says of the deal when the secret is shown.
 * The same as `src/dreamtable/play/deal_witness.py`; both are tested with `tests/play/witness_cases.json`.
 */
import type { Snapshot } from '../generated/protocol'
import { secret } from '../net/random'
import { fromHex, sha256 } from './sha256'

export type Verdict = 'vouched' | 'seen' | 'late' | 'left_out' | 'differs'

export interface Notes {
  luck: string
  /** The commitments of the table and of the seats. */
  noted: { commitment: string; lucks: string[] } | null
  /** Whether the commitments were noted before the first card. */
  early: boolean
  /** For a seat, the nonce that was revealed for what was noted. */
  own: Record<number, string>
  /** The table knows some of this luck: from now on it may leave seats out, and no more. */
  revealed?: boolean
  differs: boolean
}

const LINKS = 10
const KEPT = 60 // tables
const KEY = 'dreamtable-deals'

const commitment = (opened: string) => sha256(fromHex(opened))
/** Whether this opens a commitment. It has to be written as it was hashed: in capitals it would deal other cards. */
const fits = (shown: string, opened: string) =>
  /^([0-9a-f]{2})*$/.test(opened) && shown === (opened && commitment(opened))
const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((x, i) => x === b[i])

/** Whether commitments are those of a new draw: the next links of all who revealed theirs, and fewer of them. */
const leavesOut = (before: readonly string[], after: readonly string[]) =>
  before.length === after.length &&
  after.filter(Boolean).length < before.filter(Boolean).length &&
  after.every((luck, seat) => !luck || fits(before[seat]!, luck))

export class DealWitness {
  constructor(public notes: Notes = { luck: secret(), noted: null, early: false, own: {}, differs: false }) {}

  /** The commitment to this browser's luck, to be sent to the table. */
  get luck(): string {
    let link = this.notes.luck
    for (let n = 0; n < LINKS; n++) link = commitment(link)
    return link
  }

  see(shown: string, lucks: readonly string[], replaced: readonly string[], started: boolean): void {
    const { noted, own, differs, luck } = this.notes
    const early = !started || (this.notes.early && shown === noted?.commitment)
    if (differs || (noted && noted.commitment === shown && same(noted.lucks, lucks))) return
    const revealed = this.notes.revealed || Object.keys(own).length > 0
    if (noted && (started || revealed)) {
      const redrawn = replaced.includes(noted.commitment)
      const fixedUnseen = !revealed && !noted.lucks.length && (shown === noted.commitment || redrawn)
      if (!fixedUnseen && !(redrawn && leavesOut(noted.lucks, lucks))) {
        this.notes.differs = true
        return
      }
    }
    this.notes = {
      luck,
      noted: { commitment: shown, lucks: [...lucks] },
      own: {},
      revealed,
      early,
      differs: false,
    }
  }

  /**
   * The nonce to reveal for a seat whose commitment is this browser's own, or null. Notes what is fixed at this moment.
   * Nothing is revealed twice before two different sets of commitments: a table that knows a nonce could choose the
   * other set to go with it.
   */
  reveal(seat: number, shown: string, lucks: readonly string[]): string | null {
    const { noted, revealed, differs } = this.notes
    if (differs || (revealed && !(noted?.commitment === shown && same(noted.lucks, lucks)))) return null
    let link = this.notes.luck
    for (let n = 0; n < LINKS; n++) {
      const next = commitment(link)
      if (next === lucks[seat]) {
        const found = { commitment: shown, lucks: [...lucks] }
        Object.assign(this.notes, { noted: found, early: true, revealed: true })
        this.notes.own[seat] = link
        return link
      }
      link = next
    }
    return null
  }

  verdict(opened: string, nonces: readonly string[], sits: boolean): Verdict {
    const { noted, own, differs, early } = this.notes
    const lucks = noted?.lucks ?? []
    const opens = lucks.length === nonces.length && lucks.every((luck, seat) => fits(luck, nonces[seat]!))
    const revealed = Object.entries(own)
    if (
      differs ||
      !fits(noted?.commitment ?? '', opened) ||
      (lucks.length && !opens) ||
      revealed.some(([seat, nonce]) => nonces[Number(seat)] !== nonce)
    )
      return 'differs'
    if (revealed.length) return 'vouched'
    if (sits) return 'left_out'
    return early && (lucks.length || !nonces.some(Boolean)) ? 'seen' : 'late'
  }
}

type Kept = Record<string, Notes>

function kept(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept | null) ?? {}
  } catch {
    return {}
  }
}

/** Keep the notes about a table: a reload must not make this browser forget what it saw before the deal. */
export function keep(table: string, witness: DealWitness): void {
  const others = Object.entries(kept()).filter(([id]) => id !== table)
  const newest = others.slice(1 - KEPT)
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(newest), [table]: witness.notes }))
  } catch {
    // A browser without storage vouches as long as the page is open.
  }
}

/** The notes about a table that were kept, or new ones. */
export function witnessOf(table: string): DealWitness {
  const notes = kept()[table]
  return notes ? new DealWitness(notes) : new DealWitness()
}

/** Note what a snapshot shows; returns the luck that is to be revealed now, by seat. */
export function witness(of: DealWitness, { table, you }: Snapshot): [seat: number, luck: string][] {
  const { commitment: shown, lucks = [], redraws = [], phase } = table
  // Another tab has the same luck: what it has revealed, this one has.
  if (phase === 'lobby' && !of.notes.revealed) of.notes = kept()[table.id] ?? of.notes
  const before = JSON.stringify(of.notes)
  of.see(
    shown,
    lucks,
    redraws.map((redraw) => redraw.commitment),
    phase !== 'lobby',
  )
  const revealed =
    phase === 'lobby' && lucks.length
      ? you.seats.flatMap((seat): [number, string][] => {
          const luck = of.reveal(seat, shown, lucks)
          return luck ? [[seat, luck]] : []
        })
      : []
  if (JSON.stringify(of.notes) !== before) keep(table.id, of)
  return revealed
}
