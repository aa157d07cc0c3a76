"""Two people who meet at a table: one makes it and invites, the other takes the seat; a third comes too late."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.moments import finished, moment
from tests.browser.server import GAME, Server, bot, person
from tests.browser.table import seated


def invited(hosted: Server, visit: OpenPage) -> tuple[Page, str]:
    """Somebody makes a table for himself, somebody invited and two bots; his page, and the link that he is given."""
    page = visit(hosted.page(f"new/{GAME}"))
    kinds = page.locator("select[aria-label*=automate]").filter(has=page.locator("option[value=person]"))
    expect(kinds.nth(1).locator("option")).to_have_text(["Une personne ici", "Une personne invitée", "Un automate"])
    kinds.nth(1).select_option("invited")
    expect(page.get_by_text("Pour chaque personne invitée")).to_be_visible()
    page.get_by_role("textbox", name="Place 1").fill("Caia")
    page.get_by_role("textbox", name="Place 2").fill("Balbus")
    page.get_by_role("button", name="Commencer").click()
    seated(page)
    return page, page.get_by_role("textbox", name="Lien pour Balbus").input_value()


def test_one_invites_another_takes_the_seat_and_a_third_finds_it_taken(hosted: Server, visit: OpenPage) -> None:
    maker, link = invited(hosted, visit)
    table = maker.url.rsplit("/", 1)[1]
    expect(maker.locator(".plaques")).to_contain_text("Balbus")

    guest = visit(link, size=PHONE)
    expect(guest.get_by_role("heading", name="Une place vous attend")).to_be_visible()
    expect(guest.locator("main")).to_contain_text("Caia")
    name = guest.get_by_role("textbox", name="Votre nom")
    expect(name).to_have_value("Balbus")
    assert guest.evaluate("document.documentElement.scrollWidth <= innerWidth")
    name.fill("caia")
    guest.get_by_role("button", name="Prendre cette place").click()
    expect(guest.get_by_role("alert")).to_contain_text("Quelqu’un s’appelle déjà caia à cette table.")
    name.fill("Lucius")
    guest.get_by_role("button", name="Prendre cette place").click()
    seated(guest)
    expect(guest).not_to_have_url(re.compile("invitation"))
    players = hosted.get(f"/api/tables/{table}")["players"]
    assert [(player["name"], player["taken"]) for player in players[:2]] == [("Caia", True), ("Lucius", True)]

    # The maker is told at once, has nothing left to send, and cannot look from the seat.
    expect(maker.get_by_role("textbox", name=re.compile("Lien pour"))).to_have_count(0)
    expect(maker.locator(".invite .sheet")).to_be_hidden()
    expect(maker.locator(".plaques")).to_contain_text("Lucius")
    held = maker.evaluate(
        "Object.entries(localStorage).filter(([place]) => place.includes(':keys:')).map(([, keys]) => keys)"
    )
    assert len(held) == 1
    assert re.fullmatch(r'\{"0":"[^"]+"\}', held[0])

    # They talk beside the game; who has not opened the talk is told how much he has not read.
    maker.locator("summary", has_text="Conversation").click()
    maker.get_by_role("textbox", name="Un mot à toute la table").fill("Salve, Luci ! <b>1</b>")
    maker.keyboard.press("Enter")
    expect(maker.locator(".talk li")).to_contain_text("Salve, Luci ! <b>1</b>")
    expect(maker.get_by_role("textbox", name="Un mot à toute la table")).to_have_value("")
    expect(guest.get_by_label("1 message non lu")).to_be_visible()
    guest.locator("summary", has_text="Conversation").click()
    expect(guest.locator(".talk li")).to_contain_text("Caia")
    expect(guest.get_by_label("1 message non lu")).to_have_count(0)

    third = visit(link, language="en")
    expect(third.get_by_role("alert")).to_contain_text("This seat is taken.")
    expect(third.get_by_role("button", name="Take this seat")).to_have_count(0)
    third.get_by_role("link", name="Watch the game").click()
    seated(third)
    expect(third.locator("div.choices button")).to_have_count(0)

    # Whoever took the seat may open the link again, and sits there still.
    guest.goto("about:blank")
    guest.goto(link)
    seated(guest)
    expect(guest).not_to_have_url(re.compile("invitation"))


def test_an_invitation_is_renewed_and_withdrawn(hosted: Server, visit: OpenPage) -> None:
    maker, first = invited(hosted, visit)
    field = maker.get_by_role("textbox", name="Lien pour Balbus")
    maker.get_by_role("button", name="Refaire le lien").click()
    expect(field).not_to_have_value(first)
    second = field.input_value()
    guest = visit(first)
    guest.get_by_role("button", name="Prendre cette place").click()
    expect(guest.get_by_role("alert")).to_contain_text("Cette invitation ne vaut plus rien")
    maker.get_by_role("button", name="Retirer l’invitation").click()
    expect(maker.get_by_text("Aucune invitation ne court pour cette place.")).to_be_visible()
    guest.goto(second)
    guest.get_by_role("button", name="Prendre cette place").click()
    expect(guest.get_by_role("alert")).to_contain_text("Cette invitation ne vaut plus rien")
    # The links stay with the browser that made the table.
    maker.get_by_role("button", name="Refaire le lien").click()
    third = field.input_value()
    maker.reload()
    seated(maker)
    expect(field).to_have_value(third)
    guest.goto(third)
    guest.get_by_role("button", name="Prendre cette place").click()
    seated(guest)


def test_the_links_fit_a_telephone_and_are_put_away(hosted: Server, visit: OpenPage) -> None:
    maker, _ = invited(hosted, visit)
    maker.set_viewport_size(PHONE)
    field = maker.get_by_role("textbox", name="Lien pour Balbus")
    expect(field).to_be_in_viewport()
    assert maker.evaluate("document.documentElement.scrollWidth <= innerWidth")
    maker.locator(".invite .sheet").get_by_role("button", name="Fermer").click()
    expect(field).to_be_hidden()
    seated(maker)


def test_at_a_machine_of_ones_own_nobody_is_invited(server: Server, visit: OpenPage) -> None:
    page = visit(server.page(f"new/{GAME}"))
    expect(page.locator("select").nth(1).locator("option[value=person]")).to_have_text("Une personne")
    expect(page.locator("option[value=invited]")).to_have_count(0)


def test_chosen_dice_are_told_to_whoever_comes_to_the_table(hosted: Server, visit: OpenPage) -> None:
    table = hosted.lay([person(), person("Balbus"), bot(), bot()])
    watcher = visit(hosted.page(f"t/{table.id}"))
    seated(watcher)
    line = watcher.locator(".dice-origin")
    expect(line.locator("summary")).to_have_text("Dés choisis par qui a dressé la table")
    line.locator("summary").click()
    expect(line).to_contain_text("qui la connaît peut savoir d’avance tous les dés")
    page = visit(hosted.seat(table), language="en")
    seated(page)
    page.get_by_role("link", name="Home").click()
    expect(page.locator(".tables li")).to_contain_text("Dice chosen by whoever made the table")
    drawn = hosted.lay([person(), bot(), bot(), bot()], seed=None, position=moment("placing"))
    page.goto(hosted.seat(drawn))
    seated(page)
    expect(page.locator(".dice-origin summary")).to_have_text("Begun from a position that somebody chose")


def test_the_hash_stands_at_the_table_and_the_seed_at_its_end(hosted: Server, visit: OpenPage) -> None:
    made = hosted.lay([person(), bot(), bot(), bot()], seed=None)
    page = visit(hosted.seat(made))
    seated(page)
    line = page.locator(".dice-origin")
    expect(line.locator("summary")).to_have_text("Dés tirés au sort par le serveur")
    line.locator("summary").click()
    commitment = hosted.get(f"/api/tables/{made.id}")["commitment"]
    expect(line.get_by_role("textbox", name="Empreinte")).to_have_value(commitment)
    expect(line.get_by_role("textbox", name="Graine", exact=True)).to_have_count(0)
    over = hosted.lay_record(finished())
    seed = hosted.get(f"/api/tables/{over.id}")["seed"]
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(hosted.page(f"t/{over.id}"))
    end = page.get_by_role("dialog")
    expect(end.get_by_role("textbox", name="Graine", exact=True)).to_have_value(seed)
    end.get_by_role("button", name="Copier").last.click()
    expect(end.get_by_role("button", name="Copié")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == seed
