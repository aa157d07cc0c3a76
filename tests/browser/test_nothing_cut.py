"""No word over the map or in the panel is cut, and none leaves its place, whatever the window and the language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, OpenPage
from tests.browser.moments import asked, moment
from tests.browser.server import ALEA, GAME, INVASIONS, OPTIMUS, ULTIMUS, Server, bot, person

TABLET = {"width": 1024, "height": 768}
PHONE = {"width": 390, "height": 844}
CUT = """() => {
  const where = '.plaques li, .head section, .plaque, .year, .prompt, .choices, .tabs, .panel';
  const inside = (node, box) => {
    const own = node.getBoundingClientRect();
    return own.left >= box.left - 1 && own.right <= box.right + 1;
  };
  const words = [...document.querySelectorAll(where)].filter(part => part.checkVisibility())
    .flatMap(part => [...part.querySelectorAll('*')].map(node => [node, part]))
    .filter(([node]) => node.checkVisibility() && !node.closest('svg, .hidden-text, .unfold'))
    .filter(([node]) => [...node.childNodes].some(one => one.nodeType === 3 && one.data.trim()))
    .filter(([node]) => getComputedStyle(node).clipPath === 'none' && node.getBoundingClientRect().width > 1);
  return words.filter(([node, part]) => {
    const clipped = getComputedStyle(node).overflow !== 'visible' && node.scrollWidth > node.clientWidth + 1;
    return clipped || !inside(node, part.getBoundingClientRect());
  }).map(([node]) => `${node.className}: ${node.textContent.trim().slice(0, 40)}`);
}"""
"""Words that their own box cuts, or that stand out of the part of the page that they belong to."""
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.mark.parametrize(
    ("game", "position", "seat"),
    [
        (GAME, "placing", 0),
        (ULTIMUS, "ultimus-march", 0),
        (ALEA, "alea-march", 0),
        (OPTIMUS, "optimus-season", 0),
        (INVASIONS, "", 3),
    ],
)
def test_no_word_is_cut(game: str, position: str, seat: int, server: Server, walk: OpenPage) -> None:
    start = moment(position) if position else asked("march", seat, game, "376-discipuli")
    players = [bot()] * (4 if game in (GAME, INVASIONS) else 2)
    players[seat] = person()
    page = walk(server.seat(server.lay(players, game=game, position=start), seat))
    expect(page.locator(".choices button").first).to_be_visible()
    found = {}
    for language, button in (("fr", "Switch to English"), ("en", "Passer en français")):
        expect(page.locator("html")).to_have_attribute("lang", language)
        for size in (DESKTOP, TABLET, PHONE):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            page.evaluate(DRAWN)
            found[language, size["width"]] = page.evaluate(CUT)
        page.get_by_role("button", name=button).click()
    assert not any(found.values()), found
