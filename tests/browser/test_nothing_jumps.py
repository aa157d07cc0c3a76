"""What stands on the screen stays where it is while the game goes on."""

from __future__ import annotations

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.places import AREAS
from tests.browser.server import ALEA, GAME, INVASIONS, OPTIMUS, ULTIMUS, Server, bot, person
from tests.browser.table import at_rest, eventually, look, seated, take

DECISIONS = 20
SHIFT = 0.05
"""What may move in so many decisions, each time by the part of the window times the part of its length."""
WATCH = """window.shifts = [];
new PerformanceObserver(list => list.getEntries().forEach(({value, sources}) => window.shifts.push([
  value, sources.map(({node}) => node?.className?.baseVal ?? node?.className ?? node?.nodeName ?? ''),
]))).observe({type: 'layout-shift'});"""
"""Every shift counts, those too that follow a click at once."""
BELOW_THE_END = "log => log.scrollHeight - log.scrollTop - log.clientHeight"


SCENARIOS = {ULTIMUS: "405-stilicho", ALEA: "49-rubico", OPTIMUS: "085-domitianus", INVASIONS: "375-hunni"}
"""Long ones: so many decisions, and a log that grows out of its frame."""
PASSES = {"done", "decline", "decline-all"}


@pytest.mark.parametrize("game", [GAME, ULTIMUS, ALEA, OPTIMUS, INVASIONS])
def test_nothing_jumps_under_the_pointer(game: str, server: Server, visit: OpenPage) -> None:
    """Questions of one line and of three, choices that come and go, others' moves: none pushes what is below."""
    others = [bot()] * (3 if game in (GAME, INVASIONS) else 1)
    wanted = {"game": game, **({"scenario": SCENARIOS[game]} if game in SCENARIOS else {})}
    page = visit(server.seat(server.lay([person(), *others], **wanted)))
    seated(page, AREAS[game])
    page.evaluate(WATCH)
    made = 0
    while made < DECISIONS:
        choices = look(page)["choices"]
        choice = choices[made * 7 % len(choices)]
        made += not {other["verb"] for other in choices} <= PASSES
        take(page, choice)
    look(page)
    at_rest(page)
    shifts = sorted(page.evaluate("shifts"), reverse=True)
    assert sum(value for value, _ in shifts) < SHIFT, shifts[:5]
    log = page.get_by_role("log")
    assert log.evaluate("log => log.scrollHeight > 1.5 * log.clientHeight"), "it has grown out of its frame"

    def at_its_end() -> None:
        assert log.evaluate(BELOW_THE_END) < 60, "the last line is in sight, however many came at once"

    eventually(page, at_its_end)
