"""Nor has axe-core anything to say of the maps and of any panel beside them, in both themes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.places import (
    ALEA_TABS,
    INVASIONS_TABS,
    OPTIMUS_TABS,
    TABS,
    THEMES,
    ULTIMUS_TABS,
    Arrive,
    alea_battle,
    alea_march,
    battle,
    inspector,
    invasions_march,
    march,
    optimus_march,
    spare,
    switch,
    violations,
    window,
)
from tests.browser.server import Server


@pytest.mark.parametrize(
    "arrive",
    [inspector, march, battle, alea_battle, optimus_march, invasions_march],
    ids=lambda arrive: arrive.__name__,
)
def test_nor_on_the_map(arrive: Arrive, server: Server, visit: OpenPage) -> None:
    page = visit("about:blank")
    arrive(server, page)
    for theme in THEMES:
        switch(page, "fr", theme)
        assert violations(page, {"include": [[".map"]]}) == [], theme


@pytest.mark.parametrize(
    ("arrive", "tabs"),
    [
        (inspector, TABS),
        (window, ULTIMUS_TABS),
        (alea_march, ALEA_TABS),
        (optimus_march, OPTIMUS_TABS),
        (invasions_march, INVASIONS_TABS),
    ],
    ids=["empire", "ultimus", "alea", "optimus", "invasions"],
)
def test_nor_in_any_panel(arrive: Arrive, tabs: list[str], server: Server, visit: OpenPage) -> None:
    page = visit("about:blank")
    arrive(server, page)
    for theme in THEMES:
        switch(page, "fr", theme)
        for tab in tabs:
            page.locator(f"#tab-{tab}").click()
            expect(page.get_by_role("tabpanel")).to_have_attribute("aria-labelledby", f"tab-{tab}")
            spare(page)
            assert violations(page, {"include": [[".panel"]]}) == [], (tab, theme)
