"""A game against bots, as people play it: the whole of it with the mouse, its first turns with the keyboard."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.server import Server
from tests.browser.table import Watch, answered, choose_area, look, seated, take

PICKS = 40
"""Choices by keyboard, in the course of several phases."""


def expect_the_end(page: Page, title: str, scores: str, dice: str) -> None:
    """The end of the game: who has won, the ranking, and charts of the scores and of the dice."""
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading", level=2)).to_contain_text(title)
    expect(end.locator(".ranking li")).to_have_count(4)
    expect(end.locator(".ranking .won").first).to_be_visible()
    ranking = [int(score) for score in end.locator(".ranking b").all_inner_texts()]
    assert ranking == sorted(ranking, reverse=True)
    expect(end).to_contain_text(scores)
    expect(end.get_by_role("img").first).to_be_visible()
    expect(end).to_contain_text(dice)


def brisk(chance: random.Random, choices: list[dict[str, Any]]) -> dict[str, Any]:
    """Somebody who plays a little of everything and does not think long."""
    done = [choice for choice in choices if choice["verb"] == "done"]
    more = [choice for choice in choices if choice["verb"] != "done"]
    return done[0] if done and (not more or chance.random() < 0.25) else chance.choice(more)


def test_a_whole_game_by_mouse_in_french(server: Server, visit: OpenPage) -> None:
    """Provinces are clicked on the map, cards in the hand, everything else in the list."""
    page = visit(server.page())
    watch = Watch(page)
    page.locator("a[href$='/new/history-of-the-roman-empire']").first.click()
    page.get_by_text("Partie complète").click()
    page.get_by_label("Place 1 : nom").fill("Caia")
    for place, name in enumerate(("Avidus", "Fortuna", "Fortuna"), 2):
        kind = page.get_by_label(f"Place {place} : quel automate")
        kind.select_option(kind.locator("option", has_text=name).get_attribute("value"))
    page.get_by_label("Graine du hasard").fill("mus")
    page.get_by_role("button", name="Commencer").click()
    seated(page)
    chance = random.Random(7)
    clicks = {"map": 0, "card": 0, "list": 0}
    while not (seen := look(page))["over"]:
        choice = brisk(chance, seen["choices"])
        if choice["verb"] == "play-card":
            page.get_by_role("tab", name="Main").click()
            page.locator("button.playable").first.click()
            answered(page)
            clicks["card"] += 1
        elif seen["areas"] and choice["verb"] != "done":
            choose_area(page, chance.choice(seen["areas"]))
            clicks["map"] += 1
        else:
            take(page, choice)
            clicks["list"] += 1
    expect_the_end(page, "Victoire", "Points de victoire, tour par tour", "Les dés")
    assert clicks["map"] >= 10
    assert clicks["card"] >= 1
    assert clicks["list"] >= 20
    assert watch.asked("act") == sum(clicks.values()), "every click was one choice"


def test_many_choices_by_keyboard_in_english(server: Server, visit: OpenPage) -> None:
    """From the home page on, no mouse: Tab to the list, figures, arrows and Enter in it."""
    page = visit(server.page(), language="en")
    watch = Watch(page)
    page.locator("a[href$='/new/history-of-the-roman-empire']").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    page.get_by_label("The whole game").focus()
    page.keyboard.press("Space")
    for place in (2, 3, 4):
        name = "Fortuna" if place > 2 else "Avidus"
        kind = page.get_by_label(f"Seat {place}: which bot")
        kind.focus()
        page.keyboard.press(name[0])  # of a whole name a slow machine would take each letter for a new one
        expect(kind.locator("option:checked")).to_contain_text(name)
    page.get_by_label("Seed").focus()
    page.keyboard.type("digitus")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_be_visible()
    chance = random.Random(8)
    for _ in range(PICKS):
        seen = look(page)
        tab_to_the_list(page)
        choice = brisk(chance, seen["choices"])
        at = seen["choices"].index(choice)
        if at < 9:
            page.keyboard.press(str(at + 1))
        else:
            page.keyboard.press("End")
            for _ in range(len(seen["choices"]) - 1 - at):
                page.keyboard.press("ArrowUp")
            page.keyboard.press("Enter")
        answered(page)
    assert watch.asked("act") == PICKS, "every pick was one choice"


def tab_to_the_list(page: Page) -> None:
    """Walk with Tab until a choice has the focus."""
    for _ in range(40):
        if page.evaluate("document.activeElement.closest('.choices') !== null"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead to the list of choices")
