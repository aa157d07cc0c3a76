"""All of a stack in one gesture: each a choice of its own, as far as the rules go."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.moments import moment
from tests.browser.server import ALEA, Laid, Server, bot, person

CURIO = ("caesar", "legio-x", "curio", "legio-v", "legio-vi", "legio-viii", "legio-ix")
"""Caesar, five legions, and Curio, who commands four."""


def lay(server: Server) -> Laid:
    stack = ", ".join(f'"{piece}"' for piece in CURIO)
    position = moment("alea-march").replace('"caesar", "legio-x"', stack)
    return server.lay([person(), bot()], game=ALEA, scenario="49-rubico", position=position)


def march(page: Page, leader: str) -> None:
    """The leader sets out: asked is whom he takes along."""
    expect(page.locator(".prompt")).to_be_visible()
    page.locator(".choices").get_by_role("button", name=leader).first.click()
    expect(page.locator('.choices [data-verb="take"]').first).to_be_visible()


def taken(server: Server, table: Laid) -> list[str]:
    """Who has been taken along, as the server has it."""
    log = server.get(f"/api/tables/{table.id}/replay?at={server.steps(table.id)}")["log"]
    return [event["values"]["piece"] for event in log if event["kind"] == "took"]


@pytest.mark.parametrize(
    ("language", "size", "label", "gesture"),
    [
        ("fr", DESKTOP, "Tout emmener", "click"),
        ("en", DESKTOP, "Take all along", "key"),
        ("en", PHONE, "Take all along", "tap"),
    ],
)
def test_a_leader_takes_all_he_can_in_one_gesture_and_the_clause_says_why_not_more(
    server: Server, walk: OpenPage, language: str, size: dict[str, int], label: str, gesture: str
) -> None:
    """AIE-3.4.1-2: Curio takes as many units as his CC of 4."""
    table = lay(server)
    page = walk(server.seat(table), language=language, size=size, has_touch=gesture == "tap")
    march(page, "Curio" if language == "en" else "Curion")
    all_of_them = page.get_by_role("button", name=label)
    if gesture == "key":
        page.locator("body").press("*")
    elif gesture == "tap":
        all_of_them.tap()
    else:
        all_of_them.click()
    toast = page.locator(".toast")
    expect(toast.get_by_role("button", name="AIE-3.4.1-2")).to_be_visible()
    assert len(taken(server, table)) == 4
    expect(all_of_them).to_have_count(0)
    undo = page.get_by_role("button", name="Annuler" if language == "fr" else "Undo")
    undo.click()
    expect(page.locator('.choices [data-verb="take"]')).to_have_count(2)
    assert len(taken(server, table)) == 3, "each is taken back by itself"


def test_a_series_stops_when_it_is_told_to(server: Server, visit: OpenPage) -> None:
    """Caesar could take all five; the answer to the first is held back, and the others are never sent."""
    table = lay(server)
    page = visit("about:blank", language="en")
    sent: list[str] = []

    def hold(socket: WebSocketRoute) -> None:
        upstream = socket.connect_to_server()

        def say(message: str | bytes) -> None:
            if '"act"' in str(message):
                sent.append(str(message))
            upstream.send(message)

        def hear(message: str | bytes) -> None:
            if len(sent) < 2:
                socket.send(message)

        socket.on_message(say)
        upstream.on_message(hear)

    page.route_web_socket(re.compile("/play$"), hold)
    page.goto(server.seat(table))
    march(page, "Caesar")
    page.get_by_role("button", name="Take all along").click()
    waiting = page.get_by_text("One after the other…")
    expect(waiting).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(waiting).to_have_count(0)
    assert len(sent) == 2, "the march, and one unit"
    assert server.steps(table.id) <= 2
