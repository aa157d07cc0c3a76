"""*Alea Iacta Est* on the screen: played on by mouse in French, every tab opened, by land and by sea, in a battle."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, OpenPage
from tests.browser.moments import moment
from tests.browser.server import ALEA, Server, bot, person
from tests.browser.table import Still, answered, choose, choose_area, click_area, first_met, look, seated, take, verb

AREAS = 82
"""73 zones and 9 seas."""
TELEPHONE = {"width": 390, "height": 844}
UNCOVERED = """(zone) => {
  const seen = ['section.battle', '.map .frame', `.layer.pieces g[data-area="${zone}"]`];
  const [panel, map, box] = seen.map((one) => document.querySelector(one)?.getBoundingClientRect());
  if (!panel || !map || !box) return false;  // the counters are drawn after the first picture
  const apart = box.left >= panel.right || panel.left >= box.right || panel.top >= box.bottom;
  return apart && box.left >= map.left && box.right <= map.right && box.top >= map.top;
}"""
"""Whether the counters of a zone lie in sight beside the panel of the battle."""
TURNS = 24
"""So many choices take a player through the phases of a year into its sequences."""
MOVES = {"march", "take", "move-to"}
PASSES = {"done", "decline", "decline-all"}
UNTOLD = re.compile(r"\b(?:prompt|verb|event|imp|aie)-[a-z]")
"""The key of a text stands where there is no text."""
TABS = {
    "Règles": "règles",
    "Tour": "Géostratégie", "Journal": "Premiers pas", "Peuples": "Parthes", "Régions": "Gaule cisalpine",
    "Cicero": "Compte commun", "Forces": "PF", "Dates": "Entrent en jeu", "PV": "CÉSARIEN",
}  # fmt: skip
"""The rules first: they do not lie open, a thousand clauses long, while a game is played."""


def at(server: Server, visit: OpenPage, position: str, **more: Any) -> Page:
    """A page at a moment of the game, for the first seat; the second is a bot."""
    page = visit(server.seat(server.lay([person(), bot()], game=ALEA, position=position)), **more)
    seated(page, AREAS)
    return page


def pick(page: Page, name: str) -> None:
    """Click a choice of the list by its words."""
    page.locator(".choices").get_by_role("button", name=name).first.click()
    answered(page)


def test_a_scenario_is_played_on_by_mouse(server: Server, visit: OpenPage) -> None:
    laid = server.lay([person(), bot()], game=ALEA, scenario="49-rubico")
    page = visit(server.seat(laid))
    seated(page, AREAS)
    for name, words in TABS.items():
        page.get_by_role("tab", name=name).click()
        expect(page.get_by_role("tabpanel")).to_contain_text(words)
    clicks = {"map": 0, "list": 0}
    verbs: set[str] = set()
    still = Still(page)
    for number in range(TURNS):
        seen = look(page)
        assert not seen["over"]
        verbs |= {choice["verb"] for choice in seen["choices"]}
        area = first_met(page, seen["areas"]) if number % 3 == 0 else None
        if area:
            choose_area(page, area)
            clicks["map"] += 1
        else:
            moves = [choice for choice in seen["choices"] if choice["verb"] in MOVES] if number % 2 else []
            take(page, (moves or seen["choices"])[-1])
            clicks["list"] += 1
        still.decided()
    assert clicks["map"] >= 3
    assert clicks["list"] >= 3
    assert {"march", "move-to"} <= verbs
    assert server.steps(laid.id) > TURNS


def test_a_scenario_is_played_to_its_end_by_mouse(server: Server, visit: OpenPage) -> None:
    """The last sequences of the Rubico against a bot, its campaign review and its end."""
    laid = server.lay([person(), bot("greedy")], game=ALEA, position=moment("alea-last"))
    page = visit(server.seat(laid))
    seated(page, AREAS)
    chance = random.Random(1)
    phases: set[str] = set()
    while not (seen := look(page))["over"]:
        phases.add(page.locator(".when").inner_text())
        assert not UNTOLD.search(page.locator(".prompt").inner_text() + page.locator(".choices").first.inner_text())
        ends = [choice for choice in seen["choices"] if choice["verb"] in PASSES]
        area = first_met(page, seen["areas"]) if chance.random() < 0.05 else None
        if area:
            choose_area(page, area)
        else:
            take(page, ends[0] if ends and chance.random() < 0.9 else chance.choice(seen["choices"]))
    assert any("phase F" in phase.replace("\u00a0", " ") for phase in phases)
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading", level=2)).to_have_text(re.compile("Victoire|Partie nulle|Personne ne l’emporte"))
    expect(end.locator(".ranking li")).to_have_count(2)
    expect(end).to_contain_text("CÉSARIEN")
    end.get_by_role("button", name="Fermer").click()
    page.get_by_role("tab", name="Journal").click()
    log = page.get_by_role("log")
    expect(log).to_contain_text("Fin de la partie")
    assert not UNTOLD.search(log.inner_text())


def test_who_is_aboard_is_told_in_a_battle_at_sea(server: Server, walk: OpenPage) -> None:
    """Agrippa aboard on one side, Sextus Pompeius and three units on the other, beside the ships that fight."""
    laid = server.lay([bot(), person()], game=ALEA, position=moment("alea-sea"))
    page = walk(server.seat(laid, 1))
    seated(page, AREAS)
    panel = page.get_by_role("region", name="Bataille\u00a0: Mare Tyrrhenum")
    attack, defence = panel.locator(".forces > .force").nth(0), panel.locator(".forces > .force").nth(1)
    expect(attack.locator(".row").nth(1).locator("svg")).to_have_count(1)
    expect(defence.locator(".row").nth(1).locator("svg")).to_have_count(4)
    expect(defence).to_contain_text("à bord")


@pytest.mark.parametrize("size", [DESKTOP, {"width": 1024, "height": 768}, TELEPHONE], ids=["1440", "1024", "390"])
def test_no_battle_lies_under_its_panel(size: dict[str, int], server: Server, walk: OpenPage) -> None:
    page = at(server, walk, moment("alea-battle"), size=size)
    expect(page.locator("section.battle")).to_be_visible()
    page.wait_for_function(UNCOVERED, arg="thessalia")


def test_zones_show_the_camp_that_holds_them(server: Server, walk: OpenPage) -> None:
    """AIE-3.1.3-1: at the Rubico the Gauls are Caesar's, Spain and Italia the Senate's; Daci and Raeti nobody's."""
    page = walk(server.seat(server.lay([person(), bot()], game=ALEA, scenario="49-rubico")))
    seated(page, AREAS)
    for camp, zones in (("caesariani", ("remi", "cispadana")), ("republicani", ("ilergetes", "campania"))):
        for zone in zones:
            expect(page.locator(f'[data-camp="{camp}"] [data-held="{zone}"]')).to_have_count(1)
    expect(page.locator('[data-held="daci"], [data-held="raeti"]')).to_have_count(0)
    click_area(page, "remi")
    expect(page.get_by_role("region", name="Zone choisie")).to_contain_text("tenue par CÉSARIEN")


def test_a_march_shows_its_cost_and_refusals_their_clause(server: Server, walk: OpenPage) -> None:
    page = at(server, walk, moment("alea-march"))
    click_area(page, "mare-balearicum")
    expect(page.get_by_role("region", name="Zone choisie").get_by_role("alert")).to_contain_text("3.4.2-1")
    # Where a leader could go is shown while he is pointed at.
    page.locator(".choices [data-verb=march]").first.hover()
    expect(page.locator("path.reach")).not_to_have_count(0)
    page.mouse.move(0, 0)
    expect(page.locator("path.reach")).to_have_count(0)
    choose(page, verb("march"))
    expect(page.get_by_role("region", name="Marche en cours")).to_contain_text("PM")
    expect(page.locator(".choices").get_by_role("button", name="Etruria")).to_contain_text("1 PM")
    expect(page.locator("path.reach")).not_to_have_count(0)
    # Caesar (VS 5) with a legion, which has 3 PM.
    pick(page, "Legio X")
    expect(page.get_by_role("region", name="Marche en cours")).to_contain_text("1 unité, 5 PF")
    expect(page.get_by_role("region", name="Marche en cours")).to_contain_text("3 PM")
    click_area(page, "etruria")
    expect(page.get_by_role("region", name="Marche en cours")).to_contain_text("2 PM sur 3")


def test_naves_carry_a_legion_over_the_sea(server: Server, walk: OpenPage) -> None:
    page = at(server, walk, moment("alea-march"))
    choose(page, verb("sail"))
    pick(page, "Legio VII")
    sea = page.locator(".layer.pieces g[data-area=provincia]").first
    expect(sea).to_be_attached()
    choose_area(page, "mare-balearicum")
    expect(page.locator('.layer.pieces g[data-area="mare-balearicum"] [data-object="naves-1"]')).to_be_attached()
    expect(page.locator('.layer.pieces g[data-area="mare-balearicum"] [data-object="legio-vii"]')).to_be_attached()
    page.get_by_role("tab", name="Forces").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Mare Balearicum")


@pytest.mark.parametrize("size", [DESKTOP, TELEPHONE], ids=["desktop", "telephone"])
def test_a_battle_tells_its_odds(size: dict[str, int], server: Server, walk: OpenPage) -> None:
    """Four legions of the line against two of veterans: 20 PF to 10, and the better quality stands on the left."""
    page = at(server, walk, moment("alea-battle"), size=size)
    panel = page.get_by_role("region", name="Thessalia")
    expect(panel).to_contain_text("20 PF")
    expect(panel).to_contain_text("10 PF")
    unfold = panel.get_by_role("button", name="Déplier")
    if unfold.is_visible():
        unfold.click()
    expect(panel.get_by_role("button", name="8.6-6").or_(panel.get_by_role("link", name="8.6-6"))).to_be_visible()
    expect(panel).to_contain_text("qualité supérieure du défenseur")
    pick(page, "Accepter")
    expect(panel.get_by_role("status").or_(page.locator(".prompt")).first).to_be_visible()


def test_the_track_and_the_count_are_told(server: Server, walk: OpenPage) -> None:
    """At the Rubico the marker stands at 0 and nobody has scored; no party leader has fought yet."""
    page = walk(server.seat(server.lay([person(), bot()], game=ALEA, scenario="49-rubico")))
    seated(page, AREAS)
    page.get_by_role("tab", name="Cicero").click()
    panel = page.get_by_role("tabpanel")
    expect(panel.locator("ol.track [aria-current=step]")).to_have_text("0")
    expect(panel).to_contain_text("César")
    expect(panel).to_contain_text("Pompée")
    expect(panel).to_contain_text("aucun chef de parti au combat")
