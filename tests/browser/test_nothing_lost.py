"""Reloads, a killed server, second tabs, wrong links, spectators: nothing is lost and nothing leaks."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from latrunculi.kernel import registry
from latrunculi.kernel.contract import plain
from tests.browser.conftest import OpenPage
from tests.browser.moments import moment
from tests.browser.server import GAME, Server, bot, person
from tests.browser.table import Watch, choose, eventually, look, seated, verb

MORE = ("place-army", "fortify", "take-up", "done")


def counters(page: Page) -> list[str]:
    """Each counter on the map, as it is drawn."""
    drawn: list[str] = page.locator(".layer.pieces use, .layer.pieces text").evaluate_all(
        "nodes => nodes.map(node => node.outerHTML)"
    )
    return drawn


def told(page: Page) -> list[str]:
    lines: list[str] = page.locator("[role=log] li").all_inner_texts()
    return lines


def all_of(page: Page) -> tuple[object, ...]:
    """What can be chosen, what lies on the map, and what is told."""
    return look(page), counters(page), told(page)


def expect_the_same(page: Page, before: tuple[object, ...]) -> None:
    def same() -> None:
        assert all_of(page) == before

    eventually(page, same)


def test_a_reload_in_the_middle_changes_nothing(server: Server, visit: OpenPage) -> None:
    table = server.lay([person(), bot(), bot(), bot()], position=moment("placing"))
    page = visit(server.seat(table))
    seated(page)
    choose(page, verb("place-army"))
    before = all_of(page)
    assert told(page)
    page.reload()
    seated(page)
    expect_the_same(page, before)
    choose(page, verb("done"))


def test_a_killed_server_loses_nothing_and_the_page_comes_back_by_itself(mortal: Server, visit: OpenPage) -> None:
    table = mortal.lay([person(), bot(), bot(), bot()], position=moment("placing"))
    page = visit(mortal.seat(table))
    seated(page)
    choose(page, verb("place-army"))
    before = all_of(page)
    mortal.kill()
    banner = page.locator(".banner")
    expect(banner).to_have_text("Connexion perdue. Rien n’est perdu de la partie ; nouvelle tentative…")
    mortal.start()
    expect(banner).to_be_hidden()
    expect_the_same(page, before)
    choose(page, verb("done"))
    assert mortal.steps(table.id) >= 2


def test_a_choice_made_while_the_server_is_away_is_not_lost_in_silence(mortal: Server, visit: OpenPage) -> None:
    """What is clicked then is not sent; after the server is back the same choice is there to be made."""
    table = mortal.lay([person(), bot(), bot(), bot()], position=moment("placing"))
    page = visit(mortal.seat(table))
    seated(page)
    mortal.kill()
    expect(page.locator(".banner")).to_be_visible()
    page.locator(".choices button[data-verb=place-army]").first.click()
    expect(page.locator(".prompt")).to_have_attribute("aria-busy", "false")
    mortal.start()
    expect(page.locator(".banner")).to_be_hidden()
    assert mortal.steps(table.id) == 0
    choose(page, verb("place-army"))
    assert mortal.steps(table.id) == 1


def test_a_second_tab_of_the_same_seat_follows(server: Server, visit: OpenPage) -> None:
    table = server.lay([person(), bot(), bot(), bot()], position=moment("placing"))
    page = visit(server.seat(table))
    seated(page)
    second = page.context.new_page()
    second.goto(server.page(f"t/{table.id}"))
    seated(second)
    choose(page, verb("place-army"))

    def alike() -> None:
        assert (look(second), told(second)) == (look(page), told(page))

    eventually(second, alike)
    choose(second, verb("done"))
    look(second)  # once the bots have played
    eventually(page, alike)


def tells_a_position(message: str) -> bool:
    """Whether the server tells a position, or what of it has changed."""
    return '"type":"state"' in message or '"type":"changes"' in message


def test_a_stale_click_in_the_second_tab_is_refused_kindly(server: Server, visit: OpenPage) -> None:
    """The tab has not heard yet that the position changed when it is clicked."""
    table = server.lay([person(), bot(), bot(), bot()], position=moment("placing"))
    page = visit(server.seat(table))
    seated(page)
    second = page.context.new_page()

    def deaf(socket: object) -> None:
        upstream = socket.connect_to_server()  # type: ignore[attr-defined]
        heard = {"positions": 0}
        held: list[str] = []

        def hear(message: str) -> None:
            heard["positions"] += tells_a_position(message)
            if heard["positions"] < 2 or held:
                socket.send(message)  # type: ignore[attr-defined]
            else:
                held.append(message)

        def say(message: str) -> None:
            upstream.send(message)

        upstream.on_message(hear)
        socket.on_message(say)  # type: ignore[attr-defined]

    second.route_web_socket(re.compile("/play$"), deaf)
    second.goto(server.page(f"t/{table.id}"))
    seated(second)
    choose(page, verb("place-army"))
    steps = server.steps(table.id)
    look(second)
    second.locator(".choices button").first.click()
    toast = second.get_by_role("alert").filter(has_text="La position a changé entre-temps ; voici la nouvelle.")
    expect(toast).to_be_visible()
    assert server.steps(table.id) == steps


def test_a_link_with_a_wrong_key_says_so(hosted: Server, visit: OpenPage) -> None:
    table = hosted.lay([person(), person("Balbus"), bot(), bot()])
    page = visit(hosted.page(f"t/{table.id}?seat=0&key=wrong"))
    expect(page.get_by_role("alert").filter(has_text="lien")).to_be_visible()
    expect(page.locator("div.choices button")).to_have_count(0)
    page.goto("about:blank")
    page.goto(hosted.seat(table))
    seated(page)
    expect(page.locator(".banner")).to_have_count(0)


def test_the_home_page_of_a_server_for_others_lists_ones_own_tables_and_asks_nothing_forbidden(
    hosted: Server, visit: OpenPage
) -> None:
    table = hosted.lay([person(), bot("legatus"), bot("greedy"), person("")], position=moment("placing"))
    hosted.lay([person("Balbus"), person("Dama"), bot(), bot()])
    page = visit("about:blank")
    answers: list[tuple[int, str]] = []
    page.on("response", lambda response: answers.append((response.status, response.url)))
    page.goto(hosted.home)
    expect(page.get_by_role("heading", name="Les jeux")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.locator(".tables li")).to_have_count(0)
    page.goto(hosted.seat(table))
    seated(page)
    page.get_by_role("link", name="Accueil").click()
    lines = page.locator(".tables li")
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text("Caia, Legatus, Avidus, Joueur 4")
    expect(lines).to_contain_text("Tour III")
    assert [answer for answer in answers if answer[0] >= 400] == []


def test_a_table_that_is_not_there_says_so(server: Server, visit: OpenPage) -> None:
    page = visit(server.page("t/nowhere"))
    expect(page.get_by_role("alert")).to_contain_text("Cette table n’existe pas")
    page.get_by_role("alert").get_by_role("link", name="Accueil").click()
    expect(page.get_by_role("heading", name="Les jeux")).to_be_visible()


def test_a_spectator_sees_no_hidden_card_and_no_hidden_chit(hosted: Server, visit: OpenPage) -> None:
    """Neither on the screen nor in what the server sends."""
    table = hosted.lay([person(), bot(), bot(), bot()], position=moment("placing"))
    player = visit(hosted.seat(table))
    seated(player)
    player.locator("#tab-hand").click()
    game = registry.game(GAME)
    state = game.position(moment("placing"))
    shown = plain(game.board(game.redact(state, -1)))
    known = plain(game.board(state))
    hidden = {card for faction in known["factions"] for card in faction["hand"]}
    hidden -= {card for faction in shown["factions"] for card in faction["played"]}
    chits = {
        faction[chit]
        for faction, seen in zip(known["factions"], shown["factions"], strict=True)
        for chit in ("people", "emperor")
        if faction[chit] and not seen[chit]
    }
    assert len(hidden) >= 10
    assert len(chits) >= 3

    page = visit("about:blank")
    watch = Watch(page)
    page.goto(hosted.page(f"t/{table.id}"))
    seated(page)
    expect(page.locator("div.choices button")).to_have_count(0)
    choose(player, verb("place-army"))
    expect(page.get_by_role("log").get_by_role("listitem").first).to_be_visible()

    def told_twice() -> None:
        assert sum(map(tells_a_position, watch.received)) >= 2

    eventually(page, told_twice)
    for message in filter(tells_a_position, watch.received):
        words = set(re.findall(r'"([^"]*)"', message))
        assert not words & hidden
        # The chits of this turn name peoples of which armies of earlier turns may stand on the map.
        assert not words & {chit for chit in chits if chit not in str(shown)}
    names = game.names("fr")
    for tab in ("sequence", "log", "hand", "forces", "score"):
        if page.locator(f"#tab-{tab}").count():
            page.locator(f"#tab-{tab}").click()
            text = page.locator("body").inner_text()
            for card in hidden:
                assert names["card"][card] not in text, card
