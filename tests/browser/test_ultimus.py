"""*Ultimus Romanorum* on the screen: played by mouse in French, every tab opened, refusals explained."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, OpenPage
from tests.browser.moments import finished, moment
from tests.browser.server import ULTIMUS, Server, bot, person
from tests.browser.table import choose, choose_area, click_area, first_met, look, seated, take, verb

AREAS = 101
"""96 zones and 5 seas."""
PASSES = {"done", "decline", "decline-all"}
TELEPHONE = {"width": 390, "height": 844}
UNCOVERED = """(zone) => {
  const panel = document.querySelector('section.battle').getBoundingClientRect();
  const box = document.querySelector(`.layer.pieces g[data-area="${zone}"]`).getBoundingClientRect();
  return box.left >= panel.right || panel.left >= box.right || box.top >= panel.bottom || panel.top >= box.bottom;
}"""
"""Whether the counters of a zone lie beside the panel of the battle."""
IN_SIGHT = """(zone) => {
  const frame = document.querySelector('.map .frame').getBoundingClientRect();
  const head = document.querySelector('.map .head').getBoundingClientRect();
  const box = document.querySelector(`.layer.hits path[data-area="${zone}"]`).getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x > frame.left && x < frame.right && y > head.bottom && y < frame.bottom;
}"""
"""Whether the middle of a zone can be seen."""
TABS = {
    "Règles": "règles",
    "Tour": "Géostratégie", "Journal": "Premiers pas", "Peuples": "Wisigoths", "Empire": "Honorius", "Forces": "PF",
    "Dates": "Peuvent mourir", "PV": "ROMAIN",
}  # fmt: skip


def sit_down(server: Server, visit: OpenPage, **more: Any) -> Page:
    laid = server.lay([person(), bot("greedy")], game=ULTIMUS, scenario="405-stilicho")
    page = visit(server.seat(laid), **more)
    seated(page, AREAS)
    return page


def at(server: Server, visit: OpenPage, position: str, rival: dict[str, str] | None = None, **more: Any) -> Page:
    """A page at a moment of the game, for the first seat; the second is a bot if nobody else is named."""
    page = visit(server.seat(server.lay([person(), rival or bot()], game=ULTIMUS, position=position)), **more)
    seated(page, AREAS)
    return page


def to_the_marches(page: Page) -> None:
    """Go on until leaders can march."""
    while True:
        choices = look(page)["choices"]
        if any(choice["verb"] == "march" for choice in choices):
            return
        take(page, choices[-1])


def test_choices_by_mouse_a_march_and_every_tab(server: Server, visit: OpenPage) -> None:
    page = sit_down(server, visit)
    clicks = {"map": 0, "list": 0}
    for number in range(4):
        seen = look(page)
        area = first_met(page, seen["areas"]) if number % 2 == 0 else None
        if area:
            choose_area(page, area)
            clicks["map"] += 1
        else:
            take(page, seen["choices"][-1])
            clicks["list"] += 1
    to_the_marches(page)
    assert clicks["map"] >= 1
    assert clicks["list"] >= 1
    corner = page.locator(".tools").bounding_box()
    page.evaluate("document.querySelectorAll('g.token').forEach(token => token.scrollIntoView())")
    assert page.locator(".tools").bounding_box() == corner, "what stands over the map moves with what is out of sight"
    for name, words in TABS.items():
        page.get_by_role("tab", name=name).click()
        expect(page.get_by_role("tabpanel")).to_contain_text(words)
    choose(page, verb("march"))
    panel = page.get_by_role("region", name="Marche en cours")
    expect(panel).to_contain_text("PM")
    target = look(page)["areas"][0]
    click_area(page, "gaetulia")
    inspector = page.get_by_role("region", name="Zone choisie")
    expect(inspector).to_contain_text("Gaetulia")
    expect(inspector.get_by_role("alert")).to_contain_text("7.2-1")
    click_area(page, target)
    expect(inspector).to_have_count(0)


def test_a_scenario_is_played_to_its_end_by_mouse(server: Server, visit: OpenPage) -> None:
    """The last sequences of 411 against a bot, the review of the campaign, and the end."""
    page = at(server, visit, moment("ultimus-last"), bot("greedy"))
    chance = random.Random(1)
    while not (seen := look(page))["over"]:
        ends = [choice for choice in seen["choices"] if choice["verb"] in PASSES]
        take(page, ends[0] if ends and chance.random() < 0.9 else chance.choice(seen["choices"]))
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading", level=2)).to_contain_text("Victoire")
    expect(end.locator(".ranking li")).to_have_count(2)
    end.get_by_role("button", name="Fermer").click()
    page.get_by_role("tab", name="Journal").click()
    expect(page.get_by_role("log")).to_contain_text("Fin de la partie")


def test_a_telephone_tells_who_plays_which_camp(server: Server, visit: OpenPage) -> None:
    page = sit_down(server, visit, theme="dark", size=TELEPHONE)
    expect(page.get_by_role("region", name="ROMAIN")).to_contain_text("Caia vous")
    expect(page.get_by_role("region", name="BARBARE")).to_contain_text("Avidus")


@pytest.mark.parametrize("size", [DESKTOP, TELEPHONE], ids=["desktop", "telephone"])
def test_a_battle_is_fought_beside_its_panel(size: dict[str, int], server: Server, walk: OpenPage) -> None:
    page = at(server, walk, moment("ultimus-battle"), size=size)
    panel = page.get_by_role("region", name="Britanniae 2")
    expect(panel).to_contain_text("6 PF")
    expect(panel).to_contain_text("2 PF")
    expect(page.locator('.layer.pieces g[data-area="britanniae-2"]')).not_to_have_count(0)
    page.wait_for_function(UNCOVERED, arg="britanniae-2")
    unfold = panel.get_by_role("button", name="Déplier")
    if unfold.is_visible():
        unfold.click()
    expect(panel.get_by_role("link", name="TB-8").or_(panel.get_by_role("button", name="TB-8"))).to_be_visible()
    expect(panel).to_contain_text("grand fleuve ou détroit traversé")


def test_a_march_shows_where_it_may_go_and_what_it_costs(server: Server, walk: OpenPage) -> None:
    page = at(server, walk, moment("ultimus-march"))
    choices = page.locator(".choices")
    expect(choices.get_by_role("button", name="Thracia 1")).to_contain_text("1 PM")
    expect(choices.get_by_role("button", name="Asia 1")).to_contain_text("2 PM")
    # Two points from Thracia 3: Moesiae 2 and 4 lie beyond Thracia 2, which costs one.
    expect(page.locator("path.reach")).not_to_have_count(0)
    expect(page.locator("g.cost.far").filter(has_text="2")).not_to_have_count(0)
    click_area(page, "pontus-euxinus")
    expect(page.get_by_role("region", name="Zone choisie").get_by_role("alert")).to_contain_text("3.4.2-7")


def test_nothing_to_play_is_answered_by_itself_against_a_bot(server: Server, visit: OpenPage) -> None:
    page = at(server, visit, moment("ultimus-window"), by_hand=False)
    expect(page.get_by_role("checkbox", name="Passer tout seul")).to_be_checked()
    page.wait_for_timeout(1200)
    expect(page.get_by_role("button", name="Jouer « Tribut »")).to_be_visible()  # who can play is asked
    fresh = at(server, visit, empty_window(), by_hand=False)
    expect(fresh.get_by_role("button", name="Ne rien jouer", exact=True)).to_have_count(0)


def test_nor_for_a_person_who_is_watched_by_another(server: Server, visit: OpenPage) -> None:
    page = at(server, visit, empty_window(), person("Balbus"), by_hand=False)
    box = page.get_by_role("checkbox", name="Passer tout seul")
    expect(box).not_to_be_checked()
    page.wait_for_timeout(1200)
    expect(page.get_by_role("button", name="Ne rien jouer")).to_be_visible()
    box.check()
    expect(page.get_by_role("button", name="Ne rien jouer")).to_have_count(0)


def empty_window() -> str:
    """The window of `ultimus-window` for who holds a stratagem that is not for it."""
    return moment("ultimus-window").replace('romanus = ["tributum"]', 'romanus = ["initium"]')


def test_on_a_telephone_the_map_goes_along_with_what_happens(server: Server, visit: OpenPage) -> None:
    record = finished(ULTIMUS, "405-stilicho", 2)
    steps = json.loads(record)["steps"]
    marches = [(number, step["object"]) for number, step in enumerate(steps, 1) if step["verb"] == "move-to"]
    far_apart = sorted(
        next(one for one in marches if one[1].startswith(where)) for where in ("galliae", "oriens", "italia")
    )
    page = visit(server.page(f"t/{server.lay_record(record).id}/replay"), size=TELEPHONE)
    expect(page.locator(".layer.hits path")).to_have_count(AREAS)
    for number, zone in far_apart:
        page.get_by_role("slider").fill(str(number))
        page.wait_for_function(IN_SIGHT, arg=zone)


def test_at_a_shared_screen_who_passes_need_not_sit_down(server: Server, visit: OpenPage) -> None:
    """ROMAIN, who may answer each movement of BARBARE, passes aloud: no hand is shown, no second curtain falls."""
    laid = server.lay([person("Caia"), person("Balbus")], game=ULTIMUS, position=empty_window())
    page = visit(server.page(f"t/{laid.id}"))
    seated(page, AREAS)
    curtain = page.locator(".curtain")
    page.locator(".choices").get_by_role("button", name="Ne rien jouer", exact=True).click()
    expect(curtain).to_contain_text("À Balbus de jouer")
    expect(curtain.get_by_role("button")).to_have_count(1)  # a sequence is not passed so
    curtain.get_by_role("button", name="C’est moi, Balbus").click()
    choose(page, verb("march"))
    while not curtain.is_visible():
        choices = look(page)["choices"]
        moves = [choice for choice in choices if choice["verb"] == "move-to"]
        take(page, (moves or choices)[-1])
    expect(curtain).to_contain_text("À Caia de jouer")
    before = server.steps(laid.id)
    curtain.get_by_role("button", name="Caia ne joue rien").click()
    expect(curtain).to_be_hidden()
    assert server.steps(laid.id) == before + 1
    expect(page.locator(".prompt")).to_contain_text("Balbus")
    look(page)
    page.get_by_role("tab", name="Main").click()
    expect(page.get_by_role("tabpanel")).not_to_contain_text("Main cachée")
