"""What can be wrong with the look of a big screen: words too small for a sofa, or too near to the edge of the glass."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize

SCREENS: tuple[ViewportSize, ...] = (
    {"width": 1280, "height": 720},
    {"width": 1920, "height": 1080},
    {"width": 3840, "height": 2160},
)
# Words that are smaller than 2.6 % of the height, or nearer to the edge than 3 %.
UNREADABLE = """() => [...document.querySelectorAll('.tv-stage *')].filter((e) => {
  const words = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())
  const box = e.getBoundingClientRect()
  if (!words || !box.width || e.closest('[aria-hidden]')) return false
  const near = box.left < innerWidth * 0.03 || box.right > innerWidth * 0.97 || box.top < innerHeight * 0.03
  return near || parseFloat(getComputedStyle(e).fontSize) < innerHeight * 0.026
}).map((e) => `${e.className}: ${e.textContent.trim().slice(0, 40)}`)"""


def unreadable(page: Page) -> list[str]:
    """The words on a big screen that cannot be read from a sofa."""
    found: list[str] = page.evaluate(UNREADABLE)
    return found
