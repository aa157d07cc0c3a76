"""What the adviser says for a choice: the facts of the table, and the figures that the page tells."""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.optimus.advice import survey
from latrunculi.games.optimus.components.chart import REGION
from latrunculi.games.optimus.components.counters import VS
from latrunculi.games.optimus.components.pieces import FIRST_LEADER, PIECE
from latrunculi.games.optimus.game import GAME
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.games.optimus.table.board import board
from latrunculi.games.optimus.table.secrets import redact
from latrunculi.kernel.actions import BIT
from latrunculi.kernel.texts import texts
from tests.games.optimus.table import BARBARIAN, ROME, Table
from tests.games.optimus.test_heuristics import COMATI, KINGS, LEGIONS, line_of_battle


def said(t: Table, verb: str, obj: str | None = None, seat: int | None = None) -> list[dict[str, Any]]:
    """What speaks for a choice of whoever is asked, by ids."""
    who = t.g.actor if seat is None else seat
    told = [one.words(VOCABULARY) for one in GAME.reasons(redact(t.g, who), who, VOCABULARY.action(verb, obj))]
    assert all(texts(GAME, language).reason(one) for one in told for language in ("fr", "en"))
    return [{"id": one["id"], **one["values"]} for one in told]


def test_a_march_says_where_to_and_what_is_to_be_had_there() -> None:
    """Pelendava, VD 1 and VG 6: two points for whoever holds it at the end, the nearest town without a garrison."""
    t = Table({"traianus": ("oescus", [*LEGIONS, "impedimenta-1"])}, supreme=("traianus", "")).segment()
    towards, town = said(t, "march", "traianus")[:2]
    assert (towards["id"], towards["piece"]) == ("towards", "traianus")
    assert (town["id"], town["region"]) == ("town", towards["region"])
    g = t.g
    region = REGION[town["region"]]
    assert town["points"] == g.era.vd[region] + 1 + (g.era.vg[region] > 10) + 5 * (town["region"] == "sarmizegetusa")


def test_an_attack_says_its_chance_as_the_page_does_and_why_one_risks_a_bad_one() -> None:
    """One legion upon six infantries, in the first and in the last season."""
    for last, risks in ((50, []), (1, ["last-chance"])):
        t = Table({"traianus": ("campus-haticus", LEGIONS[:1])}, dict.fromkeys(COMATI, "tapae"))
        t.g.last_clock = last
        t.segment().do("march", "traianus")
        told = said(t, "move-to", "tapae")
        march = board(redact(t.g, ROME)).march
        assert march is not None
        foe = march.ahead["tapae"].foe
        assert foe is not None
        assert foe.win is not None
        assert told[0] == {"id": "battle", "region": "tapae", "chance": round(100 * foe.win)}
        assert foe.win < 0.5
        assert [one["id"] for one in told if one["id"] == "last-chance"] == risks


def test_an_attack_upon_many_says_whether_they_are_led_seen_or_what_is_at_stake() -> None:
    """One legion of 3 PF upon eight PF without a leader; upon an army that nobody has seen; before Sarmizegetusa."""
    legion = {"traianus": ("campus-haticus", LEGIONS[:1])}

    def reasons(t: Table, there: str) -> dict[str, dict[str, Any]]:
        t.segment().do("march", "traianus")
        return {one["id"]: one for one in said(t, "move-to", there)}

    told = reasons(Table(legion, dict.fromkeys(COMATI[:4], "tapae")), "tapae")
    assert told["unled"]["pf"] == 8
    assert "unled" not in reasons(Table(legion, dict.fromkeys(COMATI[:3], "tapae")), "tapae"), "six are twice three"
    armies = {"traianus": ("campus-haticus", LEGIONS), "vezinas": ("tapae", COMATI[:2])}
    told = reasons(Table(armies), "tapae")
    assert told["unseen"]["pf"] == round(survey.USUAL * VS[PIECE["vezinas"] - FIRST_LEADER])
    armies = {"traianus": ("costesti", LEGIONS[:1]), "decebalus": ("sarmizegetusa", COMATI)}
    told = reasons(Table(armies, scenario="088-tapae"), "sarmizegetusa")
    assert told["stake"]["region"] == "sarmizegetusa"


def test_before_a_town_the_chance_is_said_and_a_tactic_says_how_often_it_is_played() -> None:
    t = Table({"traianus": ("arcidava", LEGIONS[:3])})
    t.g.siege[REGION["arcidava"]] = 3
    t.segment()
    assert said(t, "summon", "traianus")[0] == {"id": "surrender", "region": "arcidava", "chance": 50}
    assert said(t, "invade", "traianus")[0] == {"id": "invasion", "region": "arcidava", "chance": 50}
    assert [one["id"] for one in said(t, "emplace", LEGIONS[0])] == ["surrender", "gun"]
    battle = line_of_battle(LEGIONS, COMATI)
    shares = [said(battle, "choose-tactic", tactic, ROME)[0]["share"] for tactic in ("frontal", "general")]
    assert shares[0] > shares[1]


def test_bots_reckon_a_summons_as_the_rules_do() -> None:
    """OP-9.4-7, OP-9.4-9: a marker on 3 before a VD of 1, so by a 4. A limes adds 1 to the VD (OP-9.2.1-2); a pillaged
    region has none (OP-9.10.3-1)."""
    t = Table({"traianus": ("arcidava", LEGIONS[:3])})
    arcidava = REGION["arcidava"]
    t.g.siege[arcidava] = 3
    assert survey.summons(t.g, ROME, arcidava) == pytest.approx(3 / 6)
    t.g.wall(arcidava, 1)
    assert survey.summons(t.g, ROME, arcidava) == pytest.approx(2 / 6)
    t.g.pillaged |= BIT[arcidava]
    assert survey.summons(t.g, ROME, arcidava) == pytest.approx(4 / 6)


def test_an_army_that_is_not_divided_says_why() -> None:
    """Before Arcidava, VG 6, twelve PF fight as a whole."""
    t = Table({"decebalus": ("arcidava", COMATI), "traianus": ("berzobis", LEGIONS)}, dice=[6], supreme=KINGS)
    t.segment().do("march", "traianus").do("move-to", "arcidava").do("done")
    assert (t.asked, t.side) == ("contact-stand", BARBARIAN)
    odds, divided = said(t, "done")
    assert (odds["id"], odds["ours"], odds["theirs"]) == ("odds", 12, 12)
    assert divided == {"id": "divided", "region": "arcidava", "pf": 6}
