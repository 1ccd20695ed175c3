/** Random hex digits. `crypto.randomUUID` needs a secure context; a table on the local network has none. */
function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((b) => b.toString(16).padStart(2, '0'))
    .join('')
}

/** This browser's share of the luck of a deal. */
export const nonce = () => hex(16)

/** A name for one request, new each time. */
export const requestId = () => hex(8)
