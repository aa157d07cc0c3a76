"""INV XX, XXI: the battles of the rulebook, Nisibis and Argentoratum, in both combat systems."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import PROVINCE
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import advanced, pools
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER
from tests.games.invasions.field import Field, blacks, d6, whites

ROMANS = [
    "romains-legion-1", "romains-legion-2", "byzantins-legion-1", "byzantins-legion-2", "byzantins-legion-3",
    "romains-custodes", "romains-palatine-cavalry-1", "iulianus",
]  # fmt: skip
PERSIANS = [
    "perses-clibanarii-1", "perses-heavy-cavalry-1", "perses-mounted-archer-1", "perses-mounted-archer-2",
    "perses-mounted-archer-3", "perses-elite-infantry-1", "sapor-ii",
]  # fmt: skip


def nisibis(**more: bool) -> Field:
    """Iulianus before Nisibis: turn 1, the Empire is one; he has come from Amida, over no barrier."""
    return Field(
        "assyria",
        ROMANS,
        PERSIANS,
        {"romains": "empire", "byzantins": "empire", "perses": "kingdom"},
        leads=("romains", "perses"),
        origin="amida",
        capitals={"perses": "babylonia"},
        owners={"perses": ["assyria", "akkad", "adiabene"]},
        turn=1,
        **more,
    )


@pytest.mark.rule("INV-XX.C-2", "INV-XX.C-3", "INV-XX.C-4", "INV-XX.G-2", "INV-XX.G-3", "INV-XX.G-8", "INV-XX.F-9")
def test_the_pools_at_nisibis() -> None:
    t = nisibis()
    assert not pools.has_cavalry(t.g, t.battle, ATTACKER)
    assert pools.has_cavalry(t.g, t.battle, DEFENDER)  # 5 against 1
    assert pools.has_heavy(t.g, t.battle, ATTACKER)  # 7 against 2
    assert not pools.has_heavy(t.g, t.battle, DEFENDER)
    assert pools.elites(t.g, t.battle.units(t.g, ATTACKER)) == 9
    romans, persians = (pools.melee(t.g, t.battle, side) for side in (ATTACKER, DEFENDER))
    assert (romans.white, romans.black) == (5, 2)
    assert (persians.white, persians.black) == (6, 1)


@pytest.mark.rule("INV-XX-1", "INV-XX.D-3", "INV-XX.D-5", "INV-XX.D-6", "INV-XX.E-3", "INV-XX.E-4", "INV-XX.H-1")
@pytest.mark.rule("INV-XX.H-5", "INV-XX.I-2", "INV-XX.K-1", "INV-XX.K-2", "INV-XX.K-5", "INV-XX.L-2", "INV-XX.L-8")
def test_nisibis() -> None:
    """Example 3 of XX, die by die."""
    t = nisibis()
    t.fight(blacks("s"))  # two white dice for three archers, one lost, the other black: one hit
    t.choose("take-hit", "romains-legion-1")
    assert t.g.answer == 0
    assert t.reduced("romains-legion-1")
    t.add(
        whites("s", "r", "s", "-", "-"), blacks("ss", "-"),  # 5 swords, one of them red
        whites("s", "r", "-", "-", "-", "-"), blacks("s"),  # 3 swords, one of them red
    )  # fmt: skip
    t.choose("done").choose("done")  # no leader gives up a re-roll
    t.choose("done")  # the attacker is asked first
    t.add(whites("-")).choose("reroll", "attacker-white-sword")
    t.add(blacks("s")).choose("reroll", "defender-black-sword")  # no better
    t.add(blacks("s")).choose("reroll", "attacker-black-blank")
    t.choose("done")
    assert [e["hits"] for e in t.events("blows")] == [5, 3]
    for unit in ("romains-legion-2", "romains-legion-1", "romains-legion-2"):
        t.choose("take-hit", unit)
    for unit in ("clibanarii-1", "clibanarii-1", "elite-infantry-1", "elite-infantry-1", "mounted-archer-1"):
        t.choose("take-hit", f"perses-{unit}")
    assert t.events("battle-won")[0]["nation"] == "romains"  # two units lost against three
    t.choose("recover", "perses-elite-infantry-1").choose("recover", "perses-clibanarii-1")
    assert t.here("romains-legion-1", "romains-legion-2")
    assert t.reduced("romains-legion-1")
    assert t.g.actor == t.g.seat(NATION["romains"])
    t.choose("refit", "romains-legion-1").choose("refit", "perses-clibanarii-1")
    assert not t.reduced("romains-legion-1")
    assert t.reduced("romains-legion-2")
    assert t.reduced("perses-elite-infantry-1")
    assert not t.reduced("perses-clibanarii-1")
    t.choose("retreat-to", "adiabene").choose("retreat-to", "akkad")  # the first step, to Armenia, was the only one
    assert t.g.units(NATION["perses"], PROVINCE["akkad"]).bit_count() == 5
    assert not t.g.units(NATION["perses"], t.where)
    assert t.g.answer == NATION["romains"]


@pytest.mark.rule("INV-III.A-2")
@pytest.mark.rule("INV-XXI.E-10", "INV-XXI.E-12", "INV-XXI.E-13", "INV-XXI.E-14", "INV-XXI.C-3", "INV-XXI.C-6")
@pytest.mark.rule("INV-XXI.C-7", "INV-XXI.C-8", "INV-XXI-1", "INV-XXI.A-1", "INV-XXI.A-2", "INV-XXI.D-1")
@pytest.mark.rule("INV-XXI.F-1", "INV-XXI.F-4", "INV-XXI.F-5", "INV-XXI.F-6", "INV-XXI.G-1", "INV-XXI.B-2")
def test_nisibis_in_advanced_combat() -> None:
    """Example 1 of XXI."""
    t = nisibis(advanced=True)
    assert [advanced.melee(t.g, t.battle, side).total for side in (ATTACKER, DEFENDER)] == [2, 2]
    # fire: 3 + 5 (4.5 rounded up) - 2 = 6, a miss; first round: 11 and 6
    t.fight(d6(1, 2), d6(5, 6), d6(3, 3))
    assert t.events("shots")[0] == {"nation": "perses", "dice": 3, "modifier": 3, "hits": 0}
    t.choose("done").choose("done").choose("done")
    t.add(d6(3, 3)).choose("reroll-side", "attacker").add(d6(2, 3)).choose("reroll-side", "defender")
    t.add(d6(3, 3)).choose("reroll-side", "attacker").add(d6(4, 4)).choose("reroll-side", "attacker").choose("done")
    assert [e["hits"] for e in t.events("blows")] == [4, 3]  # 2.5 is 3 in the open
    for unit in ("romains-legion-1", "romains-legion-2", "byzantins-legion-1"):
        t.choose("take-hit", unit)
    for unit in ("clibanarii-1", "elite-infantry-1", "elite-infantry-1", "mounted-archer-1"):
        t.choose("take-hit", f"perses-{unit}")
    t.add(d6(2, 2), d6(4, 4))
    t.choose("done").choose("done").choose("done")  # nobody withdraws, Iulianus keeps his last re-roll
    assert [e["modifier"] for e in t.events("clashed")][-2:] == [2, 1]
    t.add(d6(3, 3)).choose("reroll-side", "attacker")
    assert [e["hits"] for e in t.events("blows")][2:] == [3, 2]
    for unit in ("romains-legion-1", "romains-legion-2"):
        t.choose("take-hit", unit)
    for unit in ("mounted-archer-2", "mounted-archer-3", "clibanarii-1"):
        t.choose("take-hit", f"perses-{unit}")
    assert t.events("battle-won")[0]["nation"] == "romains"  # two against five
    t.choose("recover", "perses-elite-infantry-1").choose("recover", "perses-clibanarii-1")
    assert t.here("romains-legion-1", "romains-legion-2")


ALAMANS = [*(f"alamans-infantry-{i}" for i in range(1, 7)), "alamans-archer", "alamans-rex", "alamans-horde"]
GRATIANUS = [
    "romains-elite-cavalry-1", "romains-legion-1", "romains-legion-2", "romains-auxiliary-alamans-1",
    "romains-auxiliary-wisigoths-1", "romains-palatine-cavalry-1", "gratianus",
]  # fmt: skip


def argentoratum(**more: bool) -> Field:
    """The Alamans over the Rhine, intercepted by Gratianus; one palatine cavalry is reduced."""
    t = Field(
        "lotharingia",
        ALAMANS,
        GRATIANUS,
        {"romains": "empire", "alamans": "barbarian"},
        leads=("alamans", "romains"),
        origin="agri-decumates",
        intercepted=True,
        owners={"romains": ["lotharingia"]},
        **more,
    )
    t.g.reduced |= 1 << t.put("romains-palatine-cavalry-1", "lotharingia")
    return t


@pytest.mark.rule("INV-XX.F-7", "INV-XX.G-4", "INV-XX.G-9", "INV-XX.C-5", "INV-XX.H-3", "INV-XX.D-8", "INV-XX.F-1")
@pytest.mark.rule("INV-XX.L-7", "INV-XX.A-2", "INV-XX.H-4")
def test_argentoratum() -> None:
    """Example 4 of XX: forest, where red swords do nothing; the river does not hamper the intercepted.

    The example gives the Romans two black dice, and forgets the one for their three elites (XX.G-2), which the same
    battle in advanced combat counts.
    """
    t = argentoratum()
    alamans, romans = (pools.melee(t.g, t.battle, side) for side in (ATTACKER, DEFENDER))
    assert (alamans.white, alamans.black) == (7, 0)
    assert [clause for clause, _ in romans.swaps] == ["INV-XX.G-2", "INV-XX.G-3", "INV-XX.G-4"]
    assert (romans.white, romans.black) == (3, 3)
    assert pools.fire(t.g, t.battle, ATTACKER).total == 0  # one archer, and the Romans are heavy
    t.fight(
        whites("s", "s", "s", "r", "r", "-", "-"),  # 5 swords, two of them red
        whites("s", "s", "sr"), blacks("-", "ss", "r"),  # as many as tell in a forest, and two red ones
    )  # fmt: skip
    t.add(blacks("-")).choose("reroll", "defender-black-two")
    t.add(blacks("ss")).choose("reroll", "defender-black-blank")
    assert [e["hits"] for e in t.events("blows")] == [3, 5]
    for number in range(1, 6):
        t.choose("take-hit", f"alamans-infantry-{number}")
    for unit in ("romains-auxiliary-alamans-1", "romains-auxiliary-wisigoths-1", "romains-legion-1"):
        t.choose("take-hit", unit)
    assert t.events("battle-won")[0]["nation"] == "romains"
    t.choose("refit", "romains-palatine-cavalry-1")
    assert t.here("romains-auxiliary-alamans-1", "romains-auxiliary-wisigoths-1")
    assert not t.reduced("romains-palatine-cavalry-1")
    assert t.reduced("romains-legion-1")
    assert t.events("retreated")[0]["province"] == "agri-decumates"  # where they came from
    t.rest()
    assert not t.g.units(NATION["alamans"], t.where)


@pytest.mark.rule("INV-XXI.E-9", "INV-XXI.E-15", "INV-XXI.E-6", "INV-XXI.F-2", "INV-XXI.H-1", "INV-XXI.I-1")
def test_argentoratum_in_advanced_combat() -> None:
    """Example 2 of XXI, but for the Alamans' archer, who shoots at -1 (a miss on 2 to 8)."""
    t = argentoratum(advanced=True)
    assert [advanced.melee(t.g, t.battle, side).total for side in (ATTACKER, DEFENDER)] == [-1, 3]
    t.fight(d6(3, 3), d6(3, 4), d6(3, 4))
    assert t.events("shots")[0]["hits"] == 0
    t.add(d6(1, 1)).choose("reroll-side", "defender")
    t.add(d6(4, 5)).choose("reroll-side", "defender")
    assert [e["hits"] for e in t.events("blows")] == [2, 4]  # 2.5 is 2 in a forest
    for number in range(1, 5):
        t.choose("take-hit", f"alamans-infantry-{number}")
    t.add(d6(4, 4), d6(3, 4), [0])  # a d2 for the rex, whose pile dies
    t.choose("take-hit", "romains-legion-1").choose("take-hit", "romains-legion-2")
    t.choose("done").choose("done")
    told = [(e["dice"], e["modifier"]) for e in t.events("clashed")][-2:]
    assert told == [(8, 0), (7, 2)]  # neither elites nor heavy units any more
    assert [e["hits"] for e in t.events("blows")][2:] == [1, 3]  # 1.5 is 1
    t.choose("take-hit", "romains-auxiliary-alamans-1")
    assert t.events("battle-won")[0]["nation"] == "romains"
    t.choose("recover", "alamans-infantry-1").choose("recover", "alamans-infantry-2")
    assert t.here("romains-auxiliary-alamans-1")
    t.choose("refit", "romains-palatine-cavalry-1")
    assert t.reduced("romains-legion-1")
    assert t.reduced("romains-legion-2")
