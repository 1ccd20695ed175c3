// Made by tools/make_types.py from the Python types. Do not edit.

import type * as dream_ravens from './dream_ravens'

export interface Games {
  dream_ravens: {
    view: dream_ravens.View
    move: dream_ravens.Move
    event: dream_ravens.AnyEvent
    options: dream_ravens.Options
  }
}

export type GameName = keyof Games
