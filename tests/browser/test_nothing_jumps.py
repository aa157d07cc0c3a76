"""What stands on the screen stays where it is while the game goes on, and the log follows it.

Of the other games it is looked at where they are played by mouse."""

from __future__ import annotations

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.places import AREAS
from tests.browser.server import GAME, ULTIMUS, Server, bot, person
from tests.browser.table import Still, eventually, look, seated, take

BELOW_THE_END = "log => log.scrollHeight - log.scrollTop - log.clientHeight"
PASSES = {"done", "decline", "decline-all"}


@pytest.mark.parametrize(("game", "scenario", "others"), [(GAME, "", 3), (ULTIMUS, "405-stilicho", 1)])
def test_nothing_jumps_under_the_pointer(
    game: str, scenario: str, others: int, server: Server, visit: OpenPage
) -> None:
    """Long ones: so many decisions, and a log that grows out of its frame."""
    page = visit(server.seat(server.lay([person(), *[bot()] * others], game=game, scenario=scenario)))
    seated(page, AREAS[game])
    still = Still(page)
    while still.made < Still.DECISIONS:
        choices = look(page)["choices"]
        choice = choices[still.made * 7 % len(choices)]
        take(page, choice)
        if not {other["verb"] for other in choices} <= PASSES:
            still.decided()
    log = page.get_by_role("log")
    assert log.evaluate("log => log.scrollHeight > 1.5 * log.clientHeight"), "it has grown out of its frame"

    def at_its_end() -> None:
        assert log.evaluate(BELOW_THE_END) < 60, "the last line is in sight, however many came at once"

    eventually(page, at_its_end)
