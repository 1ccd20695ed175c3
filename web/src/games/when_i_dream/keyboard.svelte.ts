const WRITING = 'input, textarea'
const SMALLEST = 120 // less is a toolbar, not a keyboard
const CRAMPED = 560 // a page this low has a keyboard below it, where the browser makes the page smaller instead

/** How much of the page a phone's keyboard covers, and whether it is open. */
export function keyboard(): { readonly height: number; readonly up: boolean } {
  let height = $state(0)
  let up = $state(false)
  $effect(() => {
    const seen = window.visualViewport
    if (!seen) return
    function look() {
      const page = document.documentElement.clientHeight
      const covered = page - seen!.height - seen!.offsetTop
      // A page that is zoomed in also shows less than all of itself, without a keyboard.
      const typing = seen!.scale < 1.05 && !!document.activeElement?.matches(WRITING)
      height = typing && covered > SMALLEST ? covered : 0
      up = height > 0 || (typing && page < CRAMPED)
    }
    // Later, because a field that leaves the page loses the focus in the middle of an update.
    const later = () => requestAnimationFrame(look)
    const stop = new AbortController()
    const { signal } = stop
    seen.addEventListener('resize', later, { signal })
    seen.addEventListener('scroll', later, { signal })
    document.addEventListener('focusin', later, { signal })
    document.addEventListener('focusout', later, { signal })
    return () => stop.abort()
  })
  return {
    get height() {
      return height
    },
    get up() {
      return up
    },
  }
}
