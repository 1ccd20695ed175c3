/** The guest that the server knows this browser as. */
import { announce } from './announcement.svelte'
import { api } from './net/api'

let name = $state('')
let known = $state(false)
let arrivals = $state(0)

export const guest = {
  get name() {
    return name
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
  name = me.name
  announce(me.announcement)
  known = true
}

export async function rename(wanted: string): Promise<void> {
  name = (await api.rename(wanted)).name
}

export async function arrive(code: string): Promise<void> {
  name = (await api.arrive(code)).name
  arrivals++
}
