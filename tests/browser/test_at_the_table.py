"""What a person does at the table besides choosing: undo, ask why, look up a rule, look back, hand the seat over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.moments import finished, moment
from tests.browser.places import ALEA_AREAS
from tests.browser.server import ALEA, GAME, OPTIMUS, ULTIMUS, Server, bot, person
from tests.browser.table import answered, choose, click_area, look, point_in, seated, verb


def mid_game(server: Server, visit: OpenPage, position: str = "", **how: str) -> Page:
    table = server.lay([person(), bot(), bot(), bot()], position=position or moment("placing"))
    page = visit(server.seat(table), **how)
    seated(page)
    return page


def test_undo_goes_back_choice_by_choice_to_the_last_die(server: Server, walk: OpenPage) -> None:
    """Two Forts are bought and given back; then there is nothing left to undo."""
    page = mid_game(server, walk, moment("building"))
    undo = page.get_by_role("button", name="Annuler")
    expect(undo).to_be_disabled()
    expect(undo).to_have_attribute("title", re.compile("^Rien à reprendre"))
    seen = [look(page)]
    for _ in range(2):
        choose(page, verb("buy-fort"))
        seen.append(look(page))
    undo.click()
    answered(page)
    assert look(page) == seen[1]
    page.keyboard.press("Control+z")
    answered(page)
    expect(undo).to_be_disabled()
    assert look(page) == seen[0]


def test_a_die_cannot_be_taken_back(server: Server, walk: OpenPage) -> None:
    page = mid_game(server, walk)
    click_area(page, "albania")
    expect(page.locator("[role=log] li").filter(has=page.locator(".dice")).first).to_be_visible()
    look(page)
    expect(page.get_by_role("button", name="Annuler")).to_be_disabled()


def test_a_click_on_what_is_not_offered_tells_the_clause(server: Server, walk: OpenPage) -> None:
    """HRE-9.2.2-1: a Barbarian army is placed where the People is or next to that. Asia is far from the Alans."""
    page = mid_game(server, walk)
    click_area(page, "asia")
    why = page.locator(".inspector").get_by_role("alert")
    clauses = {clause["id"]: clause for clause in server.get(f"/api/games/{GAME}/rules")["clauses"]}
    expect(why).to_contain_text(clauses["HRE-9.2.2-1"]["fr"])
    why.get_by_role("button", name="HRE-9.2.2-1").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_have_text("HRE-9.2.2-1")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.locator(".inspector").get_by_role("heading", name="Asia")).to_be_visible()
    choose(page, verb("place-army"))
    expect(page.locator(".refusal")).to_have_count(0)  # it goes with the question that it answers


def test_the_hand_that_holds_the_map_is_shown_without_styling_all_of_it_anew(server: Server, walk: OpenPage) -> None:
    """A click alone holds nothing; and what the map inherits, as a cursor, thousands of elements are styled for."""
    page = mid_game(server, walk)
    frame, area = page.locator(".map .frame"), page.locator(".layer.hits path[data-area=asia]")
    page.mouse.move(*point_in(page, "asia"))
    page.mouse.down()
    expect(frame).not_to_have_class(re.compile("held"))
    box = frame.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    expect(frame).to_have_class(re.compile("held"))
    assert frame.evaluate("frame => getComputedStyle(frame, '::after').cursor") == "grabbing"
    expect(area).to_have_css("cursor", "grab")
    page.mouse.up()
    expect(frame).not_to_have_class(re.compile("held"))


def test_the_first_reason_is_the_plainest(server: Server, walk: OpenPage) -> None:
    """Daci at peace are nobody's (AIE-4.4.1-3); Asia is too far from the Alans."""
    daci = moment("alea-march").replace("[camps]", 'daci = ["daci-1"]\n\n[camps]')
    table = server.lay([person(), bot()], game=ALEA, scenario="49-rubico", position=daci)
    page = walk(server.seat(table), language="en")
    seated(page, ALEA_AREAS)
    click_area(page, "daci")
    why = page.locator(".inspector").get_by_role("alert")
    expect(why).to_contain_text("That belongs to no side.")
    expect(why.get_by_role("button", name="AIE-4.4.1-3")).to_be_visible()
    page = mid_game(server, walk)
    click_area(page, "asia")
    expect(page.locator(".inspector").get_by_role("alert")).to_contain_text("Trop loin")


@pytest.mark.parametrize(
    ("game", "scenario", "position", "tab", "card", "clause"),
    [
        (GAME, "", "placing", "hand", ".idle >> nth=0", "HRE-7"),
        (ULTIMUS, "410-alaricus", "ultimus-march", "hand", ".chit .quiet >> nth=0", "UR-6"),
        (OPTIMUS, "101-dacia", "", "stratagems", "li .quiet >> nth=0", "OP-"),
    ],
)
def test_each_card_in_hand_that_cannot_be_played_says_why(
    server: Server, walk: OpenPage, game: str, scenario: str, position: str, tab: str, card: str, clause: str
) -> None:
    """By a click and by a key."""
    seats = 4 if game == GAME else 2
    more = {"position": moment(position)} if position else {}
    table = server.lay([person(), *[bot()] * (seats - 1)], game=game, scenario=scenario, **more)
    page = walk(server.seat(table), language="en")
    expect(page.locator(".prompt")).to_be_visible()
    page.locator(f"#tab-{tab}").click()
    held = page.locator(f"#tabpanel {card}")
    held.click()
    toast = page.locator(".toast")
    expect(toast.get_by_role("button", name=clause)).to_be_visible()
    toast.get_by_role("button", name="Close").click()
    expect(toast).to_have_count(0)
    held.press("Enter")
    expect(toast).to_have_count(1)


def test_the_rules_are_searched_by_word_and_by_number(server: Server, walk: OpenPage) -> None:
    page = mid_game(server, walk)
    page.locator("#tab-rules").click()
    clauses = server.get(f"/api/games/{GAME}/rules")["clauses"]
    shown = page.locator("#tabpanel .clause")
    expect(shown).to_have_count(len(clauses))
    search = page.get_by_role("searchbox")
    search.fill("forteresse mont")
    expect(shown).not_to_have_count(len(clauses))
    for text in shown.all_inner_texts():
        assert "forteresse" in text.lower()
        assert "mont" in text.lower()
    search.fill("HRE-9.2.2-1")
    expect(shown).to_have_count(1)
    search.fill("televiseur")
    expect(page.locator("#tabpanel .count")).to_have_text("0 règle")


def test_what_ends_a_question_says_what_it_ends_and_0_picks_it(server: Server, walk: OpenPage) -> None:
    table = server.lay([person(), bot(), bot(), bot()], position=moment("placing"))
    page = walk(server.seat(table))
    seated(page)
    end = page.get_by_role("button", name="Finir l’expansion")
    expect(end).to_be_visible()
    expect(end).to_have_attribute("aria-keyshortcuts", "0")
    page.locator("div.choices button").first.focus()
    page.keyboard.press("0")
    expect(end).to_be_hidden()
    first = server.get(f"/api/tables/{table.id}/replay?at=1")["log"]
    assert first, "the phase went on"


def test_many_provinces_are_listed_by_diocese_and_walked_in_that_order(server: Server, walk: OpenPage) -> None:
    """HRE-1-2: nine Dioceses of five Provinces each."""
    page = walk(server.seat(server.lay([person(), bot(), bot(), bot()])))
    seated(page)
    while len(look(page)["areas"]) < 10:
        choose(page, lambda choice: choice["verb"] != "done")
    homes = {
        province: diocese["id"]
        for diocese in server.get(f"/api/games/{GAME}/reference")["pieces"]["dioceses"]
        for province in diocese["provinces"]
    }
    names = server.get(f"/api/games/{GAME}/texts/fr")["names"]
    listed = page.locator("div.choices").evaluate(
        """list => [...list.querySelectorAll('[role=group]:has(> h3)')].map(group => [
          group.querySelector('h3').innerText,
          [...group.querySelectorAll('button')].map(button =>
            [...button.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.data).join('')),
        ])"""
    )
    found = {names["province"][province]: names["diocese"][home].upper() for province, home in homes.items()}
    assert len(listed) > 1
    for heading, provinces in listed:
        assert provinces
        assert {found[province] for province in provinces} == {heading.upper()}
    buttons = page.locator("div.choices button")
    buttons.first.focus()
    for number in range(1, 10):
        page.keyboard.press("ArrowDown")
        expect(buttons.nth(number)).to_be_focused()


def test_the_throw_that_decides_a_battle_is_shown_until_the_next_choice(server: Server, walk: OpenPage) -> None:
    page = mid_game(server, walk)
    click_area(page, "albania")
    battle = page.get_by_role("region", name="Combat : Albania")
    expect(battle.locator(".camp")).to_have_count(2)
    expect(battle.locator(".camp").filter(has_text="Attaque").get_by_role("img")).to_have_count(2)
    expect(battle.get_by_role("status")).to_contain_text("Albania")
    choose(page, verb("done"))
    expect(battle).to_be_hidden()


def test_a_replay_stops_anywhere_and_is_played_on_from_there(server: Server, walk: OpenPage) -> None:
    record = finished()
    table = server.lay_record(record)
    steps = server.steps(table.id)
    page = walk(server.page(f"t/{table.id}/replay"))
    slider = page.get_by_role("slider")
    expect(slider).to_have_value(str(steps))
    slider.fill("100")
    expect(page.get_by_text(f"Choix 100 sur {steps}")).to_be_visible()
    there = server.get(f"/api/tables/{table.id}/replay?at=100")
    scores = [faction["rome"] + faction["barbarian"] for faction in there["view"]["board"]["factions"]]
    totals = page.locator(".plaques .points b")
    expect(totals).to_have_text([re.compile(rf"^\D*{score}\D*$") for score in scores])
    page.get_by_role("button", name="Un choix en avant").click()
    expect(slider).to_have_value("101")
    page.get_by_role("button", name="Un choix en arrière").click()
    expect(slider).to_have_value("100")
    page.get_by_role("button", name="Continuer d’ici").click()
    page.wait_for_url(re.compile(r"#/t/[^/]+$"))
    seated(page)
    assert table.id not in page.url
    branch = page.url.rsplit("/", 1)[1]
    assert server.steps(branch) == 100
    curtain = page.locator(".curtain button")
    look_or_lift(page)
    assert curtain.count() == 0
    page.locator(".choices button").first.click()
    answered(page)
    assert server.steps(branch) == 101
    assert server.steps(table.id) == steps


def look_or_lift(page: Page) -> None:
    """Sit down: all seats of a saved game are people's, and the one whose turn it is may be behind a curtain."""
    page.locator(".curtain button, div.choices button").first.wait_for()
    if page.locator(".curtain").is_visible():
        page.locator(".curtain button").click()
    look(page)


def test_a_curtain_hides_the_hand_until_the_next_person_sits_down(server: Server, walk: OpenPage) -> None:
    table = server.lay([person("Caia"), person("Balbus"), bot(), bot()], position=moment("hand-over"))
    page = walk(server.page(f"t/{table.id}"))
    seated(page)
    page.locator("#tab-hand").click()
    mine = page.locator(".hand").first.inner_text()
    assert mine
    choose(page, verb("keep"))
    curtain = page.get_by_role("dialog", name=re.compile("Balbus"))
    expect(curtain).to_be_visible()
    expect(page.locator(".hand")).to_have_count(0)
    expect(page.locator("div.choices button")).to_have_count(0)
    expect(page.get_by_role("tabpanel")).to_contain_text("Main cachée.")
    for _ in range(3):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('.side, .map') === null"), "Tab stays in front"
    page.locator(".curtain button").click()
    expect(curtain).to_be_hidden()
    expect(page.locator(".hand").first).to_be_visible()
    assert page.locator(".hand").first.inner_text() != mine
    look(page)


def test_language_and_theme_are_kept(server: Server, visit: OpenPage) -> None:
    page = mid_game(server, visit)
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="Switch to English").click()
    expect(html).to_have_attribute("lang", "en")
    expect(page.locator("div.choices")).to_contain_text("Finish expanding")
    expect(page.get_by_role("tab", name="Rules")).to_be_visible()
    page.get_by_role("button", name="Dark background").click()
    expect(html).to_have_attribute("data-theme", "dark")
    background = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.reload()
    seated(page)
    expect(html).to_have_attribute("lang", "en")
    expect(html).to_have_attribute("data-theme", "dark")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == background
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", name="The games")).to_be_visible()
    expect(page.get_by_role("button", name="Passer en français")).to_be_visible()


@pytest.mark.parametrize(("kind", "drawn"), [("people", "suebi"), ("emperor", "galba")])
def test_the_chit_to_keep_or_pass_is_shown_to_its_player_alone(
    kind: str, drawn: str, server: Server, visit: OpenPage
) -> None:
    """HRE-5.4-2: one looks at the chit that one has drawn, and only then decides."""
    players = [person(), person("Balbus"), bot(), bot()]
    table = server.lay(players, position=moment(f"drawing-{kind}"))
    page = visit(server.seat(table))
    seated(page)
    chit = page.get_by_role("region", name="Ce qui vient d’être pioché")
    name = server.get(f"/api/games/{GAME}/texts/fr")["names"][kind][drawn]
    expect(chit.locator("strong").filter(has_text=name)).to_be_visible()
    other = visit(server.seat(table, 1))
    seated(other)
    expect(other.get_by_role("region", name="Ce qui vient d’être pioché")).to_have_count(0)
    expect(other.locator(".plaques")).not_to_contain_text(name)


def test_a_replay_jumps_by_turn_and_by_event(server: Server, walk: OpenPage) -> None:
    """Page Down goes to the choices that began turns, a full stop to those of which something came."""
    table = server.lay_record(finished())
    log = server.get(f"/api/tables/{table.id}/replay?seat=-2")["log"]
    turns = sorted({event["step"] for event in log if event["kind"] == "turn"} - {0})
    eventful = sorted({event["step"] for event in log if event["kind"] != "forced"} - {0})
    assert len(turns) == 6
    page = walk(server.page(f"t/{table.id}/replay"))
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(server.steps(table.id)))
    page.keyboard.press("PageUp")
    expect(slider).to_have_value(str(turns[-1]))
    page.get_by_role("button", name="Tour précédent").click()
    expect(slider).to_have_value(str(turns[-2]))
    page.keyboard.press(".")
    expect(slider).to_have_value(str(next(step for step in eventful if step > turns[-2])))
    page.get_by_role("button", name="Événement précédent").click()
    expect(slider).to_have_value(str(turns[-2]))
    page.keyboard.press("PageDown")
    expect(slider).to_have_value(str(turns[-1]))
