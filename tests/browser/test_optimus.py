"""*Optimus Princeps* on the screen: the scenario that teaches to its end by mouse, a season by keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.moments import asked, moment
from tests.browser.server import OPTIMUS, Server, bot, person
from tests.browser.table import choose, eventually, look, pick_by_key, play_by_mouse, seated, verb

SCENARIO = "088-tapae"
AREAS = 120
"""109 regions and 11 boxes off the map."""
TELEPHONE = {"width": 390, "height": 844}
UNTOLD = re.compile(r"\b(?:prompt|verb|event|op)-[a-z]")
"""The key of a text stands where there is no text."""
PASSES = {"done", "decline", "wait", "idle", "go-on"}
ACTIVE = 14
"""After so many choices from the list a player does nothing more where nothing will do."""
TABS = {
    "Règles": "règles",
    "Saisons": "Ravitaillement", "Journal": "Premiers pas", "Stratagèmes": "Présage favorable", "Forces": "PF",
    "Score": "Aigles tenues",
}  # fmt: skip
"""The rules first: they do not lie open, a thousand clauses long, while a game is played."""


def test_the_scenario_that_teaches_is_played_to_its_end_by_mouse(server: Server, visit: OpenPage) -> None:
    laid = server.lay([person(), bot("greedy")], game=OPTIMUS, scenario=SCENARIO)
    page = visit(server.seat(laid))
    seated(page, AREAS)
    for name, words in TABS.items():
        page.get_by_role("tab", name=name).click()
        expect(page.get_by_role("tabpanel")).to_contain_text(words)
    seasons: set[str] = set()

    def heed() -> None:
        assert not UNTOLD.search(" ".join(page.locator("section.year, .prompt, .choices").all_inner_texts()))
        seasons.add(page.locator("section.year > small").first.inner_text().split()[0])

    played = play_by_mouse(page, PASSES, ACTIVE, heed)
    assert played.on_map > 3
    assert {"march", "move-to", "buy", "wait"} <= played.verbs
    assert seasons == {"Été", "Automne", "Hiver"}
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading", level=2)).to_have_text(re.compile("Victoire|Partie nulle|Personne ne l’emporte"))
    expect(end.locator(".ranking li")).to_have_count(2)
    expect(end.locator("p").first).to_contain_text(
        re.compile(r"Rome\u00a0: .*\(\d+\) · Barbares\u00a0: Avidus \(\d+\)")
    )
    end.get_by_role("button", name="Fermer").click()
    page.get_by_role("tab", name="Journal").click()
    log = page.get_by_role("log")
    expect(log).to_contain_text("Fin de la partie")
    assert not UNTOLD.search(log.inner_text())


def test_a_season_is_played_by_keyboard(server: Server, visit: OpenPage) -> None:
    """Figures pick choices; arrows move in the list."""
    laid = server.lay([person(), bot("greedy")], game=OPTIMUS, position=moment("optimus-season"))
    page = visit(server.seat(laid), language="en")
    seated(page, AREAS)
    season = page.locator("section.year > small").first
    expect(season).to_contain_text("Summer")
    verbs: list[str] = []
    while True:
        offered = [choice["verb"] for choice in look(page)["choices"]]
        if "Summer" not in season.inner_text():
            break
        wanted = [verb for verb in ("move-to", "march") if verb in offered and verb not in verbs]
        wanted += [verb for verb in offered if verb in PASSES]
        pick = offered.index(wanted[0]) if wanted else 0
        verbs.append(offered[pick])
        pick_by_key(page, pick, by_figure=len(verbs) % 2 == 1)
    expect(season).to_contain_text("Autumn")
    assert {"march", "move-to", "done"} <= {*verbs}


def test_on_a_telephone_no_march_lies_under_what_is_said_of_it(server: Server, visit: OpenPage) -> None:
    """A legion sets out from Vindobona, at the upper edge of what is seen."""
    laid = server.lay([person(), bot("greedy")], game=OPTIMUS, position=asked("march", 0, OPTIMUS, "101-dacia"))
    page = visit(server.seat(laid), size=TELEPHONE, has_touch=True, is_mobile=True)
    seated(page, AREAS)
    choose(page, verb("march"))
    panel, legion = page.locator("section.march"), page.locator(".pieces [data-area=vindobona] [data-counters]")
    expect(panel).to_be_visible()

    def it_stands_clear() -> None:
        told, counter = panel.bounding_box(), legion.bounding_box()
        assert told is not None
        assert counter is not None
        assert counter["y"] >= told["y"] + told["height"]

    eventually(page, it_stands_clear)
