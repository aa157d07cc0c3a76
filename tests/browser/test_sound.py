"""What is heard, for whoever wants to hear it, and what the title says."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.moments import moment
from tests.browser.server import Server, bot, person
from tests.browser.table import answered, choose, click_area, look, seated, verb

HEARD = """
  window.heard = [];
  for (const [kind, what] of [['Oscillator', 'note'], ['BufferSource', 'knock']]) {
    const make = BaseAudioContext.prototype['create' + kind];
    BaseAudioContext.prototype['create' + kind] = function () { window.heard.push(what); return make.call(this); };
  }
  const Real = AudioContext;
  window.contexts = 0;
  window.AudioContext = class extends Real { constructor() { super(); window.contexts += 1; } };
"""
"""Notes each sound that the page makes."""
TURN = ["note", "note"]
DICE = ["knock"] * 5


def test_dice_and_ones_turn_are_heard_by_whoever_asked_for_it_and_by_nobody_before_a_gesture(
    server: Server, visit: OpenPage
) -> None:
    table = server.lay([person(), bot(), bot(), bot()], position=moment("placing"))
    page = visit("about:blank")
    page.add_init_script(HEARD)
    page.goto(server.seat(table))
    seated(page)
    button = page.get_by_role("button", name="Sons")
    expect(button).to_have_attribute("aria-pressed", "false")
    click_area(page, "alania")
    answered(page)
    assert page.evaluate("[window.contexts, window.heard]") == [0, []], "off, unless somebody wants it"
    button.click()
    page.wait_for_function("() => window.heard.length === 2")
    assert page.evaluate("window.heard") == TURN, "how it sounds"
    page.reload()
    seated(page)
    expect(button).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("window.contexts") == 0, "no gesture yet"
    page.locator(".prompt").click()
    page.wait_for_function("() => window.contexts === 1")
    assert page.evaluate("window.heard") == [], "what was there before is no news"
    click_area(page, "albania")
    page.wait_for_function("() => window.heard.length >= 5")
    assert page.evaluate("window.heard.slice(0, 5)") == DICE
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    before = page.evaluate("window.heard.length")
    look(page)
    choose(page, verb("done"))
    look(page)
    assert page.evaluate("window.heard.length") == before


def test_ones_turn_is_heard_and_stands_in_the_title(server: Server, visit: OpenPage) -> None:
    """Two people: the second is asked once the first has chosen."""
    table = server.lay([person(), person("Livia"), bot(), bot()], position=moment("hand-over"), mine=[0, 1])
    second = visit("about:blank")
    second.add_init_script(HEARD)
    second.goto(server.seat(table, 1))
    seated(second)
    expect(second).not_to_have_title(re.compile("À vous"))
    second.get_by_role("button", name="Sons").click()
    second.wait_for_function("() => window.heard.length === 2")
    first = visit(server.seat(table, 0))
    seated(first)
    expect(first).to_have_title(re.compile("^À vous"))
    choose(first, verb("keep"))
    expect(second).to_have_title(re.compile("^À vous"))
    second.wait_for_function("() => window.heard.length === 4")
    assert second.evaluate("window.heard.slice(2)") == TURN
