"""What can be wrong with a composition: walks a page over window sizes and measures overlap, cut text, reach and size.

Drawing took most of the time of a walk, the more the larger the window, so pictures behind things are left out of it.
"""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import Page, ViewportSize

from support.page_checks import SETTLED

SIZES: list[ViewportSize] = [
    {"width": 1280, "height": 720},
    {"width": 1440, "height": 900},
    {"width": 1920, "height": 1080},
    {"width": 2560, "height": 1440},
    {"width": 3840, "height": 2160},
    {"width": 768, "height": 1024},
    {"width": 390, "height": 844},
    {"width": 360, "height": 640},
    {"width": 667, "height": 375},
    {"width": 844, "height": 390},
]
# Text may be no smaller than 12 px, on large screens no smaller than 1.6 % of the height of the window; a target is 44 px.
LEAST = 12
LARGE = 1000
SHARE = 0.016
THUMB = 44
# No larger part of a window may be empty: no word, picture, control or paper in it.  The scenery does not count.
EMPTIEST = 0.22
COMPOSED = [(1440, 900), (2560, 1440)]
# Findings of one page as it stands.  `essential` are selectors of what must lie inside the window without scrolling;
# of `inside` there may be nothing, but what there is must lie inside, too.
# What is hidden, in flight, decoration (aria-hidden) or behind a modal dialog does not count.
WALK = """
({ essential, inside, least, large, share, thumb }) => {
  const found = []
  const root = document.querySelector('dialog:modal') ?? document.body
  const name = e => {
    const said = (e.getAttribute('aria-label') || e.innerText || e.value || e.placeholder || '').trim().slice(0, 40)
    const cls = typeof e.className === 'string' ? e.className.replace(/s-[\\w-]{8,}|svelte-\\w+/g, '').trim() : ''
    return `${e.tagName.toLowerCase()}${cls ? '.' + cls.split(/\\s+/).join('.') : ''} "${said.replace(/\\s+/g, ' ')}"`
  }
  // words for screen readers only
  const spoken = e => {
    for (; e; e = e.parentElement) if (getComputedStyle(e).clipPath === 'inset(50%)') return true
    return false
  }
  const seen = e =>
    e.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !e.closest('[inert], .sr, .flying') && !spoken(e)
  // the part of an element that its scrolling and clipping ancestors leave visible
  const visible = e => {
    let { left, top, right, bottom } = e.getBoundingClientRect()
    for (let p = e.parentElement; p && p !== document.documentElement; p = p.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(p)
      if (p === document.body || (overflowX === 'visible' && overflowY === 'visible')) continue
      const b = p.getBoundingClientRect()
      if (overflowX !== 'visible') { left = Math.max(left, b.left); right = Math.min(right, b.right) }
      if (overflowY !== 'visible') { top = Math.max(top, b.top); bottom = Math.min(bottom, b.bottom) }
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top }
  }
  const all = [...root.querySelectorAll('*')].filter(seen)
  // sideways scroll
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push('the page scrolls sideways')
  // text: its size, and whether it is cut
  const floor = Math.min(innerHeight, innerWidth) >= large ? Math.max(least, innerHeight * share) : least
  const says = e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim())
  for (const e of all) {
    if (!says(e) || e.closest('[aria-hidden=true], option, svg')) continue
    const style = getComputedStyle(e)
    const size = parseFloat(style.fontSize)
    if (size && size < floor - 0.3) found.push(`text of ${size.toFixed(1)} px: ${name(e)}`)
    const clips = style.overflow !== 'visible' && !['auto', 'scroll'].includes(style.overflowX)
    if (clips && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + size * 0.35))
      found.push(`cut text: ${name(e)}`)
  }
  // targets: their size, and whether another one lies on them
  const targets = all.filter(e => e.matches('button, a[href], input, select, textarea, summary, [role=button]'))
    .filter(e => !(e.matches('a') && e.closest('p, li > span')) && !e.closest('[aria-hidden=true]'))
  const boxes = []
  const fixed = e => {
    for (; e && e !== root; e = e.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(e).position)) return true
    return false
  }
  for (const e of targets) {
    const whole = e.matches('[type=checkbox], [type=radio]') ? (e.labels[0] ?? e) : e
    const box = whole.getBoundingClientRect()
    if (!box.width || !box.height) continue
    if (Math.min(box.width, box.height) < thumb - 0.5)
      found.push(`target of ${box.width.toFixed(0)} x ${box.height.toFixed(0)}: ${name(e)}`)
    boxes.push([whole, visible(whole)])
  }
  for (let i = 0; i < boxes.length; i++) for (let j = i + 1; j < boxes.length; j++) {
    const [a, x] = boxes[i], [b, y] = boxes[j]
    if (a === b || a.contains(b) || b.contains(a) || a.closest('[data-overlap]') || b.closest('[data-overlap]')) continue
    const w = Math.min(x.right, y.right) - Math.max(x.left, y.left)
    const h = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top)
    if (w > 4 && h > 4 && fixed(a) === fixed(b)) found.push(`overlap of ${w.toFixed(0)} x ${h.toFixed(0)}: ${name(a)} and ${name(b)}`)
  }
  // nothing lies over words or over what can be touched
  const all_can_be_hit = document.head.appendChild(document.createElement('style'))
  all_can_be_hit.textContent = '* { pointer-events: auto !important }'
  const inWindow = ([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight
  const over = (e, x, y) => {
    const top = document.elementFromPoint(x, y)
    const same = !top || top.contains(e) || e.contains(top) || e.labels?.[0]?.contains(top)
      || (top.closest('label') && top.closest('label') === e.closest('label')) // a clear control over its own words
    if (root !== document.body && top?.closest('footer')) return null // a sheet scrolls beneath its foot
    return same || top.closest('[aria-hidden=true], [data-modal], .sr, .flying') || e.closest('[data-overlap]') || (fixed(e) !== fixed(top) && !top.closest('.coach')) ? null : top
  }
  for (const e of all) {
    if (e.closest('[aria-hidden=true], option, svg')) continue
    const part = visible(e)
    if (part.width < 4 || part.height < 4) continue
    let points = []
    if (targets.includes(e)) points = [[(part.left + part.right) / 2, (part.top + part.bottom) / 2]]
    else if (says(e)) {
      const range = document.createRange()
      range.selectNodeContents([...e.childNodes].find(n => n.nodeType === 3 && n.data.trim()))
      const line = range.getClientRects()[0]
      const middle = line && (line.top + line.bottom) / 2
      if (line) points = [line.left + 2, (line.left + line.right) / 2, line.right - 2].map(x => [x, middle])
      points = points.filter(([x, y]) => x >= part.left && x <= part.right && y >= part.top && y <= part.bottom)
    }
    const top = points.filter(inWindow).map(at => over(e, ...at)).find(found => found)
    if (top) found.push(`covered by ${name(top)}: ${name(e)}`)
  }
  all_can_be_hit.remove()
  // essentials: in the window, without scrolling
  for (const selector of [...essential, ...inside]) {
    const there = [...root.querySelectorAll(selector)].filter(seen)
    if (!there.length && essential.includes(selector)) found.push(`missing: ${selector}`)
    for (const e of there) {
      const box = e.getBoundingClientRect()
      const part = visible(e)
      const lost = Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight,
        box.width - part.width, box.height - part.height)
      if (lost > 2) found.push(`${lost.toFixed(0)} px outside the window: ${name(e)}`)
    }
  }
  return [...new Set(found)]
}
"""


# The largest share of the window that holds nothing, over a grid of cells.
GAP = """
() => {
  const [columns, rows] = [96, 60]
  const taken = Array.from({ length: rows }, () => new Uint8Array(columns))
  const take = ({ left, top, right, bottom }) => {
    const [from, to] = [Math.max(0, Math.floor(left / innerWidth * columns)), Math.ceil(right / innerWidth * columns)]
    const last = Math.min(rows, Math.ceil(bottom / innerHeight * rows))
    for (let y = Math.max(0, Math.floor(top / innerHeight * rows)); y < last; y++) taken[y].fill(1, from, Math.max(from, to))
  }
  for (const e of document.body.querySelectorAll('*')) {
    if (!e.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue
    const box = e.getBoundingClientRect()
    if (box.width * box.height > innerWidth * innerHeight / 2) continue
    const style = getComputedStyle(e)
    const painted = style.backgroundImage !== 'none' || !/, 0\\)$|transparent/.test(style.backgroundColor)
    if (painted || e.matches('img, svg, button, input, textarea, [data-picture]')) take(box)
    for (const node of e.childNodes) if (node.nodeType === 3 && node.data.trim()) {
      const range = document.createRange()
      range.selectNode(node)
      for (const line of range.getClientRects()) take(line)
    }
  }
  let best = 0
  const high = new Array(columns).fill(0)
  for (const row of taken) {
    for (let x = 0; x < columns; x++) high[x] = row[x] ? 0 : high[x] + 1
    for (let x = 0; x < columns; x++)
      for (let end = x, low = high[x]; end < columns && low; end++) {
        low = Math.min(low, high[end])
        best = Math.max(best, low * (end - x + 1))
      }
  }
  return best / columns / rows
}
"""


# Pictures and shadows behind things take no room, but most of the time that a window needs to be drawn.
UNPAINTED = """
addEventListener('DOMContentLoaded', () => {
  const style = document.head.appendChild(document.createElement('style'))
  style.id = 'unpainted'
  style.textContent = '*, *::before, *::after { background-image: none !important; box-shadow: none !important }'
})
"""
# One call measures a window: when it is at rest, without the keyboard of a phone, at its top.
MEASURE = f"""
async ({{ composed, ...given }}) => {{
  document.activeElement?.blur()
  scrollTo(0, 0)
  const frame = () => new Promise(requestAnimationFrame)
  await frame()
  await frame()
  const settled = {SETTLED}
  for (let frames = 0; !settled(); await frame()) if (++frames > 3000) return {{ found: ['never at rest'], empty: 0 }}
  const found = ({WALK})(given)
  if (!composed) return {{ found, empty: 0 }}
  const unpainted = document.getElementById('unpainted')
  if (unpainted) unpainted.disabled = true
  const empty = ({GAP})()
  if (unpainted) unpainted.disabled = false
  return {{ found, empty }}
}}
"""


def leave_unpainted(page: Page) -> None:
    """Draw nothing behind things from the next page on; what is measured stays the same."""
    page.add_init_script(UNPAINTED)


def walk_sizes(
    page: Page,
    essential: Iterable[str] = (),
    sizes: Iterable[ViewportSize] = tuple(SIZES),
    inside: Iterable[str] = (),
    composed: bool = False,
) -> list[str]:
    """Return what is wrong with the page at every window size, each finding with its size; the window is put back afterwards.

    `essential` selects what must be there and in the window, `inside` what must be in the window if it is there.  An
    element inside `[data-overlap]` may lie on its neighbours: a fan of cards does.  `composed` also finds a window that is
    empty for too large a part.
    """
    before = page.viewport_size
    given = {"essential": list(essential), "inside": list(inside)}
    limits = {"least": LEAST, "large": LARGE, "share": SHARE, "thumb": THUMB}
    found = []
    for size in sizes:
        page.set_viewport_size(size)
        judged = composed and (size["width"], size["height"]) in COMPOSED
        here = page.evaluate(MEASURE, given | limits | {"composed": judged})
        if here["empty"] > EMPTIEST:
            here["found"].append(f"{here['empty']:.0%} of the window are empty")
        found += [f"{size['width']}x{size['height']}: {what}" for what in here["found"]]
    if before:
        page.set_viewport_size(before)
    return found
