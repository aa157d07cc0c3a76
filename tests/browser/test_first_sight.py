"""How soon the page is there, and how soon it answers. Counted, not timed: a busy machine must fail no test."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.moments import finished, moment
from tests.browser.places import AREAS
from tests.browser.server import ALEA, GAME, INVASIONS, OPTIMUS, ULTIMUS, Server, bot, person
from tests.browser.table import at_rest, eventually, seated

LAPTOP = {"width": 1280, "height": 800}
FIRST_PAINT = 150_000
"""Bytes, compressed, that the first paint may wait for."""
BUNDLE = 300_000
"""Bytes of scripts and styles, compressed, that a whole game page may load."""

LOADED = """() => ['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind)).map(entry => ({
  path: new URL(entry.name).pathname, bytes: entry.encodedBodySize,
}))"""
BLOCKING = """() => [...document.querySelectorAll('head link[rel=stylesheet], head script[src]')].map(node =>
  new URL(node.href || node.src).pathname)"""

FRAMES = """
  let frame = 0;
  const next = () => { frame += 1; requestAnimationFrame(next); };
  requestAnimationFrame(next);
  const find = () => {
    if (!window.map && document.querySelector('.layer .land')) window.map = frame;
    if (!window.counters && document.querySelector('.layer.pieces [data-area]')) window.counters = frame;
  };
  new MutationObserver(find).observe(document, {childList: true, subtree: true});
"""
"""Notes the frame in which the printed map came into the page, and that in which the counters did."""


def test_the_first_paint_waits_for_little(server: Server, visit: OpenPage) -> None:
    """One page, one script and one sheet of styles; the map, the rules and the position come after."""
    table = server.lay([person(), bot(), bot(), bot()], position=moment("placing"))
    page = visit(server.seat(table))
    seated(page)
    loaded = {entry["path"]: entry for entry in page.evaluate(LOADED)}
    blocking = page.evaluate(BLOCKING)
    assert 2 <= len(blocking) <= 3, blocking
    first = sum(loaded[path]["bytes"] for path in ["/", *blocking])
    assert 0 < first <= FIRST_PAINT
    code = {path: entry["bytes"] for path, entry in loaded.items() if path.endswith((".js", ".css"))}
    assert set(blocking) < set(code)
    assert sum(code.values()) <= BUNDLE
    page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime > 0")


@pytest.mark.parametrize(
    ("game", "scenario", "seats"),
    [(GAME, "", 4), (ALEA, "49-rubico", 2), (ULTIMUS, "410-alaricus", 2), (OPTIMUS, "101-dacia", 2)],
)
def test_the_printed_map_is_the_first_picture(
    game: str, scenario: str, seats: int, server: Server, visit: OpenPage
) -> None:
    """The counters are laid upon it in a later frame. No clip is cut out of several paths: a browser makes one of them
    first, and with the forty zones of a camp that took it half a second, again whenever one changed hands."""
    table = server.lay([person(), *[bot()] * (seats - 1)], game=game, scenario=scenario)
    page = visit("about:blank", painted=True)
    page.add_init_script(FRAMES)
    page.goto(server.seat(table))
    page.wait_for_function("() => window.counters > 0")
    assert page.evaluate("window.map") + 1 < page.evaluate("window.counters"), "in frames"
    clips = page.evaluate("[...document.querySelectorAll('clipPath')].map(clip => clip.childElementCount)")
    assert set(clips) <= {1}


def test_nothing_comes_from_elsewhere(server: Server, visit: OpenPage) -> None:
    """The page is whole without a network: fonts, pictures and scripts are the server's own."""
    asked: list[str] = []
    page = visit("about:blank")
    page.on("request", lambda request: asked.append(request.url))
    table = server.lay([person(), bot(), bot(), bot()], position=moment("placing"))
    page.goto(server.seat(table))
    seated(page)  # in its own letters
    assert any(address.endswith(".woff2") for address in asked)
    assert [address for address in asked if not address.startswith((server.home, "data:", "blob:"))] == []


def test_what_is_chosen_shows_at_once_as_sent(server: Server, visit: OpenPage) -> None:
    """Before the server has answered: here its answer is held back for good."""
    table = server.lay([person(), bot(), bot(), bot()], position=moment("placing"))
    page = visit("about:blank")

    def hold(socket: object) -> None:
        upstream = socket.connect_to_server()  # type: ignore[attr-defined]
        acted: list[bool] = []

        def say(message: str) -> None:
            if '"type":"act"' in message:
                acted.append(True)
            else:
                upstream.send(message)

        socket.on_message(say)  # type: ignore[attr-defined]

    page.route_web_socket(re.compile("/play$"), hold)
    page.goto(server.seat(table))
    seated(page)
    button = page.locator("div.choices button[data-verb=place-army]").first
    marks = page.evaluate(
        """() => {
          const button = document.querySelector('div.choices button[data-verb=place-army]');
          button.click();
          return new Promise(done => requestAnimationFrame(() => done([
            document.querySelector('.prompt').getAttribute('aria-busy'), button.classList.contains('waiting'),
            document.querySelectorAll('.layer.pointer .waiting').length,
          ])));
        }"""
    )
    assert marks == ["true", True, 1], "busy, the choice marked, its area marked, in the next frame"
    button.click()
    expect(page.locator(".prompt")).to_have_attribute("aria-busy", "true")
    assert server.steps(table.id) == 0


def test_the_first_look_shows_the_whole_map_below_the_plaques(server: Server, visit: OpenPage) -> None:
    table = server.lay([person(), bot(), bot(), bot()], position=moment("placing"))
    page = visit(server.seat(table))
    seated(page)

    def whole() -> None:
        frame, sheet, plaques = (box(page, part) for part in (".map", ".map .sheet", ".plaques"))
        assert sheet["x"] >= frame["x"]
        assert sheet["x"] + sheet["width"] <= frame["x"] + frame["width"]
        assert 0 <= sheet["y"] - (plaques["y"] + plaques["height"]) <= 20, "close below them"
        assert sheet["y"] + sheet["height"] <= frame["y"] + frame["height"]

    eventually(page, whole)


def test_a_newcomer_is_told_the_first_steps_once(server: Server, visit: OpenPage) -> None:
    """Beside the log until they are put away, for good; then still in the rules."""
    table = server.lay([person(), bot(), bot(), bot()])
    page = visit(server.seat(table))
    seated(page)
    steps = page.get_by_role("region", name="Premiers pas")
    steps.get_by_text("Les signes, et comment choisir").click()
    for sign in ("Points romains", "Points barbares", "Peuple Barbare", "Empereur", "Légions en jeu", "Cartes en main"):
        expect(steps.get_by_text(sign, exact=True)).to_be_visible()
    steps.get_by_role("button", name="Compris").click()
    expect(steps).to_have_count(0)
    page.reload()
    seated(page)
    expect(page.get_by_role("log")).to_be_visible()
    expect(steps).to_have_count(0)
    page.locator("#tab-rules").click()
    page.get_by_text("Premiers pas", exact=True).click()
    expect(page.get_by_role("tabpanel").get_by_text("Légions en jeu", exact=True)).to_be_visible()


SMALLEST = 9
"""Pixels below which no letter of the map can be read."""
TEXTS = """() => [...document.querySelectorAll('.sheet svg text')].filter(text => text.textContent.trim()
  && text.checkVisibility({opacityProperty: true, visibilityProperty: true})).map(text => {
    const matrix = text.getScreenCTM();
    return [text.textContent, parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b)];
})"""
COVERED = """() => {
  const counters = [...document.querySelectorAll('.pieces [data-counters]')].map(one => one.getBoundingClientRect());
  const letters = text => Array.from({length: text.getNumberOfChars()}, (_, i) => {
    const {x, y, width, height} = text.getExtentOfChar(i), matrix = text.getScreenCTM();
    const middle = new DOMPoint(x + width / 2, y + height * 0.6).matrixTransform(matrix);
    return [middle.x, middle.y];
  });
  return [...document.querySelectorAll('[data-name], [data-town]')]
    .filter(name => name.checkVisibility({visibilityProperty: true}))
    .filter(name => getComputedStyle(name.querySelector('.word')).opacity !== '0')
    .filter(name => [...name.querySelectorAll('text')].flatMap(letters).some(([x, y]) =>
      counters.some(box => x > box.left && x < box.right && y > box.top && y < box.bottom)))
    .map(name => name.textContent);
}"""
"""Names of areas and towns of which the middle of a letter lies under counters."""
NAMED = """() => [...document.querySelectorAll('[data-name]')]
  .filter(name => name.checkVisibility({visibilityProperty: true})).length"""


@pytest.mark.parametrize(
    ("game", "scenario", "position", "lands"),
    [
        (GAME, "", "placing", 45),
        (ULTIMUS, "405-stilicho", "", 96),
        (ALEA, "49-rubico", "", 73),
        (OPTIMUS, "101-dacia", "", 109),
        (INVASIONS, "", "", 215),
    ],
)
def test_on_the_map_every_letter_can_be_read(
    game: str, scenario: str, position: str, lands: int, server: Server, walk: OpenPage
) -> None:
    """On the whole map, and where a game's counters are large enough at the first look: fewer names rather than smaller
    ones, and none half hidden: of those that counters lie upon most find another place."""
    players = [person(), *[bot()] * (3 if game in (GAME, INVASIONS) else 1)]
    start = {"position": moment(position)} if position else {"scenario": scenario}
    page = walk(server.seat(server.lay(players, game=game, **start)), painted=True)
    seated(page, AREAS[game])
    page.wait_for_function(f"lands => !({COVERED})().length && ({NAMED})() > 0.8 * lands", arg=lands)
    if game not in (ULTIMUS, ALEA):
        assert [text for text in page.evaluate(TEXTS) if text[1] < SMALLEST] == []
    page.get_by_role("button", name="Voir toute la carte").click()
    page.wait_for_function(
        "() => new DOMMatrix(getComputedStyle(document.querySelector('.map .sheet')).transform).a < 0.7"
    )
    expect(page.locator(".map .sheet.small")).to_be_visible()
    at_rest(page)
    texts = page.evaluate(TEXTS)
    assert len(texts) > 30
    assert [text for text in texts if text[1] < SMALLEST] == []
    page.wait_for_function(f"() => ({COVERED})().length === 0")


@pytest.mark.parametrize("game", [GAME, ULTIMUS, ALEA])
def test_the_first_steps_fit_a_small_screen_beside_the_log(game: str, server: Server, visit: OpenPage) -> None:
    """What can be done stands there whole, and below it some lines of the log."""
    players = [person(), *[bot()] * (3 if game == GAME else 1)]
    page = visit(server.seat(server.lay(players, game=game)), language="fr", size=LAPTOP)
    seated(page, AREAS[game])
    steps = page.locator("section.first")

    def room_for_the_log() -> None:
        assert steps.evaluate("box => box.scrollHeight - box.clientHeight") == 0
        panel, first, log = box(page, ".panel"), box(page, "section.first"), box(page, ".panel .log")
        assert log["y"] >= first["y"] + first["height"]
        assert log["y"] + log["height"] <= panel["y"] + panel["height"] + 1
        assert log["height"] >= 60

    for heading in ("Premiers pas", "First steps"):
        expect(steps).to_contain_text(heading)
        for part in (steps, *steps.get_by_role("button").all()):
            expect(part).to_be_in_viewport(ratio=1)
        eventually(page, room_for_the_log)
        if heading == "Premiers pas":
            page.get_by_role("button", name="Switch to English").click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_end_of_the_game_fits_the_screen(size: dict[str, int], server: Server, visit: OpenPage) -> None:
    """Head and foot are in sight, and stay where they are when the account comes; what lies between them is read at the
    size it was set in."""
    page = visit("about:blank", size=size)
    held: list[Route] = []
    page.route(re.compile("/statistics"), lambda route: held.append(route))
    page.goto(server.page(f"t/{server.lay_record(finished()).id}"))
    dialog = page.get_by_role("dialog")
    close = dialog.get_by_role("button", name="Fermer")
    expect(close).to_be_visible()

    def it_is_asked_for() -> None:
        assert held

    eventually(page, it_is_asked_for)
    before = close.bounding_box()
    held[0].continue_()
    expect(dialog.get_by_role("img").first).to_be_visible()
    assert close.bounding_box() == before
    for part in (dialog.get_by_role("heading", level=2), dialog.get_by_role("link", name="Accueil")):
        expect(part).to_be_in_viewport(ratio=1)
    page.wait_for_function(
        """() => {
          const chart = document.querySelector('.chart');
          return Math.abs(chart.getBoundingClientRect().width / chart.viewBox.baseVal.width - 1) <= 0.05;
        }"""
    )


def box(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).first.bounding_box()
    assert found is not None
    return dict(found)
