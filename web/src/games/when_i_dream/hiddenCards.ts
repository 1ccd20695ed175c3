import type { HiddenCard } from '../../lib/board'
import { pick } from '../../lib/words'
import { w } from './words'

/** Which spirit everybody is; the Dreamer is none. */
export const hidden = ({ roles = [] }: { roles?: string[] }): HiddenCard[][] =>
  roles.map((role) =>
    ['fairy', 'boogeyman', 'sandman'].includes(role)
      ? [{ art: `./art/when/${role}.webp`, name: pick(w.roles, role) ?? role }]
      : [],
  )
