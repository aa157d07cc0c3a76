"""axe-core finds nothing to say, on any page, in both languages and both themes."""

from __future__ import annotations

import pytest

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.places import (
    LOOKS,
    PLACES,
    WHOLE,
    Arrive,
    alea_march,
    battle,
    end,
    home,
    inspector,
    invasions_march,
    march,
    new_game,
    spare,
    switch,
    violations,
)
from tests.browser.server import Server


@pytest.mark.parametrize("arrive", PLACES, ids=lambda arrive: arrive.__name__)
def test_nothing_stands_in_anybodys_way(arrive: Arrive, server: Server, visit: OpenPage) -> None:
    page = visit("about:blank", language="fr", theme="light")
    arrive(server, page)
    for language, theme in LOOKS:
        switch(page, language, theme)
        spare(page)
        assert violations(page, WHOLE) == [], (language, theme)


@pytest.mark.parametrize(
    "arrive",
    [home, new_game, inspector, end, battle, march, alea_march, invasions_march],
    ids=lambda arrive: arrive.__name__,
)
def test_nor_on_a_telephone(arrive: Arrive, server: Server, visit: OpenPage) -> None:
    page = visit("about:blank", size=PHONE, has_touch=True)
    arrive(server, page)
    spare(page)
    assert violations(page, WHOLE) == []
