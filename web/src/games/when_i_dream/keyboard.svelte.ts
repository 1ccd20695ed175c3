const WRITING = 'input, textarea'
const SMALLEST = 120 // less is a toolbar, not a keyboard
const CRAMPED = 560 // a page this low has a keyboard below it, where the browser makes the page smaller instead

/** What a phone's keyboard leaves of the page: what is written on stays above it. */
export function keyboard(): { readonly height: number; readonly up: boolean } {
  let height = $state(0)
  let up = $state(false)
  $effect(() => {
    const seen = window.visualViewport
    if (!seen) return
    function look() {
      const page = document.documentElement.clientHeight
      const covered = page - seen!.height - seen!.offsetTop
      // A page that is zoomed in also shows less than all of itself.
      const typing = seen!.scale < 1.05 && !!document.activeElement?.matches(WRITING)
      height = typing && covered > SMALLEST ? covered : 0
      up = height > 0 || (typing && page < CRAMPED)
    }
    const stop = new AbortController()
    const { signal } = stop
    seen.addEventListener('resize', look, { signal })
    seen.addEventListener('scroll', look, { signal })
    document.addEventListener('focusin', look, { signal })
    document.addEventListener('focusout', look, { signal })
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
