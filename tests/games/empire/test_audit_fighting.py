"""Corners of chapters 9 to 16: places where two rules meet, and the clause that each refusal names."""

from __future__ import annotations

import pytest

from latrunculi.games.empire.game import GAME
from latrunculi.kernel import views
from latrunculi.kernel.game import OMNISCIENT
from tests.games.empire.table import Table, position

rule = pytest.mark.rule


def cited(t: Table, *kinds: str) -> list[tuple[str, str]]:
    """The events of some kinds since the position, each with its clause."""
    told = views.events(GAME, t.journal.events, OMNISCIENT)
    return [(event["kind"], event["rule"]) for event in told if event["kind"] in kinds]


# ---------------------------------------------------------------- displacement (HRE 7.2, 9.2, 9.3)


CAUSES = [
    pytest.param("dacia", "roman purpura", "7.2", marks=rule("HRE-7.2-2", "HRE-7.2-3")),
    pytest.param("aquitania", "roman purpura placement", "9.3", marks=rule("HRE-9.3-4")),
    pytest.param("germania-magna", "barbarian purpura suebi placement", "9.2", marks=rule("HRE-9.2-2", "HRE-9.2-3")),
]


@pytest.mark.parametrize(("place", "phase", "section"), CAUSES)
def test_a_displacement_names_the_clause_of_what_causes_it(place, phase, section):
    """A Kingdom in Dacia, a Faction that starts in Aquitania, a People in Germania Magna: two Legions and a Fort go."""
    near = {"dacia": "moesia", "aquitania": "narbonensis", "germania-magna": "raetia"}[place]
    t = position(
        {place: "viridis 2 fort", near: "viridis 2"},
        phase,
        turn=1,
        pool=0 if place == "dacia" else 3,
        on_map=0,
        viridis={"start": "roma"},
        purpura={"hand": ["dacia"]},
    )
    if place == "dacia":
        t.do("play-card", "dacia")
    elif place == "aquitania":
        t.do("settle", "aquitania")
    army = {"7.2": "HRE-7.2-2", "9.3": "HRE-9.3-4", "9.2": "HRE-9.2-2"}[section]
    fort = {"7.2": "HRE-7.2-3", "9.3": "HRE-9.3-4", "9.2": "HRE-9.2-3"}[section]
    assert cited(t, "fort-swept", "displaced", "displaced-lost") == [
        ("fort-swept", fort), ("displaced", army), ("displaced-lost", army),
    ]  # fmt: skip
    assert t.at(near) == "viridis 3"


@rule("HRE-9.3-4")
def test_who_gives_way_to_a_faction_that_starts_chooses_where_to():
    t = position(
        {"aquitania": "viridis 1", "narbonensis": "viridis 1", "tarraconensis": "viridis 1"},
        "roman purpura placement",
        turn=1,
        pool=7,
        viridis={"start": "roma"},
    ).do("settle", "aquitania")
    assert (t.prompt, t.rule, t.seat) == ("displacement-give-way", "HRE-9.3-4", 1)
    assert t.refused("retreat-to", "lugdunensis") == "HRE-9.3-4"
    assert t.offers("retreat-to") == {"narbonensis", "tarraconensis"}
