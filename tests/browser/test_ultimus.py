"""*Ultimus Romanorum* on the screen: played by mouse in French, every tab opened, refusals explained."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.server import Server, bot, person
from tests.browser.table import POINT, click_area, look

GAME = "ultimus-romanorum"
TABS = {
    "Tour": "Géostratégie", "Journal": "Premiers pas", "Peuples": "Wisigoths", "Empire": "Honorius", "Forces": "PF",
    "Dates": "Peuvent mourir", "PV": "ROMAIN", "Règles": "règles",
}  # fmt: skip


def sit_down(server: Server, visit: OpenPage, **more: Any) -> Page:
    laid = server.lay([person(), bot("greedy")], game=GAME, scenario="405-stilicho")
    page = visit(server.seat(laid), **more)
    expect(page.locator(".prompt")).to_be_visible()
    expect(page.locator(".layer.hits path")).to_have_count(101)  # 96 zones and 5 seas
    return page


def click_choice(page: Page, choice: dict[str, Any]) -> None:
    page.locator(f'.choices [data-action="{choice["action"]}"]').click()
    expect(page.locator(".prompt")).to_have_attribute("aria-busy", "false")


def to_the_marches(page: Page) -> dict[str, Any]:
    """Go on until leaders can march."""
    while True:
        seen = look(page)
        if any(choice["verb"] == "march" for choice in seen["choices"]):
            return seen
        click_choice(page, seen["choices"][-1])


def test_ten_choices_by_mouse_a_march_and_every_tab(server: Server, visit: OpenPage) -> None:
    page = sit_down(server, visit)
    clicks = {"map": 0, "list": 0}
    for number in range(10):
        seen = look(page)
        on_map = seen["areas"] if number % 3 == 0 else []
        area = next((area for area in on_map if page.evaluate(POINT, area)), None)
        if area:
            click_area(page, area)
            if page.get_by_role("menu").is_visible():
                page.get_by_role("menuitem").first.click()
            clicks["map"] += 1
            expect(page.locator(".prompt")).to_have_attribute("aria-busy", "false")
        else:
            click_choice(page, seen["choices"][-1])
            clicks["list"] += 1
    seen = to_the_marches(page)
    assert clicks["map"] >= 1
    assert clicks["list"] >= 1
    for name, words in TABS.items():
        page.get_by_role("tab", name=name).click()
        expect(page.get_by_role("tabpanel")).to_contain_text(words)
    click_choice(page, next(choice for choice in seen["choices"] if choice["verb"] == "march"))
    panel = page.get_by_role("region", name="Marche en cours")
    expect(panel).to_contain_text("PM")
    target = look(page)["areas"][0]
    click_area(page, "gaetulia")
    inspector = page.get_by_role("region", name="Zone choisie")
    expect(inspector).to_contain_text("Gaetulia")
    expect(inspector.get_by_role("alert")).to_contain_text("7.2-1")
    click_area(page, target)
    expect(inspector).to_have_count(0)


def test_a_telephone_tells_who_plays_which_camp(server: Server, visit: OpenPage) -> None:
    page = sit_down(server, visit, theme="dark", size={"width": 390, "height": 844})
    expect(page.get_by_role("region", name="ROMAIN")).to_contain_text("Caia vous")
    expect(page.get_by_role("region", name="BARBARE")).to_contain_text("Avidus")
