/** Who this browser is to the server. */
import { api } from './net/api'

let name = $state('')
let known = $state(false)
let arrivals = $state(0)

export const guest = {
  get name() {
    return name
  },
  /** The server has answered who we are, so its cookie is set. */
  get known() {
    return known
  },
  /** How often this browser has become somebody else: their tables are others, and so are their seats. */
  get arrivals() {
    return arrivals
  },
}

export async function meet(): Promise<void> {
  name = (await api.me()).name
  known = true
}

export async function rename(wanted: string): Promise<void> {
  name = (await api.rename(wanted)).name
}

export async function arrive(code: string): Promise<void> {
  name = (await api.arrive(code)).name
  arrivals++
}
