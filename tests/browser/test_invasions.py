"""*Invasions* on the screen: the scenario that teaches to its end by mouse against three bots, its turn by keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.moments import asked
from tests.browser.server import INVASIONS, Laid, Server, bot, person
from tests.browser.table import Watch, choose, expect_no_sideways_scroll, look, pick_by_key, play_by_mouse, seated, verb

SCENARIO = "376-discipuli"
AREAS = 236
"""215 provinces and 21 seas."""
ROMANS, GOTHS = 0, 3
TELEPHONE = {"width": 390, "height": 844}
UNTOLD = re.compile(r"\b(?:prompt|verb|event|inv)-[a-z]")
"""The key of a text stands where there is no text."""
PASSES = {"done", "decline"}
ACTIVE = 12
"""After so many choices from the list a player does nothing more where nothing will do."""
TABS = {
    "Règles": "règles",
    "Tour": "Ordre d’activation", "Journal": "Premiers pas", "Nations": "Capitale", "Cartes": "carte",
    "Forces": "Byzantins", "Score": "territoires",
}  # fmt: skip
"""The rules first: they do not lie open, a thousand clauses long, while a game is played."""


def seats(at: int, others: str) -> list[dict[str, str]]:
    """One person among bots."""
    return [person() if seat == at else bot(others) for seat in range(4)]


def test_the_scenario_that_teaches_is_played_to_its_end_by_mouse(server: Server, visit: OpenPage) -> None:
    # By these dice each of three opponents does something to be told, and Rome has somewhere to march.
    laid = server.lay(seats(ROMANS, "random"), game=INVASIONS, scenario=SCENARIO, seed="ludus")
    page = visit(server.seat(laid, ROMANS))
    seated(page, AREAS)
    for name, words in TABS.items():
        page.get_by_role("tab", name=name).click()
        expect(page.get_by_role("tabpanel")).to_contain_text(words)

    told: set[str] = set()

    def heed() -> None:
        assert not UNTOLD.search(" ".join(page.locator(".head, .prompt, .choices").all_inner_texts()))
        for sentence in page.locator(".story:not(.telling) .text p").all_inner_texts():
            told.add(re.split(" a | : ", sentence.replace("\u00a0", " "))[0])

    played = play_by_mouse(page, PASSES, ACTIVE, heed)
    assert played.on_map > 3
    assert {"buy", "march", "step-to"} <= played.verbs
    opponents = {"Fortuna 1 (Huns)", "Fortuna 2 (Perses)", "Fortuna 3 (Goths)"}
    assert told == opponents, "what each of three opponents did is a sentence"
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading", level=2)).to_have_text(re.compile("Victoire|Partie nulle|Personne ne l’emporte"))
    expect(end.locator(".ranking li")).to_have_count(4)
    expect(end).to_contain_text("Unités perdues")
    end.get_by_role("button", name="Fermer").click()
    page.get_by_role("tab", name="Journal").click()
    log = page.get_by_role("log")
    expect(log).to_contain_text("Fin de la partie")
    assert not UNTOLD.search(log.inner_text())


def the_goths_march(server: Server) -> Laid:
    """The Visigoths as they may set out, with nobody to be asked between: what comes does not depend on the bots."""
    return server.lay(seats(GOTHS, "random"), game=INVASIONS, position=asked("march", GOTHS, INVASIONS, SCENARIO))


def test_its_turn_is_played_by_keyboard(server: Server, visit: OpenPage) -> None:
    """Arrows move in the list, figures pick choices: the Romans, who come last, march and see the turn to its
    end, which Escape closes; nobody is asked between."""
    page = visit("about:blank", language="en")
    watch = Watch(page)
    position = asked("march", ROMANS, INVASIONS, SCENARIO)
    page.goto(server.seat(server.lay(seats(ROMANS, "random"), game=INVASIONS, position=position), ROMANS))
    seated(page, AREAS)
    verbs: list[str] = []
    while not (seen := look(page))["over"]:
        offered = [choice["verb"] for choice in seen["choices"]]
        wanted = [verb for verb in ("march", "step-to") if verb in offered and verb not in verbs]
        wanted += [verb for verb in offered if verb in PASSES]
        pick = offered.index(wanted[0]) if wanted else 0
        verbs.append(offered[pick])
        pick_by_key(page, pick, by_figure=len(verbs) % 2 == 0)
    assert verbs[:2] == ["march", "step-to"]
    assert "done" in verbs
    assert watch.asked("act") == len(verbs), "every pick was one choice"
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading", level=2)).to_have_text(re.compile("wins|draw|Nobody|victory"))
    page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("End of the game")


def test_on_a_telephone_all_of_a_march_is_in_sight(server: Server, visit: OpenPage) -> None:
    """The camps, the march in hand, the question and the first choices; nothing lies beyond the edges."""
    page = visit(server.seat(the_goths_march(server), GOTHS), size=TELEPHONE, has_touch=True, is_mobile=True)
    seated(page, AREAS)
    expect_no_sideways_scroll(page)
    choose(page, verb("march"))
    expect(page.locator("section.moment")).to_be_visible()
    expect_no_sideways_scroll(page)
    for part in (".head .plaque", "section.moment", ".prompt .who", "div.choices button", ".tools"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)
    panel, tools = page.locator("section.moment").bounding_box(), page.locator(".tools").bounding_box()
    assert panel is not None
    assert tools is not None
    assert panel["y"] + panel["height"] <= tools["y"], "what is said of the march lies over the tools"
