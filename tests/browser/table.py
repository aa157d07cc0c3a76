"""The table on the screen: what a player sees of it and does at it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.patience import PATIENCE

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

POLL = 25
"""Milliseconds between two looks; asked at each frame, a page draws sixty a second while others think."""

AT_REST = """() => new Promise(done => {
  const seen = () => JSON.stringify([...document.querySelectorAll('.map .sheet, .map .head, .side')]
    .map(node => node.getBoundingClientRect()));
  let before = seen(), still = 0;
  const ask = () => {
    const now = seen();
    still = now === before ? still + 1 : 0;
    before = now;
    if (still === 2) done();
    else requestAnimationFrame(ask);
  };
  requestAnimationFrame(ask);
})"""
"""Waits until the map stays where it is: it makes room for what lies over it in the frame after that has grown."""

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


def eventually(page: Page, holds: Callable[[], None]) -> None:
    """Wait until what is asserted holds: of what is drawn, sent or moved a moment after what the test has done."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return holds()
        except AssertionError:
            if time.monotonic() > deadline:
                raise
        page.wait_for_timeout(50)


def look(page: Page) -> dict[str, Any]:
    """What can be chosen, as soon as it is this player's turn; or that the game is over."""
    seen: dict[str, Any] = page.wait_for_function(SEEN, polling=POLL).json_value()
    return seen


def seated(page: Page, areas: int = 45) -> None:
    """The table is drawn, in its own letters, and the map, of so many areas, is at rest and can be clicked."""
    expect(page.locator(".prompt")).to_be_visible()
    expect(page.locator(".layer.hits path")).to_have_count(areas)
    expect(page.locator(".layer.pieces [data-area]").first).to_be_attached()
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    at_rest(page)


def at_rest(page: Page) -> None:
    """Whatever is met on the map now is still there when it is clicked."""
    page.evaluate(AT_REST)


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
    page.locator(f'path[data-area="{area}"]').wait_for(state="attached")
    at_rest(page)
    point = page.evaluate(POINT, area)
    if point is None:
        show_whole_map(page)
        point = page.wait_for_function(POINT, arg=area).json_value()
    return point[0], point[1]


def click_area(page: Page, area: str) -> None:
    """Click into an area."""
    page.mouse.click(*point_in(page, area))


def show_whole_map(page: Page) -> None:
    page.locator(".tools button").nth(2).click()
    at_rest(page)


def first_met(page: Page, areas: list[str]) -> str | None:
    """The first of some areas that can be clicked where the map stands."""
    at_rest(page)
    return next((area for area in areas if page.evaluate(POINT, area)), None)


def choose_area(page: Page, area: str) -> bool:
    """Choose on the map: an area, and the first of its choices; whether there were several."""
    click_area(page, area)
    several = page.get_by_role("menu").is_visible()
    if several:
        page.get_by_role("menuitem").first.click()
    answered(page)
    return several


def choose(page: Page, wanted: Callable[[dict[str, Any]], bool]) -> None:
    """Click the first choice of the list that is wanted, and wait until it is answered."""
    take(page, next(choice for choice in look(page)["choices"] if wanted(choice)))


def take(page: Page, choice: dict[str, Any]) -> None:
    """Click a choice of the list, and wait until it is answered."""
    page.locator(f'.choices [data-action="{choice["action"]}"]').click()
    answered(page)


def answered(page: Page) -> None:
    """What was chosen has reached the table."""
    page.wait_for_function(
        "() => document.querySelector('.prompt')?.getAttribute('aria-busy') !== 'true'", polling=POLL
    )


WATCH = """window.shifts = [];
new PerformanceObserver(list => list.getEntries().forEach(({value, sources}) => window.shifts.push([
  value, sources.map(({node}) => node?.className?.baseVal ?? node?.className ?? node?.nodeName ?? ''),
]))).observe({type: 'layout-shift'});"""
"""Every shift counts, those too that follow a click at once."""


class Still:
    """What stands on the screen stays where it is while a player decides so many times: questions of one line and of
    three, choices that come and go, others' moves: none pushes what is below."""

    DECISIONS = 20
    SHIFT = 0.05
    """What may move meanwhile, each time by the part of the window times the part of its length."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.made = 0
        page.evaluate(WATCH)

    def decided(self) -> None:
        """The player has decided once more; the last time it is counted up what has moved."""
        self.made += 1
        if self.made == self.DECISIONS:
            look(self._page)
            at_rest(self._page)
            shifts = sorted(self._page.evaluate("shifts"), reverse=True)
            assert sum(value for value, _ in shifts) < self.SHIFT, shifts[:5]


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
    still = Still(page)
    while not (seen := look(page))["over"]:
        heed()
        choices = seen["choices"]
        played.verbs |= {choice["verb"] for choice in choices}
        idle = [choice for choice in choices if choice["verb"] in passes]
        area = None
        if seen["areas"] and played.on_map < played.in_list < active:
            show_whole_map(page)
            area = first_met(page, seen["areas"])
        if area:
            choose_area(page, area)
            played.on_map += 1
        elif len(idle) == len(choices):
            take(page, idle[0])
        else:
            take(page, idle[0] if idle and played.in_list >= active else choices[played.in_list % len(choices)])
            played.in_list += 1
        still.decided()
    assert still.made >= Still.DECISIONS
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
