"""What can be wrong with the look of any page: complaints of axe, a sideways scroll, controls too small for a thumb."""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, TimeoutError, ViewportSize

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 834, "height": 1112}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 740}
LOW_PHONE: ViewportSize = {"width": 360, "height": 640}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
SMALL_TABLET: ViewportSize = {"width": 1024, "height": 768}
THUMB = 44

# Fonts are loaded and every transition has ended; animations without an end do not count.
SETTLED = """
() => document.fonts.status === 'loaded' && document.getAnimations().every(
  a => a.playState !== 'running' || a.effect.getComputedTiming().endTime === Infinity)
"""
# The names of controls that are smaller than a thumb.  A label is part of what it labels; links in a sentence are as
# large as their words and do not count.
SMALL = """
(thumb) => {
  const seen = e => e.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !e.closest('[inert], .sr')
  const all = [...document.querySelectorAll('button, a[href], input, select, textarea, [role=button]')]
  const top = document.querySelector('dialog:modal')
  return all.filter(e => seen(e) && (!top || top.contains(e)) && !(e.matches('a') && e.closest('p'))).flatMap(e => {
    const box = (e.matches('[type=checkbox], [type=radio]') ? e.labels[0] ?? e : e).getBoundingClientRect()
    if (!box.width || (box.width >= thumb - 0.5 && box.height >= thumb - 0.5)) return []
    const name = e.getAttribute('aria-label') || e.innerText || e.placeholder || e.id
    return [`${name.trim().slice(0, 40)}: ${box.width.toFixed(0)} x ${box.height.toFixed(0)}`]
  })
}
"""
# axe is injected once a page and returns violations only, because handing over the rest took most of the time.  Its
# preloading of style sheets is off: only checks of orientation locks and media that play by themselves need it.
AXE = """
async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false })
  return violations.map(v => `${v.id}: ${v.nodes[0].html.slice(0, 160)}`)
}
"""
# Nothing lies beyond the edge.  It is waited for, because a busy browser takes a moment to lay out a turned page.
FITS = "() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) <= innerWidth"
FITS_DOWN = "() => document.documentElement.scrollHeight <= innerHeight"
MOMENT = 3000  # milliseconds


def violations(page: Page) -> list[str]:
    """Return what axe complains about.

    A table plays on while axe looks, and a name that fades in under its eye has too little contrast for a moment: what
    it finds is looked for once more when the page has settled again, and only what stays counts.
    """
    found = ask_axe(page)
    return [complaint for complaint in ask_axe(page) if complaint in found] if found else []


def ask_axe(page: Page) -> list[str]:
    page.wait_for_function(SETTLED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    return [str(complaint) for complaint in page.evaluate(AXE)]


def small_controls(page: Page) -> list[str]:
    """Return the controls that are too small for a thumb."""
    page.wait_for_function(SETTLED)
    return [str(name) for name in page.evaluate(SMALL, THUMB)]


def complaints(page: Page, theme: str = "night") -> list[str]:
    """Return all that is wrong with the page as it is now, in this theme."""
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
    found = violations(page)
    try:
        page.wait_for_function(FITS, timeout=MOMENT)
    except TimeoutError:
        found.append("it scrolls sideways")
    if (page.viewport_size or DESKTOP)["width"] <= PHONE["width"]:
        found += [f"too small: {name}" for name in small_controls(page)]
    return found


def all_complaints(page: Page) -> list[str]:
    """Return all that is wrong with the page on every kind of screen, in both themes."""
    before = page.viewport_size or DESKTOP
    found = []
    for size, theme in ((SMALL_PHONE, "night"), (SMALL_PHONE, "dawn"), (TABLET, "night"), (DESKTOP, "dawn")):
        page.set_viewport_size(size)
        found += [f"{size['width']} {theme}: {what}" for what in complaints(page, theme)]
    page.set_viewport_size(before)
    return found
