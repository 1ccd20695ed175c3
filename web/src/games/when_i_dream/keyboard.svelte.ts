/** How much of the page a phone's keyboard covers, in pixels: what is written on stays above it. */
export function keyboard(): { readonly height: number } {
  let height = $state(0)
  $effect(() => {
    const seen = window.visualViewport
    if (!seen) return
    // A page that is zoomed in also shows less than all of itself.
    const look = () =>
      (height = seen.scale > 1.05 ? 0 : Math.max(0, window.innerHeight - seen.height - seen.offsetTop))
    look()
    seen.addEventListener('resize', look)
    seen.addEventListener('scroll', look)
    return () => {
      seen.removeEventListener('resize', look)
      seen.removeEventListener('scroll', look)
    }
  })
  return {
    get height() {
      return height
    },
  }
}
