/** Random hex digits. `crypto.randomUUID` needs a secure context; a table on the local network has none. */
function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((b) => b.toString(16).padStart(2, '0'))
    .join('')
}

/** Luck that this browser adds to a deal, so that nobody can choose the shuffle alone. */
export const secret = () => hex(32)

/** A fresh id for one request. */
export const requestId = () => hex(8)
