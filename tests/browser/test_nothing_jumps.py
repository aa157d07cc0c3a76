"""What stands on the screen stays where it is while the game goes on."""

from __future__ import annotations

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.server import ALEA, GAME, INVASIONS, OPTIMUS, ULTIMUS, Server, bot, person
from tests.browser.table import look

DECISIONS = 30
SHIFT = 0.07
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
    look(page)
    page.evaluate(WATCH)
    made = 0
    while made < DECISIONS:
        seen = look(page)
        assert not seen["over"]
        if {choice["verb"] for choice in seen["choices"]} <= PASSES:
            page.wait_for_timeout(100)  # the page passes by itself
            continue
        action = seen["choices"][made * 7 % len(seen["choices"])]["action"]
        page.locator(f'.choices [data-action="{action}"]').click()
        made += 1
        page.wait_for_timeout(30)
    look(page)
    page.wait_for_timeout(300)
    shifts = sorted(page.evaluate("shifts"), reverse=True)
    assert sum(value for value, _ in shifts) < SHIFT, shifts[:5]
    log = page.get_by_role("log")
    assert log.evaluate("log => log.scrollHeight > 1.5 * log.clientHeight"), "it has grown out of its frame"
    assert log.evaluate(BELOW_THE_END) < 60, "the last line is in sight, however many came at once"
