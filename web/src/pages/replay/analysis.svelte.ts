/** The analysis of a finished game: asked for, waited for, shown. */
import type { Analysis } from '../../lib/generated/protocol'
import { api, whyOf } from '../../lib/net/api'

const PATIENCE = 700 // milliseconds between two questions

export class Judgement {
  found = $state.raw<Analysis | null>(null)
  /** The share that is done, while it is being made. */
  done = $state<number | null>(null)
  trouble = $state('')

  constructor(private readonly table: string) {}

  /** Ask until it is there; asking again later shows it at once. */
  async ask(): Promise<void> {
    if (this.found || this.done !== null) return
    this.trouble = ''
    this.done = 0
    try {
      for (;;) {
        const answer = await api.analysis(this.table)
        if (!('done' in answer)) {
          this.found = answer
          return
        }
        this.done = answer.done
        await new Promise((resolve) => setTimeout(resolve, PATIENCE))
      }
    } catch (wrong) {
      this.trouble = whyOf(wrong)
    } finally {
      this.done = null
    }
  }
}
