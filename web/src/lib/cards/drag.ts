/**
 * Dragging with mouse, pen or finger: `use:drag={{ able, ondrop }}` around a card. The card itself is lifted, and its
 * place is empty meanwhile. What it was dropped on is found by its `data-place`; a tap stays a tap. Under reduced
 * motion the card still follows the hand.
 */
import type { Action } from 'svelte/action'
import { copyOf } from './flyingCard'
import { pace, SETTLE } from '../motion'

export interface Drag {
  able: boolean
  onlift?: (lifted: boolean) => void
  /** Called when a card is dropped on a place; returns whether it may lie there, otherwise the card glides back. */
  ondrop: (place: string, element: Element) => boolean
}

const FAR = 8 // pixels until a press becomes a drag
const AWAY = '0.25' // how much is still seen of a card where it was

export const drag: Action<HTMLElement, Drag> = (node, given) => {
  let { able, onlift, ondrop } = given
  let from: { x: number; y: number; id: number } | null = null
  let ghost: HTMLElement | null = null

  function lift(event: PointerEvent) {
    ghost = copyOf(node.firstElementChild as HTMLElement)
    ghost.style.willChange = 'transform'
    document.body.append(ghost)
    node.style.opacity = AWAY
    node.setPointerCapture(event.pointerId)
    onlift?.(true)
  }
  function follow(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return
    const [x, y] = [event.clientX - from.x, event.clientY - from.y]
    if (!ghost && Math.hypot(x, y) > FAR) lift(event)
    if (ghost) ghost.style.transform = `translate(${x}px, ${y}px) rotate(-3deg) scale(1.06)`
  }
  // The window listens from here on, because a quick pointer leaves the card before it is lifted.
  function down(event: PointerEvent) {
    if (!able || event.button !== 0) return
    from = { x: event.clientX, y: event.clientY, id: event.pointerId }
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', up)
  }
  function release() {
    window.removeEventListener('pointermove', follow)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('pointercancel', up)
  }
  function up(event: PointerEvent) {
    if (event.pointerId !== from?.id) return
    release()
    if (ghost) {
      const target = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-place]')
      node.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => node.removeEventListener('click', swallow, { capture: true }))
      onlift?.(false)
      const landed =
        event.type === 'pointerup' && target && ondrop(target.getAttribute('data-place')!, target)
      void home(ghost, landed ? 0 : pace('turn'))
    }
    ghost = from = null
  }
  async function home(card: HTMLElement, duration: number) {
    if (duration)
      await card.animate({ transform: 'none' }, { duration, easing: SETTLE }).finished.catch(() => null)
    card.remove()
    node.style.opacity = ''
  }
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  const still = (event: Event) => event.preventDefault() // the browser's own dragging of pictures

  node.addEventListener('pointerdown', down)
  node.addEventListener('dragstart', still)
  node.style.touchAction = 'none'
  return {
    update: (now) => ({ able, onlift, ondrop } = now),
    destroy() {
      ghost?.remove()
      node.removeEventListener('pointerdown', down)
      release()
      node.removeEventListener('dragstart', still)
    },
  }
}
