"""On a telephone, and with the page made twice as large."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.moments import finished, moment
from tests.browser.server import Server, bot, person
from tests.browser.table import POINT, Watch, answered, eventually, expect_no_sideways_scroll, first_met, look, seated

TWICE = {"width": DESKTOP["width"] // 2, "height": DESKTOP["height"] // 2}
"""A page at 200 % is a page in a window of half the size."""
MOBILE = {"size": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def tapped(page: Page, watch: Watch, tap: Callable[[], None]) -> None:
    """Tap a choice, and wait until it is answered: the click that a browser makes of a tap comes a moment later."""
    before = watch.asked("act")
    tap()
    menu = page.get_by_role("menuitem").first

    def asked() -> None:
        assert menu.is_visible() or watch.asked("act") > before

    eventually(page, asked)
    if menu.is_visible():
        menu.tap()
    answered(page)


def test_the_first_turn_on_a_telephone(server: Server, visit: OpenPage) -> None:
    """By finger: the list for most things, the map where a province can be met on it, the hand for cards."""
    table = server.lay([person(), bot(), bot(), bot()])
    page = visit("about:blank", **MOBILE)
    watch = Watch(page)
    page.goto(server.seat(table))
    seated(page)
    taps = {"map": 0, "card": 0, "list": 0}
    for _ in range(80):
        seen = look(page)
        if "Tour II" in page.locator(".when").inner_text():
            break
        expect_no_sideways_scroll(page)
        area = first_met(page, seen["areas"]) if taps["map"] < 12 else None
        card = next((choice for choice in seen["choices"] if choice["verb"] == "play-card"), None)
        if card and not taps["card"]:
            page.locator("#tab-hand").tap()
            tapped(page, watch, page.locator("button.playable").first.tap)
            taps["card"] += 1
        elif area:
            point = page.evaluate(POINT, area)
            tapped(page, watch, partial(page.touchscreen.tap, *point))
            taps["map"] += 1
        else:
            done = any(choice["verb"] == "done" for choice in seen["choices"])
            tapped(page, watch, page.locator("div.choices button.done" if done else "div.choices button").first.tap)
            taps["list"] += 1
    expect(page.locator(".when")).to_contain_text("Tour II")
    assert taps["map"] >= 1
    assert taps["list"] >= 2


def test_the_prompt_and_the_choices_are_in_sight(server: Server, visit: OpenPage) -> None:
    """Without any scrolling: what is asked, its clause, the way back, the first choice; and a piece of the map."""
    table = server.lay([person(), bot(), bot(), bot()], position=moment("placing"))
    page = visit(server.seat(table), **MOBILE)
    seated(page)
    for part in (".prompt .who", ".prompt .foot", "div.choices button", ".tools"):
        page.wait_for_function(
            """part => {
              const box = document.querySelector(part).getBoundingClientRect();
              return document.elementFromPoint(box.left + box.width / 2, box.bottom - 3)?.closest(part);
            }""",
            arg=part,
        )
    page.get_by_role("button", name="Déplier ou replier le panneau").tap()
    expect(page.locator(".table")).to_have_attribute("data-sheet", "full")


def test_a_plaque_is_unfolded_by_a_tap(server: Server, visit: OpenPage) -> None:
    """Names, chits and counts stand on it, and a second tap folds it."""
    table = server.lay([person(), bot(), bot(), bot()], position=moment("placing"))
    page = visit(server.seat(table), **MOBILE)
    seated(page)
    green = page.get_by_role("button", name="Détail\u00a0: Faction verte")
    chits = page.locator(".plaques .chits").nth(1)
    expect(chits).to_be_hidden()
    green.tap()
    expect(green).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".plaques strong").nth(1)).to_be_in_viewport(ratio=1)
    expect(chits).to_be_in_viewport(ratio=1)
    green.tap()
    expect(chits).to_be_hidden()


@pytest.mark.parametrize("path", ["", "new/empire", "rules/empire", "t/{table}", "t/{end}", "t/{end}/replay"])
def test_no_page_is_wider_than_the_screen(path: str, server: Server, visit: OpenPage) -> None:
    table = server.lay([person("Un nom qui n’en finit pas, vraiment pas"), person("Balbus"), bot(), bot()]).id
    end = server.lay_record(finished()).id if "{end}" in path else ""
    page = visit(server.page(path.format(table=table, end=end)), size=PHONE)
    expect(page.locator("main").get_by_role("button").or_(page.locator("main a, main input")).first).to_be_attached()
    if path.startswith("t/"):
        seated(page) if "replay" not in path else page.get_by_role("slider").wait_for()
    expect_no_sideways_scroll(page)
    page.set_viewport_size(TWICE)  # type: ignore[arg-type]
    eventually(page, lambda: expect_no_sideways_scroll(page))
