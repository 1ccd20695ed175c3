/**
 * Dragging with mouse, pen or finger: `use:drag={{ picture, ondrop }}` around a card. What it was dropped on is found
 * by its `data-place`; a tap stays a tap. Under reduced motion the card still follows the hand.
 */
import type { Action } from 'svelte/action'

export interface Drag {
  /** The picture that follows the hand; without one nothing can be dragged. */
  picture: string | null
  onlift?: (lifted: boolean) => void
  ondrop: (place: string, element: Element) => void
}

const FAR = 8 // pixels until a press becomes a drag

export const drag: Action<HTMLElement, Drag> = (node, given) => {
  let { picture, onlift, ondrop } = given
  let from: { x: number; y: number; id: number } | null = null
  let ghost: HTMLImageElement | null = null

  function lift(event: PointerEvent) {
    const box = node.getBoundingClientRect()
    ghost = document.createElement('img')
    ghost.src = picture!
    ghost.alt = ''
    ghost.className = 'flying'
    Object.assign(ghost.style, { left: '0', top: '0', width: `${box.width}px`, height: `${box.height}px` })
    document.body.append(ghost)
    node.setPointerCapture(event.pointerId)
    onlift?.(true)
  }
  function follow(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return
    if (!ghost && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) lift(event)
    if (!ghost) return
    const { width, height } = ghost.getBoundingClientRect()
    ghost.style.transform = `translate(${event.clientX - width / 2}px, ${event.clientY - height / 2}px) rotate(-3deg)`
  }
  function down(event: PointerEvent) {
    if (picture && event.button === 0) from = { x: event.clientX, y: event.clientY, id: event.pointerId }
  }
  function up(event: PointerEvent) {
    if (ghost) {
      ghost.remove()
      const target = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-place]')
      node.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => node.removeEventListener('click', swallow, { capture: true }))
      onlift?.(false)
      if (event.type === 'pointerup' && target) ondrop(target.getAttribute('data-place')!, target)
    }
    ghost = from = null
  }
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  const still = (event: Event) => event.preventDefault() // the browser's own dragging of pictures

  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', follow)
  node.addEventListener('pointerup', up)
  node.addEventListener('pointercancel', up)
  node.addEventListener('dragstart', still)
  node.style.touchAction = 'none'
  return {
    update: (now) => ({ picture, onlift, ondrop } = now),
    destroy() {
      ghost?.remove()
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', follow)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', up)
      node.removeEventListener('dragstart', still)
    },
  }
}
