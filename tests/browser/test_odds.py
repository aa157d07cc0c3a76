"""Before one commits: fights are told with their odds, cards with their text, the phase with what it would score."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.moments import moment
from tests.browser.server import ALEA, ULTIMUS, Server, bot, person
from tests.browser.table import choose, click_area, seated, verb

APART = """() => {
  const face = document.querySelector('#choice-face').getBoundingClientRect();
  return [...document.querySelectorAll('.choices button')].every(button => {
    const box = button.getBoundingClientRect();
    return box.right <= face.left || face.right <= box.left || box.bottom <= face.top || face.bottom <= box.top;
  });
}"""
"""Whether what is shown beside the list covers no choice."""


@pytest.mark.parametrize(
    ("language", "attack", "heading", "projection", "gain"),
    [
        ("fr", r"Attaquer Albania \(Parthes\)\s: (\d+)\s%", "Attaquer", "Total de la phase", "score de la phase"),
        ("en", r"Attack Albania \(Parthi(?:ans)?\): (\d+)%", "Attack", "Total of the phase", "score of the phase"),
    ],
)
def test_an_attack_is_told_with_its_odds(
    server: Server, walk: OpenPage, language: str, attack: str, heading: str, projection: str, gain: str
) -> None:
    page = walk(server.seat(server.lay([person(), bot(), bot(), bot()], position=moment("placing"))), language=language)
    seated(page)
    choices = page.locator(".choices")
    choice = choices.get_by_role("button", name=re.compile(attack))
    expect(choice).to_have_count(1)
    expect(choices.get_by_role("group", name=heading, exact=True)).to_have_count(1)
    found = re.search(r"(\d+)\s?%", choice.inner_text())
    assert found
    mark = page.locator("[data-fight=albania]")
    expect(mark).to_contain_text(found[1])
    expect(page.locator("[data-fight]")).to_have_count(choices.locator(".fights button").count())
    assert choice.get_attribute("title")
    page.locator("#tab-score").click()
    expect(page.get_by_role("tabpanel")).to_contain_text(projection)
    click_area(page, "dacia")
    expect(page.locator(".inspector")).to_contain_text(gain)
    expect(page.locator("[data-gain=dacia]")).to_contain_text("+2")


MARCHES = {
    # Caesar with one legion, PF 5 and QU 3, upon Pompeius with two, PF 10 and QU 2: 1/2, a column better 2/3; BT 3 to
    # 2 and the better CP: 4, 5 and 6 of the die.
    ALEA: (
        "alea-march", 'campania = ["pompeius", "legio-i"]', 'etruria = ["pompeius", "legio-i", "legio-ii"]', 82,
        ("etruria", "Etruria", "2/3", 50),
    ),
    # PF 10 to 4 is 2/1, two columns poorer for QU 1 to 2: 5/4, won from 3 on.
    ULTIMUS: (
        "ultimus-march", 'viennensis-3 = ["vandali-1"]', 'thracia-2 = ["vandali-1"]', 101,
        ("thracia-2", "Thracia 2", "5/4", 67),
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("language", "heading", "words"),
    [
        ("fr", "Marcher à l’ennemi", "Attaquer {zone} ({column})\xa0: {percent}\xa0%"),
        ("en", "March upon the enemy", "Attack {zone} ({column}): {percent}%"),
    ],
)
@pytest.mark.parametrize("game", [ALEA, ULTIMUS])
def test_a_march_upon_the_enemy_is_told_with_its_odds(
    server: Server, walk: OpenPage, game: str, language: str, heading: str, words: str
) -> None:
    begin, there, instead, areas, (zone, title, column, percent) = MARCHES[game]
    position = moment(begin)
    assert there in position
    table = server.lay([person(), bot()], game=game, position=position.replace(there, instead))
    page = walk(server.seat(table), language=language)
    seated(page, areas)
    if game == ALEA:
        for name in ("march", "take"):
            choose(page, verb(name))
    choice = page.locator(".choices .fights button")
    expect(choice).to_have_attribute("aria-label", words.format(zone=title, column=column, percent=percent))
    expect(page.get_by_role("group", name=heading, exact=True)).to_have_count(1)
    expect(page.locator(f"[data-fight={zone}]")).to_contain_text(str(percent))


def test_a_stratagem_is_shown_with_its_text_before_it_is_chosen(server: Server, walk: OpenPage) -> None:
    """Under the pointer and in focus; on a telephone after a long press, which chooses nothing."""
    table = server.lay([person(), bot()], game=ULTIMUS, position=moment("ultimus-window"))
    page = walk(server.seat(table))
    seated(page, 101)
    choice = page.locator(".choices button[data-verb=play]").first
    face = page.locator("#choice-face")
    expect(face).to_have_count(0)
    choice.hover()
    expect(face).to_contain_text("contre 1 PV pour un Peuple mineur")
    expect(choice).to_have_attribute("aria-describedby", "choice-face")
    assert page.evaluate(APART)
    page.mouse.move(5, 5)
    expect(face).to_have_count(0)
    page.keyboard.press("Tab")
    choice.focus()
    expect(face).to_contain_text("contre 1 PV pour un Peuple mineur")


def with_cards() -> str:
    """The Barbarian phase of the moment `placing` at its beginning, when its player may play a card."""
    position = moment("placing")
    for there, instead in (
        ('name = "barbarian-placement"\nstep = "place"', 'name = "card-step"\nstep = "start"'),
        ('step = "loot"', 'step = "recruitment"'),
        ("cards = 1", "cards = 0"),
        ("carded = 1", "carded = 0"),
    ):
        assert there in position
        position = position.replace(there, instead, 1)
    return position


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_a_card_is_shown_with_its_text_before_it_is_chosen(
    server: Server, walk: OpenPage, size: dict[str, int] | None
) -> None:
    table = server.lay([person(), bot(), bot(), bot()], position=with_cards())
    page = walk(server.seat(table), **({"size": size} if size else {}))
    seated(page)
    choice = page.locator(".choices button[data-verb=play-card]").first
    face = page.locator("#choice-face")
    if size:
        press = "button => button.dispatchEvent(new PointerEvent('pointerdown', {pointerType: 'touch', bubbles: true}))"
        choice.evaluate(press)
    else:
        choice.hover()
    expect(face.locator(".card .text")).not_to_be_empty()
    expect(choice).to_have_attribute("aria-describedby", "choice-face")
    assert page.evaluate(APART)
    if size:
        steps = server.steps(table.id)
        choice.evaluate("button => button.click()")
        page.wait_for_timeout(200)
        assert server.steps(table.id) == steps, "a long press chooses nothing"
