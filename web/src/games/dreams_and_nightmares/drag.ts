/** Dragging with mouse, pen or finger: a copy of the card follows the pointer until it is let go somewhere. */
import type { Attachment } from 'svelte/attachments'
import { copyOf } from './flight'

interface Drag {
  /** Where it may be let go, as a selector. */
  onto: string
  /** May it be lifted now? */
  free: () => boolean
  onlift: () => void
  /** Let go over a place, or over nothing; `at` is where the card hung. */
  ondrop: (place: HTMLElement | null, at: DOMRect) => void
}

const ENOUGH = 8 // pixels before a press becomes a drag

export function drag({ onto, free, onlift, ondrop }: Drag): Attachment<HTMLElement> {
  return (node) => {
    let copy: HTMLElement | null = null
    let over: HTMLElement | null = null
    let start = { x: 0, y: 0 }

    const placeAt = (x: number, y: number) =>
      document.elementFromPoint(x, y)?.closest<HTMLElement>(onto) ?? null

    function hover(place: HTMLElement | null) {
      if (over === place) return
      over?.classList.remove('is-over')
      place?.classList.add('is-over')
      over = place
    }

    function lift() {
      const thing = (node.querySelector('button, [role=img]') ?? node) as HTMLElement
      copy = copyOf(thing, node.getBoundingClientRect())
      copy.classList.add('dragged')
      document.body.append(copy)
      node.style.opacity = '0.25'
      onlift()
    }

    function move(event: PointerEvent) {
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
      if (!copy && Math.hypot(dx, dy) < ENOUGH) return
      if (!copy) lift()
      copy!.style.transform = `translate(${dx}px, ${dy}px) rotate(5deg) scale(1.06)`
      hover(placeAt(event.clientX, event.clientY))
    }

    function end(event: PointerEvent | KeyboardEvent) {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return
      listen('removeEventListener')
      const dropped = event.type === 'pointerup' && copy
      const at = copy?.getBoundingClientRect()
      const place = over
      hover(null)
      node.style.opacity = ''
      copy?.remove()
      const lifted = !!copy
      copy = null
      if (!lifted) return
      // The click that follows a drag is part of it.
      const swallow = (click: Event) => (click.stopPropagation(), click.preventDefault())
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50)
      ondrop(dropped ? place : null, at!)
    }

    function listen(how: 'addEventListener' | 'removeEventListener') {
      window[how]('pointermove', move as EventListener)
      window[how]('pointerup', end as EventListener)
      window[how]('pointercancel', end as EventListener)
      window[how]('keydown', end as EventListener)
    }

    function press(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary || !free()) return
      start = { x: event.clientX, y: event.clientY }
      listen('addEventListener')
    }

    node.style.touchAction = 'none'
    node.addEventListener('pointerdown', press)
    return () => {
      node.removeEventListener('pointerdown', press)
      listen('removeEventListener')
      copy?.remove()
    }
  }
}
