/** The guest that the server knows this browser as. */
import { announce } from './announcement.svelte'
import type { Me } from './generated/protocol'
import { api } from './net/api'

let name = $state('')
let face = $state(0)
let colour = $state(0)
let known = $state(false)
let arrivals = $state(0)

export const guest = {
  get name() {
    return name
  },
  /** The number of the chosen face; 0: none. */
  get face() {
    return face
  },
  /** The number of the chosen colour; 0: none. */
  get colour() {
    return colour
  },
  /** Whether the server has answered who we are, so that its cookie is set. */
  get known() {
    return known
  },
  /** How often this browser has become another guest by a transfer code; tables and seats are fetched anew then. */
  get arrivals() {
    return arrivals
  },
}

export async function meet(): Promise<void> {
  const me = await api.me()
  become(me)
  announce(me.announcement)
  known = true
}

function become(me: Me): void {
  name = me.name
  face = me.face ?? 0
  colour = me.colour ?? 0
}

export async function rename(wanted: string, look = { face, colour }): Promise<void> {
  become(await api.rename({ name: wanted, ...look }))
}

export async function arrive(code: string): Promise<void> {
  become(await api.arrive(code))
  arrivals++
}
