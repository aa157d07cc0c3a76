"""What the others did since the player’s last move: in a sentence, beat by beat on the map, gone with the next move."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.server import Server, bot, person
from tests.browser.table import look, seated, take


def after_bots(server: Server, visit: OpenPage, **how: str) -> Page:
    """A table at which three bots have played since the person did: he drew last, and all of them come before him."""
    table = server.lay([person(), bot(), bot(), bot()], seed="story")
    page = visit(server.seat(table), **how)
    seated(page)
    strip = page.locator(".story")
    for _ in range(60):
        choices = look(page)["choices"]
        if strip.count():
            return page
        take(page, choices[0])
    raise AssertionError("the bots have done nothing to be told of")


@pytest.mark.parametrize(
    ("language", "sentence", "show", "past"),
    [
        ("fr", r"a (placé|attaqué|marqué|fait)", "Revoir", "un moment passé"),
        ("en", r"(placed|attacked|scored|made)", "Show", "an earlier moment"),
    ],
)
def test_the_others_are_told_of_beat_by_beat(
    server: Server, visit: OpenPage, language: str, sentence: str, show: str, past: str
) -> None:
    page = after_bots(server, visit, language=language)
    strip = page.locator(".story")
    expect(strip).to_contain_text(re.compile(sentence))
    now = look(page)
    strip.get_by_role("button", name=show).click()
    count = int((strip.locator(".count").text_content() or "").split("/")[1])
    expect(page.get_by_text(past)).to_be_visible()
    expect(page.locator(".choices button")).to_have_count(0)
    expect(page.locator("path.ring").first).to_be_attached()
    for number in range(1, count):
        page.keyboard.press("ArrowRight")
        expect(strip.locator(".count")).to_have_text(f"{number + 1} / {count}")
    page.keyboard.press("ArrowRight")
    expect(strip).to_have_count(0)
    assert look(page) == now, "the question is as it was"


def test_whoever_does_not_want_it_is_left_alone(server: Server, visit: OpenPage) -> None:
    page = after_bots(server, visit)
    page.locator(".story select").select_option("aucun récit")
    expect(page.locator(".story")).to_have_count(0)
    page.reload()
    seated(page)
    expect(page.locator(".story")).to_have_count(0)
    page.get_by_role("button", name="Récit de ce qu’ont fait les autres").click()
    expect(page.locator(".story")).to_be_visible()


def test_it_is_told_on_a_telephone_too(server: Server, visit: OpenPage) -> None:
    page = after_bots(server, visit, size=PHONE)  # type: ignore[arg-type]
    page.locator(".story").get_by_role("button", name="Revoir").click()
    box = page.locator(".story").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    expect(page.locator(".story .primary")).to_be_in_viewport()


def test_a_line_of_the_log_leads_to_its_place(server: Server, visit: OpenPage) -> None:
    page = after_bots(server, visit)
    line = page.locator("[role=log] li.leads").last
    name = line.locator("button.place").last.text_content() or ""
    line.locator(".line").click(position={"x": 2, "y": 4})
    expect(page.locator(".inspector").get_by_role("heading", name=name)).to_be_visible()


def test_on_a_telephone_the_strip_lies_under_the_sheet_that_is_pulled_up(server: Server, visit: OpenPage) -> None:
    """Half pulled up it leaves the strip in sight, pulled up it covers it: the choices are never under the strip."""
    page = after_bots(server, visit, size=PHONE, has_touch=True)
    over = """() => {
      const box = document.querySelector('.story').getBoundingClientRect();
      return document.elementFromPoint(box.left + 20, box.top + 20)?.closest('.story, .side')?.className.split(' ')[0];
    }"""
    page.wait_for_function(f"() => ({over})() === 'story'")
    page.locator("#tab-score").tap()
    page.wait_for_function(f"() => ({over})() === 'side'")
