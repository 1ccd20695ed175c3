import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drag } from './drag'

let node: HTMLElement
let beside: HTMLElement
const onlift = vi.fn()
const ondrop = vi.fn(() => true)

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = '<div id="card"><b></b></div><div id="beside" data-place="pile"></div>'
  node = document.getElementById('card')!
  beside = document.getElementById('beside')!
  node.setPointerCapture = () => undefined
  document.elementFromPoint = () => beside
  drag(node, { able: true, onlift, ondrop })
})
afterEach(() => vi.restoreAllMocks())

const point = (type: string, on: Element, x: number) =>
  on.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: 0, pointerId: 1, button: 0 }))

test('a quick hand lifts the card, though its first step is already beside it', () => {
  point('pointerdown', node, 0)
  point('pointermove', beside, 80)
  expect(onlift).toHaveBeenLastCalledWith(true)
  point('pointerup', beside, 200)
  expect(ondrop).toHaveBeenCalledWith('pile', beside)
})

test('a card that was pressed and let go elsewhere does not follow the pointer later', () => {
  point('pointerdown', node, 0)
  point('pointerup', beside, 4)
  point('pointermove', node, 40)
  expect(onlift).not.toHaveBeenCalled()
})
