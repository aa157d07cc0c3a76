"""The first page: with one click into a game, back into those that are under way, and to games that were saved."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.moments import finished
from tests.browser.server import ALEA, GAME, Server, bot, person
from tests.browser.table import seated


def test_one_click_leads_into_a_game_against_bots(server: Server, visit: OpenPage) -> None:
    """As many as can play, the strongest bots, the scenario that teaches: and it is the person's table."""
    page = visit(server.page())
    page.get_by_role("button", name="Jouer tout de suite à Alea Iacta Est, contre des automates").click()
    expect(page.locator(".prompt")).to_be_visible()
    table = server.get(f"/api/tables/{page.url.split('/t/')[1]}")
    assert (table["game"], table["scenario"]) == (ALEA, "41-perusia")
    assert [(player["kind"], player["bot"]) for player in table["players"]] == [("person", None), ("bot", "legatus")]


def test_games_under_way_come_first_with_scenario_year_opponents_and_turn(mortal: Server, visit: OpenPage) -> None:
    mortal.lay([person("Livia"), person("Caia")], game=ALEA, scenario="44-philippi")
    page = visit(mortal.page(), language="en")
    line = page.locator(".tables li")
    for told in ("44, Philippi", "44 BC", "Livia, Caia", "Your turn"):
        expect(line.get_by_text(told, exact=True)).to_be_visible()
    expect(page.get_by_role("heading", level=2)).to_have_text(["Games in progress", "The games", "Saved game"])


def test_a_game_is_deleted_after_a_question(mortal: Server, visit: OpenPage) -> None:
    table = mortal.lay([person(), bot(), bot(), bot()])
    page = visit(mortal.page())
    page.get_by_role("button", name="Supprimer cette partie").click()
    page.get_by_role("button", name="Garder").click()
    assert [line["id"] for line in mortal.get("/api/tables")] == [table.id]
    page.get_by_role("button", name="Supprimer cette partie").click()
    page.get_by_role("button", name="Supprimer", exact=True).click()
    expect(page.locator(".tables li")).to_have_count(0)
    assert mortal.get("/api/tables") == []


def test_a_saved_game_is_opened_and_played_once_more_from_the_other_seat(
    mortal: Server, visit: OpenPage, tmp_path: Path
) -> None:
    """What is no saved game is refused in so many words, and the page stays as it is."""
    saved = tmp_path / "partie.json"
    saved.write_bytes(finished())
    strange = tmp_path / "lettre.json"
    strange.write_text("Salve!")
    page = visit(mortal.page())
    page.get_by_label("Ouvrir un fichier").set_input_files(strange)
    expect(page.get_by_role("alert")).to_contain_text("lettre.json » n’est pas une partie enregistrée")
    page.get_by_label("Ouvrir un fichier").set_input_files(saved)
    expect(page.get_by_role("dialog")).to_be_visible()
    before = page.url
    page.goto(mortal.page())
    page.get_by_role("button", name="Revanche").click()
    seated(page)
    assert page.url != before
    table = mortal.get(f"/api/tables/{page.url.split('/t/')[1]}")
    assert (table["game"], table["version"]) == (GAME, 0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_button_that_begins_is_in_sight_and_nothing_is_wider_than_the_screen(
    size: dict[str, int], server: Server, visit: OpenPage
) -> None:
    page = visit(server.page("new/ultimus"), size=size)
    expect(page.get_by_role("button", name="Commencer")).to_be_in_viewport(ratio=1)
    for place in ("new/ultimus", ""):
        page.goto(server.page(place))
        page.get_by_role("heading", level=1).wait_for()
        expect(page.locator("select, .game").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
