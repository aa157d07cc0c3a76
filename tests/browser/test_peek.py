"""A look without a click: what lies in the area under the pointer is told in a corner of the map."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.moments import moment
from tests.browser.server import ALEA, OPTIMUS, Server, bot, person
from tests.browser.table import click_area, point_in, seated


@pytest.mark.parametrize(
    ("game", "position", "areas", "taken", "name", "empty"),
    [
        (ALEA, "alea-march", 82, "campania", "Campania", "etruria"),
        (OPTIMUS, "optimus-season", 120, "tibiscum", "Tibiscum", "berzobis"),
    ],
)
def test_what_lies_under_the_pointer_is_told(
    server: Server, walk: OpenPage, game: str, position: str, areas: int, taken: str, name: str, empty: str
) -> None:
    """Nothing of an empty area, nor of the one that the inspector shows."""
    page = walk(server.seat(server.lay([person(), bot()], game=game, position=moment(position))))
    seated(page, areas)
    peek = page.locator(".peek")
    page.mouse.move(*point_in(page, empty))
    expect(peek).to_have_count(0)
    page.mouse.move(*point_in(page, taken))
    expect(peek.locator("b")).to_have_text(name)
    expect(peek.locator("div")).to_have_count(1)
    click_area(page, taken)
    expect(peek).to_have_count(0)
