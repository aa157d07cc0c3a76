"""The table on the screen: what a player sees of it and does at it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

REFUSED_BY_BROWSER = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "status of 4")
"""What the browser itself writes when a server is away or says no: no fault of the page."""

SEEN = """() => {
  const dialog = document.querySelector('dialog[open]');
  if (dialog && document.getElementById('end-title')) return {over: true, choices: [], areas: []};
  if (!document.querySelector('.prompt') || document.querySelector('.prompt[aria-busy=true]')) return null;
  const choices = [...document.querySelectorAll('.choices button')]
    .map(({dataset}) => ({action: Number(dataset.action), verb: dataset.verb}));
  if (!choices.length) return null;
  const areas = [...document.querySelectorAll('path.possible[data-area]')].map(path => path.dataset.area);
  return {over: false, choices, areas};
}"""
"""What can be chosen, once something can: null while nothing is asked."""

POINT = """(area) => {
  const path = document.querySelector(`path[data-area="${area}"]`);
  const box = path.getBoundingClientRect();
  const point = new DOMPoint(), matrix = path.getScreenCTM().inverse();
  for (const grid of [5, 9, 17]) for (let i = 1; i < grid; i++) for (let j = 1; j < grid; j++) {
    const x = box.left + box.width * i / grid, y = box.top + box.height * j / grid;
    if (document.elementFromPoint(x, y) === path) return [x, y];
  }
  return null;
}"""
"""A point of the screen at which a click meets an area of the map."""


TAKE = "action => document.querySelector(`.choices [data-action='${action}']`)?.click()"
"""Whoever waits for a click finds the choice gone where the page has passed by itself."""


class Watch:
    """What a page does that nobody sees: errors of its script, and messages between it and the server."""

    def __init__(self, page: Page) -> None:
        self.troubles: list[str] = []
        self.sent: list[dict[str, Any]] = []
        self.received: list[str] = []
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda message: self._hear(message.type, message.text))
        page.on("websocket", self._listen)

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(part in text for part in REFUSED_BY_BROWSER):
            self.troubles.append(text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda data: self.sent.append(json.loads(data)))
        socket.on("framereceived", lambda data: self.received.append(str(data)))

    def asked(self, kind: str) -> int:
        """How many messages of a type the page has sent."""
        return sum(message["type"] == kind for message in self.sent)


def look(page: Page) -> dict[str, Any]:
    """What can be chosen, as soon as it is this player's turn; or that the game is over."""
    seen: dict[str, Any] = page.wait_for_function(SEEN, timeout=60_000).json_value()
    return seen


def seated(page: Page, areas: int = 45) -> None:
    """The table is drawn and the map, of so many areas, can be clicked."""
    expect(page.locator(".prompt")).to_be_visible()
    expect(page.locator(".layer.hits path")).to_have_count(areas)


def expect_no_sideways_scroll(page: Page) -> None:
    """The page is no wider than the screen, and no control of it lies beyond its edges."""
    wide = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide[0] <= wide[1]
    out = page.evaluate(
        """() => [...document.querySelectorAll('button, a, input, select')].filter(node => {
          const box = node.getBoundingClientRect();
          return node.checkVisibility() && box.width > 0 && !node.closest('.hidden-text, .map, .tabs') &&
            (box.left < -1 || box.right > innerWidth + 1);
        }).map(node => node.outerHTML.slice(0, 120))"""
    )
    assert out == []


def point_in(page: Page, area: str) -> tuple[float, float]:
    """Where an area can be met; the map is shown whole when nothing of it can be where it stands."""
    point = page.evaluate(POINT, area)
    if point is None:
        page.locator(".tools button").nth(2).click()
        point = page.wait_for_function(POINT, arg=area).json_value()
    return point[0], point[1]


def click_area(page: Page, area: str) -> None:
    """Click into an area."""
    page.mouse.click(*point_in(page, area))


def choose(page: Page, wanted: Callable[[dict[str, Any]], bool]) -> None:
    """Click the first choice of the list that is wanted, and wait until it is answered."""
    choice = next(choice for choice in look(page)["choices"] if wanted(choice))
    page.locator(f'.choices [data-action="{choice["action"]}"]').click()
    expect(page.locator(".prompt")).to_have_attribute("aria-busy", "false")


def answered(page: Page) -> None:
    """What was chosen has reached the table."""
    page.wait_for_function("() => document.querySelector('.prompt')?.getAttribute('aria-busy') !== 'true'")


@dataclass
class Played:
    """What a player has met: the verbs that were offered, and how often he has clicked on the map and in the list."""

    verbs: set[str] = field(default_factory=set)
    on_map: int = 0
    in_list: int = 0


def play_by_mouse(page: Page, passes: set[str], active: int, heed: Callable[[], None]) -> Played:
    """Play to the end of the game: on the map and in the list by turns for so many choices, from then on doing nothing
    where nothing will do. `heed` is called at each question.

    It is the whole map that is clicked, so that what can be met, and with it the game, does not depend on where the map
    has gone meanwhile.
    """
    played = Played()
    while not (seen := look(page))["over"]:
        heed()
        choices = seen["choices"]
        played.verbs |= {choice["verb"] for choice in choices}
        idle = [choice for choice in choices if choice["verb"] in passes]
        wanted = seen["areas"] if played.on_map < played.in_list < active else []
        if wanted:
            page.locator(".tools button").nth(2).click()
        area = next((area for area in wanted if page.evaluate(POINT, area)), None)
        if area:
            click_area(page, area)
            if page.get_by_role("menu").is_visible():
                page.get_by_role("menuitem").first.click()
            played.on_map += 1
        elif len(idle) == len(choices):
            page.evaluate(TAKE, idle[0]["action"])
        else:
            pick = idle[0] if idle and played.in_list >= active else choices[played.in_list % len(choices)]
            page.locator(f'.choices [data-action="{pick["action"]}"]').click()
            played.in_list += 1
        answered(page)
    return played


def pick_by_key(page: Page, pick: int, by_figure: bool) -> None:
    """Pick a choice of the list by its figure, or with arrows from the first one on."""
    choices = look(page)["choices"]
    if by_figure and pick < 9:
        page.keyboard.press("0" if choices[pick]["verb"] in ("done", "decline") else str(pick + 1))
    else:
        page.locator(".choices button").first.focus()
        for _ in range(pick):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    answered(page)


def verb(name: str) -> Callable[[dict[str, Any]], bool]:
    return lambda choice: choice["verb"] == name
