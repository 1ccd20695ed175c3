// Made by tools/make_types.py from the Python types. Do not edit.

import type * as dream_diary from './dream_diary'
import type * as dream_power_trick from './dream_power_trick'
import type * as dream_ravens from './dream_ravens'
import type * as dreams_and_nightmares from './dreams_and_nightmares'
import type * as when_i_dream from './when_i_dream'

export interface Games {
  dream_diary: {
    view: dream_diary.View
    move: dream_diary.Move
    event: dream_diary.AnyEvent
    options: dream_diary.Options
  }
  dream_power_trick: {
    view: dream_power_trick.View
    move: dream_power_trick.Move
    event: dream_power_trick.AnyEvent
    options: dream_power_trick.Options
  }
  dream_ravens: {
    view: dream_ravens.View
    move: dream_ravens.Move
    event: dream_ravens.AnyEvent
    options: dream_ravens.Options
  }
  dreams_and_nightmares: {
    view: dreams_and_nightmares.View
    move: dreams_and_nightmares.Move
    event: dreams_and_nightmares.AnyEvent
    options: dreams_and_nightmares.Options
  }
  when_i_dream: {
    view: when_i_dream.View
    move: when_i_dream.Move
    event: when_i_dream.AnyEvent
    options: when_i_dream.Options
  }
}

export type GameName = keyof Games
