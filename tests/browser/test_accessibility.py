"""axe-core finds nothing to say, on any page, in both languages and both themes; nor of the maps, nor of any panel."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.places import (
    ALEA_TABS,
    COLOURLESS,
    COLOURS,
    INVASIONS_TABS,
    LOOKS,
    OPTIMUS_TABS,
    PLACES,
    TABS,
    ULTIMUS_TABS,
    WRONG,
    Arrive,
    alea_battle,
    alea_march,
    battle,
    end,
    home,
    inspector,
    invasions_march,
    march,
    new_game,
    optimus_march,
    spare,
    switch,
    violations,
    window,
)
from tests.browser.server import Server

THEMES = [("dark", WRONG), ("light", COLOURS)]
"""Of what is the same in both, the colours are looked at again."""
MAPS: list[Arrive] = [inspector, march, battle, alea_battle, optimus_march, invasions_march]
PANELS: dict[Arrive, list[str]] = {
    inspector: TABS,
    window: ULTIMUS_TABS,
    alea_march: ALEA_TABS,
    optimus_march: OPTIMUS_TABS,
    invasions_march: INVASIONS_TABS,
}


@pytest.mark.parametrize("arrive", PLACES, ids=lambda arrive: arrive.__name__)
def test_nothing_stands_in_anybodys_way(arrive: Arrive, server: Server, walk: OpenPage) -> None:
    page = walk("about:blank", language="fr", theme="light")
    arrive(server, page)
    if arrive in MAPS:
        nor_on_the_map(page)
    for language, theme in LOOKS:
        switch(page, language, theme)
        spare(page)
        assert violations(page) == [], (language, theme)
    nor_in_any_panel(page, PANELS.get(arrive, []))


def nor_on_the_map(page: Page) -> None:
    """What lies over the map is looked at with all of the page."""
    hide = "hidden => document.adoptedStyleSheets.forEach(sheet => sheet.disabled = !hidden)"
    page.evaluate(hide, False)  # of what is hidden axe says nothing
    assert violations(page, {"include": [[".map"]]}, COLOURLESS) == []
    page.evaluate(hide, True)


def nor_in_any_panel(page: Page, tabs: list[str]) -> None:
    """What lies over the map was looked at before, with the page."""
    for theme, rules in THEMES:
        switch(page, "fr", theme)
        for tab in tabs:
            page.locator(f"#tab-{tab}").click()
            expect(page.get_by_role("tabpanel")).to_have_attribute("aria-labelledby", f"tab-{tab}")
            spare(page)
            assert violations(page, {"include": [[".side .panel"]]}, rules) == [], (tab, theme)


@pytest.mark.parametrize(
    "arrive",
    [home, new_game, inspector, end, battle, march, alea_march, invasions_march],
    ids=lambda arrive: arrive.__name__,
)
def test_nor_on_a_telephone(arrive: Arrive, server: Server, walk: OpenPage) -> None:
    page = walk("about:blank", size=PHONE, has_touch=True)
    arrive(server, page)
    spare(page)
    assert violations(page) == []
