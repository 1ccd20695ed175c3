/** What the host of the server wants everybody to read; empty if there is nothing, or once it was put away. */
let text = $state('')
let read = ''

export const announcement = {
  get text() {
    return text
  },
}

export function announce(told: string): void {
  text = told === read ? '' : told
}

export function putAway(): void {
  read = text
  text = ''
}
