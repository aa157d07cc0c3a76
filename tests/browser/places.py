"""Places of the page to bring a browser to, and what axe-core finds wrong there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.moments import asked, finished, moment
from tests.browser.server import ALEA, GAME, INVASIONS, OPTIMUS, ULTIMUS, Server, bot, person
from tests.browser.table import choose, click_area, seated, verb

LOOKS = [("fr", "dark"), ("en", "light")]
"""Each language and each theme once: what axe looks at is either words and parts or colours."""
Arrive = Callable[[Server, Page], None]


def home(server: Server, page: Page) -> None:
    server.lay([person(), bot(), bot(), bot()])
    page.goto(server.page())
    expect(page.locator(".tables li").first).to_be_visible()


def new_game(server: Server, page: Page) -> None:
    page.goto(server.page("new/empire"))
    page.get_by_label("2", exact=False).first.wait_for()
    page.locator("select").nth(1).select_option("person")


def start(server: Server, page: Page) -> None:
    page.goto(server.seat(server.lay([person(), person("Balbus")])))
    seated(page)


def guided(server: Server, page: Page) -> None:
    """The first turn of a newcomer, with what an abbreviation means, and the list of all."""
    page.goto(server.seat(server.lay([person(), bot()], game=ULTIMUS, scenario="405-stilicho")))
    seated(page, ULTIMUS_AREAS)
    page.locator(".first button.abbreviation").first.focus()
    page.locator(".first .button").first.click()
    expect(page.locator(".first dl")).to_be_visible()
    page.locator(".plaque button.abbreviation").first.focus()
    expect(page.locator(".shown")).to_be_visible()


def inspector(server: Server, page: Page) -> None:
    """In the middle of the game, with the answer to why an area is not offered."""
    page.goto(server.seat(server.lay([person(), bot(), bot(), bot()], position=moment("placing"))))
    seated(page)
    click_area(page, "asia")
    expect(page.locator(".inspector .refusal")).to_be_visible()


def curtain(server: Server, page: Page) -> None:
    table = server.lay([person(), person("Balbus"), bot(), bot()], position=moment("hand-over"))
    page.goto(server.page(f"t/{table.id}"))
    seated(page)
    choose(page, verb("keep"))
    expect(page.locator(".curtain")).to_be_visible()


def end(server: Server, page: Page) -> None:
    page.goto(server.page(f"t/{server.lay_record(finished()).id}"))
    expect(page.get_by_role("dialog").get_by_role("img").first).to_be_visible()


def rules(server: Server, page: Page) -> None:
    page.goto(server.page("rules/empire?c=HRE-9.1-1"))
    expect(page.locator(".clause.here")).to_be_visible()


def replay(server: Server, page: Page) -> None:
    page.goto(server.page(f"t/{server.lay_record(finished()).id}/replay"))
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator(".layer.hits path")).to_have_count(45)


def battle(server: Server, page: Page) -> None:
    """*Ultimus Romanorum* in a civil war, with the battle that is to be decided and everything about its zone."""
    page.goto(server.seat(server.lay([person(), bot()], game=ULTIMUS, position=moment("ultimus-battle"))))
    seated(page, ULTIMUS_AREAS)
    expect(page.get_by_role("region", name="Britanniae 2")).to_be_visible()


def march(server: Server, page: Page) -> None:
    page.goto(server.seat(server.lay([person(), bot()], game=ULTIMUS, position=moment("ultimus-march"))))
    seated(page, ULTIMUS_AREAS)
    click_area(page, "gaetulia")
    expect(page.locator(".inspector .refusal")).to_be_visible()


def window(server: Server, page: Page) -> None:
    page.goto(server.seat(server.lay([person(), bot()], game=ULTIMUS, position=moment("ultimus-window"))))
    seated(page, ULTIMUS_AREAS)
    page.locator("#tab-hand").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Tribut")


def alea_battle(server: Server, page: Page) -> None:
    """*Alea Iacta Est*, with a battle that can be avoided."""
    page.goto(server.seat(server.lay([person(), bot()], game=ALEA, position=moment("alea-battle"))))
    seated(page, ALEA_AREAS)
    expect(page.get_by_role("region", name="Thessalia")).to_be_visible()


def alea_march(server: Server, page: Page) -> None:
    page.goto(server.seat(server.lay([person(), bot()], game=ALEA, position=moment("alea-march"))))
    seated(page, ALEA_AREAS)
    click_area(page, "gaetulia")
    expect(page.locator(".inspector")).to_be_visible()


def optimus_march(server: Server, page: Page) -> None:
    """*Optimus Princeps*, with a march in hand and a place open that it cannot reach."""
    page.goto(server.seat(server.lay([person(), bot()], game=OPTIMUS, position=moment("optimus-season"))))
    seated(page, OPTIMUS_AREAS)
    choose(page, verb("done"))
    choose(page, verb("march"))
    expect(page.locator("section.march")).to_be_visible()
    click_area(page, "tapae")
    expect(page.locator(".inspector .refusal")).to_be_visible()


def invasions_march(server: Server, page: Page) -> None:
    """*Invasions*, the Visigoths on the march, and a place open that they cannot reach."""
    position = asked("march", 3, INVASIONS, "376-discipuli")
    page.goto(server.seat(server.lay([bot(), bot(), bot(), person()], game=INVASIONS, position=position), 3))
    seated(page, INVASIONS_AREAS)
    choose(page, verb("march"))
    expect(page.locator("section.moment")).to_be_visible()
    click_area(page, "aegyptus")
    expect(page.locator(".inspector .refusal")).to_be_visible()


def ultimus_end(server: Server, page: Page) -> None:
    table = server.lay_record(finished(ULTIMUS, "405-stilicho", 2))
    page.goto(server.page(f"t/{table.id}"))
    expect(page.get_by_role("dialog").get_by_role("img").first).to_be_visible()


def ultimus_replay(server: Server, page: Page) -> None:
    table = server.lay_record(finished(ULTIMUS, "405-stilicho", 2))
    page.goto(server.page(f"t/{table.id}/replay"))
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator(".layer.hits path")).to_have_count(ULTIMUS_AREAS)


ULTIMUS_AREAS = 101
"""96 zones and 5 seas."""
ALEA_AREAS = 82
"""73 zones and 9 seas."""
OPTIMUS_AREAS = 120
"""109 regions and 11 boxes off the map."""
INVASIONS_AREAS = 236
"""215 provinces and 21 seas."""
AREAS = {GAME: 45, ULTIMUS: ULTIMUS_AREAS, ALEA: ALEA_AREAS, OPTIMUS: OPTIMUS_AREAS, INVASIONS: INVASIONS_AREAS}
PLACES = [home, new_game, start, guided, inspector, curtain, end, rules, replay]
PLACES += [battle, march, window, ultimus_end, ultimus_replay, alea_battle, alea_march, optimus_march, invasions_march]
TABS = ["sequence", "hand", "forces", "score", "rules"]
ULTIMUS_TABS = ["sequence", "log", "hand", "peoples", "empire", "forces", "calendar", "score", "rules"]
ALEA_TABS = [
    "sequence", "log", "hand", "peoples", "regions", "republic", "forces", "calendar", "score", "rules",
]  # fmt: skip
OPTIMUS_TABS = ["sequence", "log", "stratagems", "forces", "score", "rules"]
INVASIONS_TABS = ["sequence", "log", "nations", "hand", "forces", "score", "rules"]
WRONG: dict[str, Any] = {"resultTypes": ["violations"]}
"""What is right, axe need not write down part by part: half of its time."""
COLOURS = WRONG | {"runOnly": ["color-contrast"]}
"""All that a theme changes: half of the time of all rules."""
COLOURLESS: dict[str, Any] = WRONG | {"rules": {"color-contrast": {"enabled": False}}}
"""Words on the map stand on what is drawn, of which axe never knows the colour: it says so of each, after long."""
WHOLE: dict[str, list[list[str]]] = {"include": [["html"]]}
ALIKE = 5
SPARE = """alike => {
  document.querySelector('.map .sheet')?.remove();
  const beyond = (most, nodes, kindOf) => {
    const seen = {};
    return [...nodes].filter(node => {
      const kind = kindOf(node);
      return (seen[kind] = (seen[kind] ?? 0) + 1) > most;
    });
  };
  const clauses = document.querySelectorAll('.clause');
  beyond(alike, clauses, clause => clause.className + [...clause.children].map(part => part.nodeName + part.className))
    .forEach(clause => clause.remove());
  const look = part => part.nodeName + ['class', 'style', 'fill', 'role'].map(name => part.getAttribute(name));
  const counters = document.querySelectorAll('.panel svg');
  beyond(1, counters, drawn => [drawn.parentElement, drawn, ...drawn.querySelectorAll('*')].map(look))
    .forEach(drawn => drawn.replaceChildren(...drawn.querySelectorAll('title')));
  document.querySelectorAll('.rules section:not(:has(.clause))').forEach(section => section.remove());
  const rows = document.querySelectorAll('.panel :is(li, tr):not(:has(li, tr))');
  beyond(alike, rows, row => [row.parentElement, row, ...row.querySelectorAll('*')].map(look))
    .forEach(row => row.remove());
}"""


def spare(page: Page) -> None:
    """Take away what is the same a thousand times: the map, at which one test looks; all clauses and rows of the panel
    but the first ones of each kind; what counters there show, but on the first one of each kind and colour. What axe is
    told to leave out it reads all the same."""
    page.evaluate(SPARE, ALIKE)


def violations(page: Page, context: dict[str, list[list[str]]] = WHOLE, options: dict[str, Any] = WRONG) -> list[str]:
    """What axe-core finds wrong in a part of the page."""
    if not page.evaluate("'axe' in window"):  # half a megabyte
        page.evaluate(Axe().axe_script)
    found = page.evaluate("([context, options]) => axe.run(context, options)", [context, options])["violations"]
    return [f"{one['id']}: {node['target']} {node['any'][:1]}" for one in found for node in one["nodes"]]


def switch(page: Page, language: str, theme: str) -> None:
    """As the buttons at the head do, which a dialog may cover."""
    html = page.locator("html")
    if html.get_attribute("lang") != language:
        page.locator(f"header .tool[lang={language}]").dispatch_event("click")
    expect(html).to_have_attribute("lang", language)
    if html.get_attribute("data-theme") != theme:
        page.locator("header .tool:not([lang])").dispatch_event("click")
    expect(html).to_have_attribute("data-theme", theme)
