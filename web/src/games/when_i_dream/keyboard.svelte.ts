const WRITING = 'input, textarea'
const SMALLEST = 120 // less is a toolbar, not a keyboard

/** How much of the page a phone's keyboard covers, in pixels: what is written on stays above it. */
export function keyboard(): { readonly height: number } {
  let height = $state(0)
  $effect(() => {
    const seen = window.visualViewport
    if (!seen) return
    function look() {
      const covered = document.documentElement.clientHeight - seen!.height - seen!.offsetTop
      // A page that is zoomed in also shows less than all of itself.
      const typing = seen!.scale < 1.05 && !!document.activeElement?.matches(WRITING)
      height = typing && covered > SMALLEST ? covered : 0
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
  }
}
