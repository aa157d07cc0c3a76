"""The table on the screen: what a player sees of it and does at it."""

from __future__ import annotations

import json
from collections.abc import Callable
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


def click_area(page: Page, area: str) -> None:
    """Click into an area; the map is shown whole when nothing of the area can be met where it stands."""
    point = page.evaluate(POINT, area)
    if point is None:
        page.locator(".tools button").nth(2).click()
        point = page.wait_for_function(POINT, arg=area).json_value()
    page.mouse.click(*point)


def choose(page: Page, wanted: Callable[[dict[str, Any]], bool]) -> None:
    """Click the first choice of the list that is wanted, and wait until it is answered."""
    choice = next(choice for choice in look(page)["choices"] if wanted(choice))
    page.locator(f'.choices [data-action="{choice["action"]}"]').click()
    expect(page.locator(".prompt")).to_have_attribute("aria-busy", "false")


def verb(name: str) -> Callable[[dict[str, Any]], bool]:
    return lambda choice: choice["verb"] == name
