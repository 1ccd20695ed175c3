/** Where somebody's face is on this page: that of a seat, or where the seat itself is. Null where neither is shown. */
export function faceOf(seat: number): DOMRect | null {
  const places = document.querySelectorAll(`[data-face="${seat}"], [data-place="seat-${seat}"]`)
  const boxes = [...places].map((place) => place.getBoundingClientRect())
  return (
    boxes.find((box) => box.width && box.bottom > 0 && box.top < innerHeight && box.left < innerWidth) ?? null
  )
}
