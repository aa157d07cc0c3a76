"""AIE-3.5.1, 2.D-7, 3.7: party leaders, their second, their loss; what makes leaders and units change camp."""

from __future__ import annotations

import pytest

from latrunculi.games.alea.components.chart import ZONE
from latrunculi.games.alea.components.counters import PIECE, PIECE_IDS
from latrunculi.games.alea.components.places import PORT_OF
from latrunculi.games.alea.rules import scenarios
from latrunculi.games.alea.rules.aftermath import Aftermath
from latrunculi.games.alea.rules.geostrategy import Entries
from latrunculi.games.alea.rules.parties import Nomination
from latrunculi.games.alea.rules.regions import Control
from latrunculi.games.alea.rules.sequence import Administration
from latrunculi.games.alea.rules.state import ADJUSTMENT, CAESARIANI, COMBAT, PLAGUE, REPUBLICANI, Alea
from latrunculi.games.imperator.components.kit import NONE
from tests.games.alea.table import Table

rule = pytest.mark.rule


def chiefs(table: Table, camp: int) -> tuple[str, str]:
    """The first and the second party leader of a camp, in words."""
    names = [PIECE_IDS[p] if p != NONE else "" for p in (table.g.chief[camp], table.g.second[camp])]
    return names[0], names[1]


def kill(table: Table, *leaders: str, cause: int = PLAGUE) -> Table:
    """Leaders die, and that has its consequences."""
    for leader in leaders:
        table.g.kill(PIECE[leader], cause)
    started: Table = table.start(Aftermath())
    return started


# ---------------------------------------------------------------- the second (2.D-7, 3.5.1-2)


@rule("AIE-2.D-7", "AIE-3.5.1-2")
def test_a_camp_may_name_a_second_party_leader() -> None:
    """CP: M. Antonius 4, Lepidus 3, Octavianus 5, Curio 2. Lepidus is in Caesar's region, Italia."""
    table = Table(
        {"roma": ["caesar"], "etruria": ["lepidus"], "epirus": ["m-antonius", "curio"], "provincia": ["octavianus"]},
        {"seleucis": ["pompeius"], "ionia": ["metellus-scipio"]},
        chiefs={"caesariani": ["caesar"], "republicani": ["pompeius"]},
    ).start(Nomination(CAESARIANI))  # fmt: skip
    assert (table.camp, table.asked) == ("caesariani", "nomination-choice")
    assert table.legal("name-second") == {"m-antonius", "octavianus"}
    for other in ("caesar", "lepidus", "curio", "metellus-scipio", "hirtius"):
        assert table.why_not("name-second", other) == "AIE-3.5.1-2"
    table.do("name-second", "m-antonius")
    assert chiefs(table, CAESARIANI) == ("caesar", "m-antonius")
    assert table.events("second-named") == [{"piece": "m-antonius", "camp": "caesariani"}]


@rule("AIE-2.D-7")
def test_nobody_need_be_named() -> None:
    table = Table({"roma": ["caesar"], "epirus": ["m-antonius"]}, chiefs={"caesariani": ["caesar"]})
    table.start(Nomination(CAESARIANI)).do("done")
    assert table.g.over
    assert chiefs(table, CAESARIANI) == ("caesar", "")


@rule("AIE-2.D-7")
def test_in_phase_d_the_camp_with_the_initiative_names_first() -> None:
    """Event 3 (1d6 of 1, 1d10 of 2) asks nothing; CAESARIAN has nobody to name, REPUBLICAN has Scipio."""
    table = Table(
        {"roma": ["caesar"], "epirus": ["m-antonius"]}, {"seleucis": ["pompeius"], "achaia": ["metellus-scipio"]},
        chiefs={"caesariani": ["caesar"], "republicani": ["pompeius"]}, initiative="republicani", dice=[0, 2],
    ).start(Administration())  # fmt: skip
    assert (table.camp, table.asked) == ("republicani", "nomination-choice")
    table.do("done")
    assert (table.camp, table.asked) == ("caesariani", "nomination-choice")


@rule("AIE-3.5.1-2")
def test_a_camp_with_two_party_leaders_or_none_names_no_second() -> None:
    pieces = {"roma": ["caesar"], "epirus": ["m-antonius"], "provincia": ["octavianus"]}
    assert Table(pieces, chiefs={"caesariani": ["caesar", "m-antonius"]}).start(Nomination(CAESARIANI)).g.over
    assert Table(pieces).start(Nomination(CAESARIANI)).g.over


@rule("AIE-3.5.1-2")
def test_two_leaders_outside_every_region_are_not_in_the_same_one() -> None:
    """Both in the land of the Daci, which is no region."""
    table = Table({"daci": ["caesar", "m-antonius"]}, chiefs={"caesariani": ["caesar"]}).start(Nomination(CAESARIANI))
    assert table.legal("name-second") == {"m-antonius"}


@rule("AIE-3.5.1-2", "AIE-3.6-7")
def test_neither_the_pretender_nor_a_triumvir_is_named() -> None:
    """C. Cassius (CP 3) has sided with CAESARIAN as Prétendant; Lepidus (CP 3) is a triumvir without a party."""
    table = Table(
        {"roma": ["caesar"], "ionia": ["c-cassius"], "provincia": ["m-antonius"]}, nobody={"zeugitana": ["lepidus"]},
        triumvirs={"africa": "lepidus"}, chiefs={"caesariani": ["caesar"]},
    )  # fmt: skip
    table.g.pretender = PIECE["c-cassius"]
    table.g.rebels = 1 << PIECE["c-cassius"]
    table.start(Nomination(CAESARIANI))
    assert table.legal("name-second") == {"m-antonius"}
    assert table.why_not("name-second", "c-cassius") == "AIE-3.6-7"
    assert table.why_not("name-second", "lepidus") == "AIE-3.5.1-2"


# ---------------------------------------------------------------- loss (3.5.1-3 to 3.5.1-6)


@rule("AIE-3.5.1-4")
def test_the_second_becomes_the_first() -> None:
    table = Table(
        {"roma": ["caesar", "octavianus"], "epirus": ["lepidus"]}, chiefs={"caesariani": ["caesar", "lepidus"]}
    )
    kill(table, "caesar")
    assert table.g.over  # nobody is asked
    assert chiefs(table, CAESARIANI) == ("lepidus", "")
    assert table.events("title-lost") == [{"piece": "caesar", "camp": "caesariani"}]
    assert table.events("chief-named") == [{"piece": "lepidus", "camp": "caesariani"}]


@rule("AIE-3.5.1-3", "AIE-3.5.1-4")
def test_the_first_keeps_his_title_when_the_second_dies() -> None:
    table = Table({"roma": ["caesar"], "epirus": ["lepidus"]}, chiefs={"caesariani": ["caesar", "lepidus"]})
    kill(table, "lepidus", cause=COMBAT)
    assert chiefs(table, CAESARIANI) == ("caesar", "")


@rule("AIE-3.5.1-4", "AIE-3.5.1-5")
def test_two_party_leaders_lost_at_once() -> None:
    """Both die in one defeat: the dead second leads nobody, and Curio (CP 2) is named."""
    table = Table({"roma": ["caesar", "lepidus"], "epirus": ["curio"]}, chiefs={"caesariani": ["caesar", "lepidus"]})
    table.g.kill(PIECE["caesar"], COMBAT)
    table.g.kill(PIECE["lepidus"], COMBAT)
    table.start(Aftermath())
    assert [event["piece"] for event in table.events("title-lost")] == ["caesar", "lepidus"]
    assert table.events("chief-named") == [{"piece": "curio", "camp": "caesariani"}]
    assert chiefs(table, CAESARIANI) == ("curio", "")


@rule("AIE-3.5.1-3")
def test_a_party_leader_eliminated_loses_his_title_even_if_he_returns() -> None:
    """The adjustments remove Pompeius until the next phase C; Cato (CP 3) leads from now on."""
    table = Table({}, {"daci": ["pompeius"], "achaia": ["cato", "varro"]}, chiefs={"republicani": ["pompeius"]})
    kill(table, "pompeius", cause=ADJUSTMENT)
    assert table.place("pompeius") == "fallen"
    assert chiefs(table, REPUBLICANI) == ("cato", "")


@rule("AIE-3.5.1-5")
def test_the_most_politic_leader_on_the_map_is_named_at_once_among_equals() -> None:
    """Cato, Metellus Scipio and Sex. Pompeius have CP 3; Sextus is not on the map; C. Cassius, 3 too, is at sea."""
    table = Table(
        {}, {"achaia": ["pompeius", "cato", "l-domitius"], "seleucis": ["metellus-scipio"], "in-naves-1": ["c-cassius"],
             "mare-aegaeum": ["naves-1"]},
        chiefs={"republicani": ["pompeius"]},
    )  # fmt: skip
    kill(table, "pompeius", cause=COMBAT)
    assert (table.camp, table.asked) == ("republicani", "succession-choice")
    assert table.legal("name-chief") == {"cato", "metellus-scipio", "c-cassius"}
    for other in ("l-domitius", "sex-pompeius", "caesar"):
        assert table.why_not("name-chief", other) == "AIE-3.5.1-5"
    table.do("name-chief", "metellus-scipio")
    assert chiefs(table, REPUBLICANI) == ("metellus-scipio", "")


@rule("AIE-3.5.1-5", "AIE-3.6-7")
def test_the_pretender_does_not_succeed() -> None:
    """M. Brutus (CP 4), Prétendant with CAESARIAN, does not; Curio (CP 2) does."""
    table = Table({"roma": ["caesar"], "epirus": ["curio"], "ionia": ["m-brutus"]}, chiefs={"caesariani": ["caesar"]})
    table.g.pretender = PIECE["m-brutus"]
    table.g.rebels = 1 << PIECE["m-brutus"]
    kill(table, "caesar")
    assert chiefs(table, CAESARIANI) == ("curio", "")


@rule("AIE-3.5.1-6")
def test_without_anybody_the_first_who_arrives_leads() -> None:
    """Menodorus has CP 0 and does not; Cornificius (CP 1), who enters in 44 in Sicilia, does."""
    table = Table({}, {"achaia": ["pompeius"], "creta": ["menodorus"]}, chiefs={"republicani": ["pompeius"]},
                  control={"republicani": ["sicilia"]}, year=44)  # fmt: skip
    g = table.g
    for leader in range(PIECE["caesar"], len(PIECE_IDS)):
        if leader not in (PIECE["pompeius"], PIECE["menodorus"], PIECE["cornificius"]):
            g.put(leader, g.kit.gone)
    kill(table, "pompeius")
    assert chiefs(table, REPUBLICANI) == ("", "")
    table.start(Entries(REPUBLICANI)).do("place-in", "syracusana")
    assert chiefs(table, REPUBLICANI) == ("cornificius", "")


@rule("AIE-3.5.1-6", "AIE-3.5.1-5")
def test_of_several_who_arrive_in_one_step_the_most_politic_leads() -> None:
    """M. Brutus (CP 4) comes with Cornificius (CP 1) and L. Tillius Cimber (CP 1), who are placed before him."""
    table = Table({}, {}, control={"republicani": ["sicilia"]}, year=44, flags=["caesar-murdered"])
    g = table.g
    for leader in range(PIECE["caesar"], len(PIECE_IDS)):
        if leader not in (PIECE["m-brutus"], PIECE["tillius-cimber"], PIECE["cornificius"]):
            g.put(leader, g.kit.gone)
    table.start(Entries(REPUBLICANI))
    while table.asked == "entries-place":
        assert chiefs(table, REPUBLICANI) == ("", "")
        table.do("place-in", "syracusana")
        if g.over:
            break
    assert chiefs(table, REPUBLICANI) == ("m-brutus", "")


@rule("AIE-3.5.1-6", "AIE-6.F.3-1")
def test_a_triumvir_who_rallies_may_be_the_one_who_arrives() -> None:
    """REPUBLICAN has no leader; Lepidus (CP 3) rallies and leads his party."""
    table = Table(nobody={"zeugitana": ["lepidus", "legio-i"]}, triumvirs={"africa": "lepidus"},
                  hands={"republicani": ["triumvir"]})  # fmt: skip
    table.start(Control()).do("play", "triumvir")
    assert chiefs(table, REPUBLICANI) == ("lepidus", "")


# ---------------------------------------------------------------- who changes camp (3.7.1, 3.7.2, 3.7.4-5)


@rule("AIE-3.7.1-1")
def test_the_scenario_gives_each_leader_his_camp() -> None:
    """D. Brutus, with both sides, serves Caesar in 49; M. Antonius, first party leader of REPUBLICAN in 32."""
    g = Alea(2, 1)
    scenarios.begin(g, scenarios.SCENARIO_IDS.index("49-rubico"))
    assert g.own[CAESARIANI] >> PIECE["d-brutus"] & 1
    g = Alea(2, 1)
    scenarios.begin(g, scenarios.SCENARIO_IDS.index("32-actium"))
    assert g.own[REPUBLICANI] >> PIECE["m-antonius"] & 1
    assert g.chief[REPUBLICANI] == PIECE["m-antonius"]


@rule("AIE-3.7.1-1", "AIE-3.7.2-1")
def test_nobody_changes_camp_by_losing_his_party_leader_or_his_region() -> None:
    """Pompeius dies, and Asia falls to Caesar: Cassius and a legion of REPUBLICAN there stay what they are."""
    table = Table(
        {"ionia": ["caesar", "legio-viii", "legio-ix"]},
        {"achaia": ["pompeius"], "mysia": ["c-cassius", "legio-i"], "creta": ["varro"]},
        chiefs={"caesariani": ["caesar"], "republicani": ["pompeius"]}, control={"republicani": ["asia"]},
    )  # fmt: skip
    kill(table, "pompeius")
    table.start(Control())
    assert table.g.control[7] == CAESARIANI  # asia
    assert (table.owner("c-cassius"), table.owner("legio-i")) == ("republicani", "republicani")


@rule("AIE-3.7.2-1", "AIE-3.7.1-1", "AIE-6.F.3-1", "AIE-6.F.3-2")
def test_a_triumvirs_leaders_and_units_change_camp_as_they_rally() -> None:
    """Ships in port and passengers too; Salvidienus, without a Republican side, is out of the game for no points."""
    table = Table(
        nobody={"zeugitana": ["lepidus", "salvidienus", "naves-1"], "in-naves-1": ["legio-i"]},
        triumvirs={"africa": "lepidus"}, hands={"republicani": ["triumvir"]},
    )  # fmt: skip
    table.start(Control()).do("play", "triumvir")
    for piece in ("lepidus", "naves-1", "legio-i"):
        assert table.g.own[REPUBLICANI] >> PIECE[piece] & 1, piece
    assert table.place("naves-1") == "portus-zeugitana" == table.places[PORT_OF[ZONE["zeugitana"]]]
    assert table.place("salvidienus") == "gone"
    assert table.events("died") == [{"piece": "salvidienus", "cause": "natural"}]
    assert table.points() == (0, 0)
    assert not table.g.mourning


@rule("AIE-3.7.4-5")
def test_a_marker_stays_until_its_region_rallies() -> None:
    """The check of control alone does not move it; a Rallying acts upon one region of two, though both are his."""
    pieces = {"zeugitana": ["lepidus", "legio-i"], "cessetania": ["legio-ii"]}
    table = Table(nobody=pieces, triumvirs={"africa": "lepidus", "hispaniae": "lepidus"}).start(Control())
    assert sorted(who for who in table.g.marker if who != NONE) == [PIECE["lepidus"]] * 2
    table = Table(nobody=pieces, triumvirs={"africa": "lepidus", "hispaniae": "lepidus"},
                  hands={"caesariani": ["triumvir"]})  # fmt: skip
    table.start(Control()).do("play", "triumvir").do("choose-region", "hispaniae")
    assert [who for who in table.g.marker if who != NONE] == [PIECE["lepidus"]]
    assert table.owner("legio-ii") == "caesariani"
    assert table.g.neutral() >> PIECE["legio-i"] & 1
    assert table.g.share(5) >> PIECE["lepidus"] & 1  # africa


@rule("AIE-3.3.1-1")
def test_roman_leaders_do_not_die_of_old_age() -> None:
    """Every Roman leader in play when the campaign begins is so after a phase C of its last year."""
    g = Alea(2, 1)
    scenarios.begin(g, scenarios.SCENARIO_IDS.index("campaign"))
    before = [who for who in range(PIECE["caesar"], len(PIECE_IDS)) if g.on_map(who) and g.own[0] >> who & 1]
    g.year = 30
    table = Table.of(g)
    table.start(Entries(REPUBLICANI), Entries(CAESARIANI))
    assert all(g.on_map(who) for who in before)
    assert PIECE["caesar"] in before
