"""For newcomers: the guided first turn, and what abbreviations mean."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.moments import moment
from tests.browser.places import ULTIMUS_AREAS
from tests.browser.server import ULTIMUS, Server, bot, person
from tests.browser.table import seated


def test_the_first_turn_is_guided_question_by_question_until_one_has_enough(server: Server, visit: OpenPage) -> None:
    """In place of the first steps; the advice is that of the question that is asked, and it stays away once left."""
    players = [person(), bot(), bot(), bot()]
    page = visit(server.seat(server.lay(players, position=moment("placing"))))
    seated(page)
    page.get_by_role("button", name="Me guider au premier tour").click()
    guide = page.get_by_role("region", name="Premier tour, pas à pas")
    expect(guide.get_by_text("L’expansion de votre Peuple")).to_be_visible()
    expect(page.get_by_role("region", name="Premiers pas")).to_have_count(0)
    page.goto(server.seat(server.lay(players, position=moment("drawing-people"))))
    expect(guide.get_by_text("La pioche : chaque joueur aura un Peuple Barbare")).to_be_visible()
    page.get_by_role("button", name="Switch to English").click()
    english = page.get_by_role("region", name="First turn, step by step")
    expect(english.get_by_text("The draw: each player will have a Barbarian People")).to_be_visible()
    english.get_by_role("button", name="Leave the guide").click()
    page.reload()
    seated(page)
    expect(english).to_have_count(0)


def test_an_abbreviation_tells_what_it_means_on_hover_focus_and_tap(server: Server, visit: OpenPage) -> None:
    table = server.lay([person(), bot()], game=ULTIMUS, scenario="405-stilicho")
    page = visit(server.seat(table), language="en")
    seated(page, ULTIMUS_AREAS)
    meaning = page.get_by_role("tooltip").get_by_text("Command capacity: how many units the leader takes along.")
    page.get_by_text("The signs, and how to choose").click()
    word = page.get_by_role("region", name="First steps").get_by_role("button", name="CC", exact=True)
    shown = page.locator(".shown")
    word.hover()
    expect(shown).to_have_text("Command capacity: how many units the leader takes along.")
    page.mouse.move(300, 500)
    expect(shown).to_have_count(0)
    word.focus()
    expect(meaning).to_be_visible()
    box = shown.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= DESKTOP["width"]
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    page.locator("#tab-rules").click()
    page.get_by_text("The abbreviations", exact=True).click()
    expect(page.get_by_role("tabpanel").get_by_text("Limitanei, the troops of the frontiers.")).to_be_visible()
    phone = visit(server.seat(table), language="fr", size=PHONE, has_touch=True)
    phone.get_by_text("Le jeu en bref, les signes, comment choisir").click()
    phone.get_by_role("region", name="Premiers pas").get_by_role("button", name="VS", exact=True).tap()
    expect(phone.locator(".shown")).to_have_text("Valeur stratégique du chef.")
    told = phone.locator(".shown").bounding_box()
    assert told is not None
    assert told["x"] >= 0
    assert told["x"] + told["width"] <= PHONE["width"]
