"""HRE 16 (optional): a Faction attacked by a People buys it off."""

import pytest

from tests.games.empire.table import Table, position


def raid(target: str, vp: int = 5, option: int = 1, dice: tuple[int, ...] = (), more: dict | None = None) -> Table:
    """A Suebian army of Purpura from Marcomannia attacks Raetia; Viridis has Roman VP."""
    t = position(
        {"marcomannia": "suebi 1", "raetia": target, **(more or {})},
        "barbarian purpura suebi placement",
        pool=2,
        dice=list(dice),
        options={"bribes": option},
        viridis={"rome": vp, "barbarian": 7},
        purpura={"rome": 1, "barbarian": 2},
    )
    return t.do("place-army", "raetia")


@pytest.mark.rule("HRE-16-1")
def test_the_attacked_player_offers_before_any_dice():
    t = raid("viridis 2")
    assert (t.prompt, t.seat) == ("bribe-offer-start", 1)
    assert t.events("rolled") == []
    assert t.offers("offer") == {1, 2, 3, 4, 5}
    assert t.refused("offer", 6) == "HRE-16-1"
    assert "done" in t.verbs


@pytest.mark.rule("HRE-16-1")
@pytest.mark.parametrize(("vp", "option"), [(0, 1), (5, 0)])
def test_without_roman_vp_or_without_the_option_nothing_is_offered(vp, option):
    t = raid("viridis 1", vp=vp, option=option, dice=(6, 1, 2))
    assert t.at("raetia") == "suebi 1"


@pytest.mark.rule("HRE-16-1")
def test_the_player_need_not_offer():
    t = raid("viridis 1").roll(6, 1, 2).do("done")
    assert t.at("raetia") == "suebi 1"
    assert t.rome("viridis") == 5


@pytest.mark.rule("HRE-16-1")
def test_every_attack_may_be_answered_by_an_offer():
    t = raid("viridis 2").roll(1, 1, 2).do("done")
    t.do("place-army", "raetia")
    assert t.prompt == "bribe-offer-start"


@pytest.mark.rule("HRE-16-1")
def test_an_attack_upon_a_lone_fort_of_the_faction_is_one_upon_its_player():
    t = raid("fort:viridis")
    assert (t.prompt, t.seat) == ("bribe-offer-start", 1)


@pytest.mark.rule("HRE-16-1")
def test_only_a_people_is_bought_off():
    # An attack by a Legion.
    t = position(
        {"marcomannia": "purpura 1", "raetia": "viridis 1"},
        "roman purpura placement",
        pool=1,
        dice=[6, 1, 2],
        options={"bribes": 1},
        viridis={"rome": 5},
    )
    t.do("place-army", "raetia")
    assert t.at("raetia") == "purpura 1"
    # Attacks by a Kingdom and by a Tribe.
    for card, target in (("numidia", "africa"), ("garamantes", "cyrenaica")):
        t = position(
            {target: "viridis 1"},
            "roman purpura start",
            turn=1,
            dice=[6, 1, 2],
            options={"bribes": 1},
            viridis={"rome": 5},
            purpura={"hand": [card]},
        )
        t.do("play-card", card).do("place-army", target)
        assert t.at(target) == f"{card} 1"


@pytest.mark.rule("HRE-16-1")
@pytest.mark.parametrize("defender", ["galli@viridis 1", "dacia@viridis 1", "rebels@viridis 1"])
def test_only_a_faction_buys_a_people_off(defender):
    t = raid(defender, dice=(6, 1, 2))
    assert t.at("raetia") == "suebi 1"


@pytest.mark.rule("HRE-16-1")
def test_no_offer_in_an_automatic_victory():
    t = raid("purpura 1")
    assert t.at("raetia") == "suebi 1"
    assert t.events("offered") == []


@pytest.mark.rule("HRE-16-2")
def test_an_accepted_offer_is_paid_and_binds_the_people():
    t = raid("viridis 2", more={"dalmatia": "viridis 1", "gothia": "fort:viridis", "dacia": "aureus 1"})
    t.do("offer", 3)
    assert (t.prompt, t.seat) == ("bribe-offer-answer", 0)
    assert t.verbs == {"accept", "refuse"}
    t.do("accept")
    assert (t.rome("viridis"), t.barbarian("viridis")) == (2, 7)
    assert (t.rome("purpura"), t.barbarian("purpura")) == (1, 2 + 3)
    assert t.at("raetia") == "viridis 2"
    assert t.events("rolled") == []
    assert t.g.pool == 2  # the army is placed elsewhere
    for province in ("raetia", "dalmatia"):
        assert t.refused("place-army", province) == "HRE-16-2"
    assert {"dacia", "marcomannia", "germania-magna"} <= t.offers("place-army")


@pytest.mark.rule("HRE-16-2")
def test_the_ban_covers_lone_forts_of_the_faction():
    t = raid("viridis 2", more={"gothia": "suebi 1", "scandia": "fort:viridis", "sarmatia": "fort:aureus"})
    t.do("offer", 1).do("accept")
    assert t.refused("place-army", "scandia") == "HRE-16-2"
    assert "sarmatia" in t.offers("place-army")


@pytest.mark.rule("HRE-16-2")
def test_the_ban_binds_this_people_and_no_other_side():
    t = raid("viridis 2", more={"dalmatia": "purpura 1", "cisalpina": "viridis 1"})
    t.do("offer", 1).do("accept").do("done")
    # In the Roman phase of the same turn the Legion of Tiberius may attack Viridis.
    while t.prompt != "roman-placement-place":
        t.do("done")
    assert t.phase == "roman purpura"
    assert {"raetia", "cisalpina"} <= t.offers("place-army")


@pytest.mark.rule("HRE-16-3")
def test_after_a_refusal_the_vp_stay_and_the_attack_goes_on():
    t = raid("viridis 1").do("offer", 5)
    t.roll(6, 1, 2).do("refuse")
    assert (t.rome("viridis"), t.barbarian("purpura")) == (5, 2)
    assert t.at("raetia") == "suebi 1"
    assert len(t.events("rolled")) == 1
