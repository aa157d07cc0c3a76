"""*Optimus Princeps* on the screen: the scenario that teaches to its end by mouse, a season by keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.moments import moment
from tests.browser.server import OPTIMUS, Server, bot, person
from tests.browser.table import POINT, click_area, look, seated

SCENARIO = "088-tapae"
AREAS = 120
"""109 regions and 11 boxes off the map."""
UNTOLD = re.compile(r"\b(?:prompt|verb|event|op)-[a-z]")
"""The key of a text stands where there is no text."""
PASSES = {"done", "decline", "wait", "idle", "go-on"}
ACTIVE = 14
"""After so many choices from the list a player does nothing more where nothing will do."""
TABS = {
    "Saisons": "Ravitaillement", "Journal": "Premiers pas", "Stratagèmes": "Présage favorable", "Forces": "PF",
    "Score": "Aigles tenus", "Règles": "règles",
}  # fmt: skip


TAKE = "action => document.querySelector(`.choices [data-action='${action}']`)?.click()"
"""Whoever waits for a click finds the choice gone where the page has passed by itself."""


def answered(page: Page) -> None:
    """What was chosen has reached the table."""
    page.wait_for_function("() => document.querySelector('.prompt')?.getAttribute('aria-busy') !== 'true'")


def test_the_scenario_that_teaches_is_played_to_its_end_by_mouse(server: Server, visit: OpenPage) -> None:
    laid = server.lay([person(), bot("greedy")], game=OPTIMUS, scenario=SCENARIO)
    page = visit(server.seat(laid))
    seated(page, AREAS)
    for name, words in TABS.items():
        page.get_by_role("tab", name=name).click()
        expect(page.get_by_role("tabpanel")).to_contain_text(words)
    clicks = {"map": 0, "list": 0}
    verbs: set[str] = set()
    seasons: set[str] = set()
    while not (seen := look(page))["over"]:
        assert not UNTOLD.search(" ".join(page.locator("section.year, .prompt, .choices").all_inner_texts()))
        seasons.add(page.locator("section.year > small").first.inner_text().split()[0])
        choices = seen["choices"]
        verbs |= {choice["verb"] for choice in choices}
        passes = [choice for choice in choices if choice["verb"] in PASSES]
        area = next((area for area in seen["areas"] if page.evaluate(POINT, area)), None) if seen["areas"] else None
        if area and clicks["map"] < clicks["list"] < ACTIVE:
            click_area(page, area)
            if page.get_by_role("menu").is_visible():
                page.get_by_role("menuitem").first.click()
            clicks["map"] += 1
        elif len(passes) == len(choices):
            page.evaluate(TAKE, passes[0]["action"])
        else:
            pick = passes[0] if passes and clicks["list"] >= ACTIVE else choices[clicks["list"] % len(choices)]
            page.locator(f'.choices [data-action="{pick["action"]}"]').click()
            clicks["list"] += 1
        answered(page)
    assert clicks["map"] > 3
    assert {"march", "move-to", "buy", "wait"} <= verbs
    assert seasons == {"Été", "Automne", "Hiver"}
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading", level=2)).to_have_text(re.compile("Victoire|Personne ne l’emporte"))
    expect(end.locator(".ranking li")).to_have_count(2)
    expect(end.locator("p").first).to_contain_text(
        re.compile(r"Rome\u00a0: .*\(\d+\) · Barbares\u00a0: Avidus \(\d+\)")
    )
    end.get_by_role("button", name="Fermer").click()
    page.get_by_role("tab", name="Journal").click()
    log = page.get_by_role("log").inner_text()
    assert not UNTOLD.search(log)
    assert "Fin de la partie" in log


def test_a_season_is_played_by_keyboard(server: Server, visit: OpenPage) -> None:
    """Figures pick choices; arrows move in the list."""
    laid = server.lay([person(), bot("random")], game=OPTIMUS, position=moment("optimus-season"))
    page = visit(server.seat(laid), language="en")
    seated(page, AREAS)
    season = page.locator("section.year > small").first
    expect(season).to_contain_text("Summer")
    verbs: list[str] = []
    while "Summer" in season.inner_text():
        choices = look(page)["choices"]
        offered = [choice["verb"] for choice in choices]
        wanted = [verb for verb in ("move-to", "march") if verb in offered and verb not in verbs]
        wanted += [verb for verb in offered if verb in PASSES]
        pick = offered.index(wanted[0]) if wanted else 0
        verbs.append(offered[pick])
        if pick < 9 and len(verbs) % 2:
            page.keyboard.press("0" if offered[pick] in ("done", "decline") else str(pick + 1))
        else:
            page.locator(".choices button").first.focus()
            for _ in range(pick):
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        answered(page)
    assert {"march", "move-to", "done"} <= {*verbs}
    expect(season).to_contain_text("Autumn")
