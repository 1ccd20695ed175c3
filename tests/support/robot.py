"""A robot that plays in a browser: it looks for controls by the names that a screen reader says, and uses them.

A robot knows no rule.  It is given wishes in order, each a pattern of names and what to do with such a control.  It
follows the first wish whose control is there and enabled, and looks again, until the result is shown.
"""

from __future__ import annotations

import json
import math
import random
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import Error, Page

Verb = Literal["press", "hold", "type"]


@dataclass(frozen=True)
class Wish:
    """What to do with a control whose name matches a pattern."""

    pattern: str
    verb: Verb = "press"
    text: str = ""
    chance: float = 1.0  # how often to follow it when it is possible
    any_of: bool = False  # choose at random among those that match


# The names of all controls that can be used now; each gets its index as data-robot.
LOOK = """
() => {
  if ([...document.querySelectorAll('[role=dialog],dialog[open]')].some(d => /Watch it again/.test(d.innerText))) return 'over'
  if ([...document.querySelectorAll('button')].some(b => b.innerText.trim() === 'Show the result')) return 'over'
  const mine = document.querySelector('.is-yours')
  const always = /^(No more notes|Draw the curtain|I am .*|Close|I’ll remember|Ready)$/
  const top = [...document.querySelectorAll('dialog:modal')].at(-1)
  const visible = e => e.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true }) && !e.closest('[inert]')
    && (!top || top.contains(e))
  const things = [...document.querySelectorAll('button, input, textarea, [role=button], [role=radio]')].filter(
    e => visible(e) && !e.disabled && e.getAttribute('aria-disabled') !== 'true')
  for (const e of document.querySelectorAll('[data-robot]')) delete e.dataset.robot
  return things.map((e, i) => {
    e.dataset.robot = String(i)
    const name = e.getAttribute('aria-label') || e.innerText || e.getAttribute('placeholder') || ''
    const said = name.trim().replaceAll('\\n', ' ')
    return mine || always.test(said) ? said : ''
  })
}
"""
SEE = """
([patterns]) => {
  const look = LOOK
  const found = look()
  if (found === 'over') return found
  return found.some(name => patterns.some(p => new RegExp(p).test(name))) && JSON.stringify(found)
}
""".replace("LOOK", LOOK)
# Resolves when something on the page changes, or after a moment.
STIR = """
() => new Promise(done => {
  new MutationObserver(done).observe(document.body, { subtree: true, childList: true, attributes: true })
  setTimeout(done, 300)
})
"""


# A spot where the control is not covered: cards in a fan lie over each other.
REACH = """
(e) => {
  e.scrollIntoView({ block: 'nearest' })
  const box = e.getBoundingClientRect()
  for (const y of [0.5, 0.2, 0.8])
    for (const x of [0.5, 0.15, 0.85]) {
      const spot = { x: box.width * x, y: box.height * y }
      if (e.contains(document.elementFromPoint(box.x + spot.x, box.y + spot.y))) return spot
    }
  return null
}
"""
FRAMES = """
() => new Promise(done => {
  const began = performance.now()
  const frame = now => (now - began > 1300 ? done(0) : requestAnimationFrame(frame))
  requestAnimationFrame(frame)
})
"""


class Robot:
    """A player with a mouse."""

    def __init__(self, page: Page, wishes: list[Wish], seed: int = 1) -> None:
        self.page = page
        self.wishes = wishes
        self.luck = random.Random(seed)
        self.deeds = 0

    def look(self, patience: int) -> list[str] | None:
        """Return the names of usable controls, none if no wish can be followed in time; None when the game is over."""
        patterns = [[wish.pattern for wish in self.wishes]]
        found = self.page.evaluate(SEE, patterns)
        if not found and patience:
            found = self.page.wait_for_function(SEE, arg=patterns, timeout=patience, polling=100).json_value()
        return None if found == "over" else json.loads(found or "[]")

    def act(self, patience: int = 180_000) -> bool:
        """Follow one wish, if one can be followed; returns False when the game is over."""
        names = self.look(patience)
        if names is None:
            return False
        for wish in self.wishes:
            matching = [i for i, name in enumerate(names) if re.search(wish.pattern, name)]
            if matching and self.luck.random() < wish.chance:
                self.do(wish, self.luck.choice(matching) if wish.any_of else matching[0])
                break
        return True

    def do(self, wish: Wish, index: int) -> None:
        """Use the control with this index, unless the page has changed meanwhile."""
        thing = self.page.locator(f'[data-robot="{index}"]').first
        try:
            if not thing.count():
                return
            if wish.verb == "type":
                thing.fill(wish.text, timeout=3000)
                thing.press("Enter", timeout=3000)
            elif wish.verb == "hold":
                thing.focus(timeout=3000)
                self.page.keyboard.down("Enter")
                self.hold()
                self.page.keyboard.up("Enter")
            elif spot := thing.evaluate(REACH, timeout=3000):
                thing.click(position=spot, timeout=3000)
        except Error:
            return  # the page changed while the control was being used
        self.deeds += 1

    def hold(self) -> None:
        """Wait as long as a button has to be held, counted in the page's own frames."""
        self.page.evaluate(FRAMES)


class KeyRobot(Robot):
    """A player with a keyboard only: Tab to a control, Enter."""

    def do(self, wish: Wish, index: int) -> None:
        if not self.tab_to(f"document.activeElement.dataset.robot === '{index}'"):
            return  # the page changed meanwhile
        if wish.verb == "hold":
            self.page.keyboard.down("Enter")
            self.hold()
            self.page.keyboard.up("Enter")
        else:
            self.page.keyboard.press("Enter")
        self.deeds += 1

    def tab_to(self, there: str, most: int = 120) -> bool:
        """Press Tab until the right control has the focus; returns whether it was reached."""
        for _ in range(most):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(there):
                return True
        return False


def play_on(
    robots: Sequence[Robot],
    seconds: float = 1800,
    then: Callable[[Robot], None] = lambda robot: None,
    deeds: float = math.inf,
) -> None:
    """Let several robots play until all see the result, or until they have used controls `deeds` times together.

    `then` is called after each turn of a robot.
    """
    left = list(robots)
    began = time.monotonic()
    first = sum(robot.deeds for robot in robots)
    while left and sum(robot.deeds for robot in robots) - first < deeds:
        assert time.monotonic() - began < seconds, "the game did not end"
        before = sum(robot.deeds for robot in robots)
        for robot in list(left):
            if not robot.act(patience=0):
                left.remove(robot)
            else:
                then(robot)
        if left and sum(robot.deeds for robot in robots) == before:
            left[0].page.evaluate(STIR)


NO_NOTES = Wish("^No more notes$")
CURTAIN = Wish("^(Draw the curtain|I am .*)$")  # on a device that several people share
SHUT = Wish("^Close$")  # a sheet that the robot opened by mistake
COLOURS = "red|orange|yellow|green|blue|purple"
HAND_CARD = f"^({COLOURS}) (sun|cloud|rain|snow)$|^Rainbow|^Special|^Wild"

WISHES: dict[str, list[Wish]] = {
    "Dream": [
        NO_NOTES,
        CURTAIN,
        Wish("^I’ll remember$"),
        Wish("^Dream on$"),
        Wish("WAKE UP", "hold", chance=0.15),
        Wish("^Let it go$", chance=0.4),
        Wish("^Keep ", any_of=True),
        Wish("^Use ", chance=0.3),
        Wish("^The deck", chance=0.5),
        Wish("land \\d, face down|^The face-up pile", any_of=True),
        SHUT,
    ],
    "Dreams and Nightmares": [
        NO_NOTES,
        CURTAIN,
        Wish("^(Lay here|Cover|Take it): ", any_of=True),
        Wish("^Draw a card", chance=0.4),
        Wish("^(Dream \\d|Nightmare \\d|Convert to \\w+|Rem)$", any_of=True),
        Wish("^Draw a card"),
        SHUT,
    ],
    "Dream Power Trick": [
        NO_NOTES,
        CURTAIN,
        Wish("^Lay down "),
        Wish("^Give it, face down$"),
        Wish("^No Dream!", "hold", chance=0.3),
        Wish("^Take it$"),
        Wish("^Ask .* for "),
        Wish("^Ask \\w+, \\d", chance=0.5, any_of=True),
        Wish(f"^(\\w )?({COLOURS})$", any_of=True),
        Wish("^\\d × ", any_of=True),
        Wish("^Pass and draw$"),
        Wish(HAND_CARD, any_of=True),
        SHUT,
    ],
    "Dream Diary": [
        NO_NOTES,
        CURTAIN,
        Wish("^Put (it|them) to sleep$"),
        Wish(", as your nightmare$", any_of=True),
        Wish("One adjective$", "type", "windy"),
        Wish("^(None|One|Both|Two or more)\\b", any_of=True),
        Wish("^Hold to jump", "hold"),
        Wish("you may jump here", chance=0.6, any_of=True),
        Wish("^Skip it$|^(End turn|Stop here)$"),
        SHUT,
    ],
    "When I Dream": [
        NO_NOTES,
        CURTAIN,
        Wish("^Put on the mask$"),
        Wish("^I see…$|^Your guess$", "type", "castle", chance=0.05),  # in its sleep it hears a few words first
        Wish("^one word$|^Your clue$", "type", "thing"),
        Wish("^No last guess$"),
        Wish("^(That was my dream|The dream is told)$"),
        Wish("^First there was…$|^Your dream$", "type", "I saw a castle."),
        Wish("^It is fair$"),
        Wish("^I said it$"),
        Wish("^(Right|Wrong)$", any_of=True),
        Wish("^Ready$"),
        SHUT,
    ],
}
