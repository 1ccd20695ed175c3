/** The sheet on which a host brings words or pictures to a table: what is there, and what the server said to the last try. */
import { ApiError } from '../../lib/net/api'
import { pick } from '../../lib/words'

interface Calls<T> {
  list: () => Promise<{ mine: T[]; house: T[] }>
  bring: (code: string) => Promise<unknown>
  drop: (one: T) => Promise<unknown>
}

export class Bringing<T> {
  open = $state(false)
  mine = $state<T[]>([])
  house = $state<T[]>([])
  troubles = $state<string[]>([])

  /** `refused` has the sentences for what the server may refuse, by its code. */
  constructor(
    private readonly refused: () => Readonly<Record<string, string>>,
    private readonly calls: Calls<T>,
  ) {}

  /** Do something that the server may refuse; its reason stays on the sheet until the next try. */
  attempt = async (work: () => Promise<void>): Promise<void> => {
    this.troubles = []
    try {
      await work()
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused
      this.troubles = [pick(this.refused(), refused.code) ?? refused.why]
    }
  }

  show = (): void => {
    this.open = true
    void this.attempt(this.#list)
  }

  /** Put what has this code on the table, or take away what lies there if it is empty. */
  bring = (code: string): Promise<void> =>
    this.attempt(async () => {
      await this.calls.bring(code)
      this.open = false
    })

  remove = (one: T): Promise<void> =>
    this.attempt(async () => {
      await this.calls.drop(one)
      await this.#list()
    })

  #list = async (): Promise<void> => {
    ;({ mine: this.mine, house: this.house } = await this.calls.list())
  }
}
