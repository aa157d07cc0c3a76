"""A real server on loopback, with a data folder of its own, and a real browser in front of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.server import Server
from tests.browser.table import Watch
from tests.patience import PATIENCE

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 780}
LARGE_TILES = ["--default-tile-width=1536", "--default-tile-height=1024"]
"""The coast of a map is long and is drawn anew for each tile of a page: without a graphics card there were dozens."""
FRUGAL = [*LARGE_TILES, "--disable-gpu", "--js-flags=--max-lazy --always-sparkplug --no-turbofan"]
"""And no processor of pictures is made believe in; a script is compiled when it is called, which most never are, and
plainly, not once more for speed: no page of a test lives long enough to earn back a fifth of all its work."""
BY_HAND = """try {
  if (!localStorage.getItem('latrunculi:passing')) localStorage.setItem('latrunculi:passing', 'no');
} catch {}"""
"""Nothing is passed for the player: what a test presses must not meet the next question, which depends on haste."""
UNPAINTED = """try {
  const still = new CSSStyleSheet();
  still.replaceSync(`.map .layer { opacity: 0 !important; animation: none !important; }
    .map .layer:not(.hits) { visibility: hidden !important; }`);
  document.adoptedStyleSheets.push(still);
} catch {}"""
"""The map is laid out, measured and met by the pointer, but no browser notes down and fills what nobody looks at:
without a graphics card that was more than half of all its work. Of what lies there one asks whether it is attached."""
OpenPage = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that `latrunculi play` starts."""
    with Server(tmp_path_factory.mktemp("data"), "play") as running:
        yield running


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of one test alone, which may kill it."""
    with Server(tmp_path / "data", "play") as running:
        yield running


@pytest.fixture(scope="session")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for others, which gives its keys to nobody."""
    with Server(tmp_path_factory.mktemp("hosted"), "serve") as running:
        yield running


@pytest.fixture(scope="package")
def browser(chromium: str | None) -> Iterator[Browser]:
    """One browser for this folder and no longer: while it runs, its event loop is the thread's, and others need theirs.

    To start one takes as long as two tests."""
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=FRUGAL, timeout=1000 * PATIENCE)
        yield launched
        launched.close()


class Visits:
    """Pages opened as people with a browser of their own, in a language, a theme and a size.

    Unless it is to be as a newcomer finds it (`by_hand=False`), the page does not pass for its player; and unless a
    test is about what is seen of the map (`painted=True`), its layers are not painted.

    Whatever goes wrong in the script of a page fails the test; of a test that fails each page is left as a picture.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._watched: list[tuple[Page, Watch]] = []

    def open(
        self,
        address: str,
        *,
        language: str = "fr",
        theme: str = "light",
        size: dict[str, int] = DESKTOP,
        by_hand: bool = True,
        painted: bool = False,
        **more: Any,
    ) -> Page:
        context = self._browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale={"fr": "fr-FR", "en": "en-GB"}[language],
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            **more,
        )
        self._contexts.append(context)
        context.on("page", lambda page: self._watched.append((page, Watch(page))))
        context.set_default_timeout(1000 * PATIENCE)
        if by_hand:
            context.add_init_script(BY_HAND)
        if not painted:
            context.add_init_script(UNPAINTED)
        page = context.new_page()
        page.goto(address)
        return page

    def end_test(self, failed: bool, pictures: Path) -> None:
        """Tell what went wrong in the pages."""
        for number, (page, _) in enumerate(self._watched):
            if failed and not page.is_closed():
                page.evaluate("document.adoptedStyleSheets = []")
                page.screenshot(path=pictures / f"page-{number}.png")
        troubles = [trouble for _, watch in self._watched for trouble in watch.troubles]
        for _, watch in self._watched:
            watch.troubles.clear()
        assert not troubles

    def close(self) -> None:
        for context in self._contexts:
            context.close()
        self._contexts.clear()
        self._watched.clear()


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[OpenPage]:
    """Opens pages of this test alone: see `Visits`."""
    visits = Visits(browser)
    yield visits.open
    try:
        visits.end_test(getattr(request.node, "failed", False), tmp_path)
    finally:
        visits.close()


Walked = dict[str, tuple[Visits, Page]]
USUAL: dict[str, Any] = {"language": "fr", "theme": "light", "size": DESKTOP}
MOST_WALKED = 3
"""Pages that are kept at once: each is a process of its own."""


@pytest.fixture(scope="package")
def walked(browser: Browser) -> Iterator[Walked]:
    """The pages that walk from test to test, by how they were opened, the last used last."""
    pages: Walked = {}
    yield pages
    for visits, _ in pages.values():
        visits.close()


@pytest.fixture
def walk(browser: Browser, walked: Walked, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[OpenPage]:
    """Opens a page as `visit` does, or goes on in one that an earlier test has opened so, as by a link.

    The script that is read and warm makes the next place for half the work. For tests that need no fresh start and
    leave none behind: what they set in the page, such as its language, they set back. A page in which a test fails
    walks no more.
    """
    used: list[str] = []

    def walk_on(address: str, **how: Any) -> Page:
        key = repr(sorted((USUAL | how).items()))
        assert key not in used, "two pages at once are two people's"
        used.append(key)
        if key in walked:
            visits, page = walked[key] = walked.pop(key)  # the last one used
            page.set_viewport_size((USUAL | how)["size"])
            page.mouse.move(0, 0)
            page.evaluate("location.hash = '#/nowhere'")  # so that nothing of the last place is taken for the next
            expect(page.locator(".lost")).to_be_visible()
        else:
            while len(walked) >= MOST_WALKED:
                walked.pop(next(iter(walked)))[0].close()
            visits = Visits(browser)
            page = visits.open("about:blank", **how)
            walked[key] = visits, page
        if address != "about:blank":  # which would end the script
            page.goto(address)
        return page

    yield walk_on
    failed = getattr(request.node, "failed", False)
    for key in used:
        visits, _ = walked[key]
        try:
            visits.end_test(failed, tmp_path)
        except AssertionError:
            failed = True
            raise
        finally:
            if failed:
                walked.pop(key)[0].close()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on a machine that stalls is no proof of a defect: what fails here is run once more, and told of."""
    for item in items:
        if item.nodeid.startswith("tests/browser/"):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Tells the fixtures of a test whether it failed."""
    outcome: Any = yield
    item.failed = outcome.get_result().failed  # type: ignore[attr-defined]
