"""OP 14 and the stratagems of scenarios, read once more: at each moment, what may be played of all that there is.

Nothing here asks the rules of the engine; both are compared through games of every scenario that chance plays, in which
both sides hold whatever there is for them.
"""

from __future__ import annotations

import random
from typing import cast

import pytest

from latrunculi.games.optimus.components.chart import (
    BOX_PROVINCE,
    CONTREE,
    CONTREE_OF,
    FOREST,
    LINK_ENDS,
    MARSH,
    MOUNTAIN,
    NONE,
    PLACE_IDS,
    PROVINCE,
    REGION,
    REGION_PEOPLE,
    REGIONS,
    ROMAN,
    SOUTHERN,
)
from latrunculi.games.optimus.components.counters import (
    ARTILLERY,
    FLEET,
    IMPEDIMENTA,
    LEGION,
    STRATAGEM,
    USERS,
    VS,
)
from latrunculi.games.optimus.components.pieces import (
    FIRST_DECOY,
    FIRST_LEADER,
    PEOPLE_OF,
    PIECE,
    PIECE_IDS,
    PIECES,
    SIDE_OF,
    UNITS,
)
from latrunculi.games.optimus.components.printed.land import PROVINCES
from latrunculi.games.optimus.components.printed.peoples import PEOPLE_IDS
from latrunculi.games.optimus.components.printed.stratagems import STRATAGEM_IDS
from latrunculi.games.optimus.components.tables import DETERRENCE, FROZEN, SUMMER, THAW, WINTER
from latrunculi.games.optimus.game import GAME
from latrunculi.games.optimus.rules.actions import Segment
from latrunculi.games.optimus.rules.assault import Assault
from latrunculi.games.optimus.rules.battle import Battle
from latrunculi.games.optimus.rules.contact import Contact
from latrunculi.games.optimus.rules.fight import Fight
from latrunculi.games.optimus.rules.fleets import Voyage
from latrunculi.games.optimus.rules.leaders import Fate
from latrunculi.games.optimus.rules.marching import March
from latrunculi.games.optimus.rules.pestilence import Pestilence
from latrunculi.games.optimus.rules.recruitment import Recruitment
from latrunculi.games.optimus.rules.scheming import Purchase
from latrunculi.games.optimus.rules.sortie import Sortie
from latrunculi.games.optimus.rules.state import CALM, POOL, Optimus
from latrunculi.games.optimus.rules.upshot import Retreat
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT
from tests.games.optimus.test_reading import KIND, ROME
from tests.games.optimus.test_reading_attrition import ground_of

CAMPAIGNS = [scenario.id for scenario in GAME.scenarios]
NEW_LEGIONS = (("legio-xxx-ulpia-victrix", 101), ("legio-ii-traiana-fortis", 104))


def near(region: int) -> set[int]:
    """14: the regions of the contrée, and of those that a link joins to it."""
    here = CONTREE_OF[region]
    joined = {here} | {sum(ends) - here for ends in LINK_ENDS if here in ends}
    return {r for r in range(REGIONS) if CONTREE_OF[r] in joined}


class Moment:
    """A position, and what the side that is asked may play in it."""

    def __init__(self, g: Optimus, side: int) -> None:
        self.g, self.side, self.top = g, side, g.stack[-1]
        self.leaders = [h for h in range(FIRST_LEADER, FIRST_DECOY) if SIDE_OF[h] == side and g.at[h] < len(PLACE_IDS)]

    def held(self) -> set[str]:
        """What is in the hand; *Marche forcée* not twice in a season."""
        g = self.g
        tired = g.spent[self.side] & BIT[STRATAGEM["marche-forcee"]]
        return {STRATAGEM_IDS[s] for s in range(len(STRATAGEM_IDS)) if (g.hand[self.side] & ~tired) >> s & 1}

    def fresh(self, heads: list[int]) -> list[int]:
        """14: those who have played none in this season."""
        return [h for h in heads if not self.g.schemed >> h & 1]

    def masked(self, mask: int) -> list[int]:
        return [h for h in range(FIRST_LEADER, FIRST_DECOY) if mask >> h & 1]

    def playable(self) -> set[str]:
        top = self.top
        found: set[str] = set()
        if isinstance(top, Segment):
            found = self.in_a_segment()
        elif isinstance(top, Purchase):
            found = self.in_a_segment() & {STRATAGEM_IDS[top.bought]}
        elif isinstance(top, March) and top.step == "order" and self.fresh(self.masked(top.chiefs)):
            found = self.on_the_march(top)
        elif isinstance(top, Fight) and self.fresh(self.of_the_host(top)):
            found = self.in_combat(top)
        elif isinstance(top, Recruitment):
            found = self.while_men_are_raised(top)
        elif isinstance(top, Retreat) and top.step == "ford":
            found = {"passage-a-gue"} if self.fresh(self.masked(top.pieces)) else set()
        elif isinstance(top, Fate):
            himself = self.fresh([top.head])
            found = {"suicide"} if himself or self.fresh(self.at(self.g.at[top.head])) else set()
        elif isinstance(top, Contact) and top.step == "ambush":
            chiefs = [h for h in self.at(top.region) if any(self.g.chief[u] == h for u in range(UNITS))]
            found = {"arbores-incisae"} if self.fresh(chiefs) else set()
        elif isinstance(top, Voyage) and top.step == "order":
            found = {"classis-in-danuvio"} if self.fresh(self.at(self.g.at[top.fleet])) else set()
        elif isinstance(top, Pestilence):
            found = {"pestis"} if self.fresh(self.leaders) else set()
        return found & self.held()

    def at(self, place: int) -> list[int]:
        return [h for h in self.leaders if self.g.at[h] == place]

    def while_men_are_raised(self, top: Recruitment) -> set[str]:
        """Pillards and bandits before the die; then Rome may win the people over."""
        g, place = self.g, top.place
        people = REGION_PEOPLE[place] if place < REGIONS else NONE
        close = [h for h in self.leaders if g.at[h] < REGIONS and near(g.at[h]) & self.lands(people)]
        if top.step == "sway":
            return {"tribu-pro-romain"} if self.fresh(close) else set()
        if top.step != "pledge" or not self.fresh(self.at(place) + (close if self.side != ROME else [])):
            return set()
        roman = place >= REGIONS or g.origin[place] == ROMAN
        home = BOX_PROVINCE[place - REGIONS] if place >= REGIONS else PROVINCE[CONTREE_OF[place]]
        bandits = roman and home != NONE and PROVINCES[home] in ("dalmatia", "thracia", "macedonia")
        return {"pillards", "latrones-armati"} if bandits else {"pillards"}

    # ------------------------------------------------------------------ on the march, in combat

    def on_the_march(self, march: March) -> set[str]:
        if march.held:
            return set()  # he has stayed for the loot, and goes no further
        found = {"marche-forcee", "passage-a-gue", "infiltration", "via-in-rupe"}
        if self.g.season == WINTER:
            found.add("tempus-hiemis")
        pieces = {PIECE_IDS[p] for p in range(PIECES) if march.group >> p & 1}
        moors = {name for name in pieces if name.startswith("mauri-")}
        if moors and pieces - moors <= {"lusius-quietus"}:
            found.add("mauri-quieti")
        return found

    def of_the_host(self, fight: Fight) -> list[int]:
        return [h for h in self.masked(fight.host[self.side]) if self.g.at[h] == fight.region]

    def in_combat(self, fight: Fight) -> set[str]:
        g, region = self.g, fight.region
        whose = g.holder[region] if g.holder[region] != NONE else (ROME if g.origin[region] == ROMAN else 1)
        land = ROME if g.origin[region] == ROMAN else 1
        at_home = (whose if g.era.kind[region] < 4 else land) == self.side
        skirmish = isinstance(fight, Battle) and not fight.pitched
        steps_back = skirmish or (
            isinstance(fight, Battle) and fight.attacker != self.side and fight.tactic[self.side] == DETERRENCE
        )
        if fight.step == "parley" and isinstance(fight, Battle):
            return {"prevoyant"} if at_home and steps_back else set()
        if fight.step != "counsel":
            return set()
        found: set[str] = set()
        if isinstance(fight, Battle):
            found.add("tombee-de-la-nuit")
            if fight.phase < 2:
                found |= {"prevoyant"} if at_home else set()
        if fight.phase == 0 and not isinstance(fight, Sortie):
            found.add("bataille-nocturne")
        if fight.phase < 2 or isinstance(fight, Sortie):
            found |= self.omens(fight)
            if not isinstance(fight, Assault):
                found |= self.before_the_melee(region)
        if fight.phase == 0 and fight.attacker != self.side and not isinstance(fight, Sortie) and self.gunners(fight):
            found.add("artillerie-deployee")
        return found

    def fighting(self, fight: Fight, side: int) -> list[int]:
        """Counters that fight hand to hand."""
        units = [u for u in range(UNITS) if fight.host[side] >> u & 1 and self.g.at[u] == fight.region]
        return [u for u in units if KIND[u] not in (ARTILLERY, IMPEDIMENTA, FLEET)]

    def omens(self, fight: Fight) -> set[str]:
        favourable = {"presage-favorable"} if self.fighting(fight, self.side) else set()
        return favourable | ({"mauvais-augures"} if self.fighting(fight, 1 - self.side) else set())

    def before_the_melee(self, region: int) -> set[str]:
        g = self.g
        found: set[str] = set()
        if g.season == SUMMER and g.origin[region] != ROMAN:
            found.add("pluvia-miraculosa")
        if ground_of(g, region) not in (FOREST, MOUNTAIN, MARSH) and g.event != FROZEN:
            found.add("catafracti")
        return found

    def gunners(self, fight: Fight) -> bool:
        """PF of legions that can serve a gun, and a gun for them."""
        g = self.g
        free = [u for u in range(UNITS) if KIND[u] == ARTILLERY and SIDE_OF[u] == ROME and g.at[u] >= len(PLACE_IDS)]
        legions = [u for u in self.fighting(fight, ROME) if KIND[u] == LEGION and g.pf[u] > g.hdc[u]]
        return bool(free and legions)

    # ------------------------------------------------------------------ in a segment

    def in_a_segment(self) -> set[str]:
        g = self.g
        afield = self.fresh([h for h in self.leaders if g.at[h] < REGIONS])
        reach = {region for h in afield for region in near(g.at[h])}
        found = {"espion"} if any(g.at[h] in reach and self.abroad(h) for h in self.enemies()) else set()
        return found | (self.of_rome(afield, reach) if self.side == ROME else self.of_barbarians())

    def enemies(self) -> list[int]:
        return [h for h in range(FIRST_LEADER, PIECES) if SIDE_OF[h] != self.side and self.g.at[h] < REGIONS]

    def abroad(self, head: int) -> bool:
        """For all that one knows: of a counter face down only on Roman land."""
        g, region = self.g, self.g.at[head]
        people = PEOPLE_OF[head]
        if people == NONE:
            return g.origin[region] != ROMAN
        if not (g.bare | g.known) >> head & 1:
            return g.origin[region] == ROMAN
        return g.origin[region] == ROMAN or REGION_PEOPLE[region] != people

    def lands(self, people: int) -> set[int]:
        return {r for r in range(REGIONS) if REGION_PEOPLE[r] == people and self.g.origin[r] != ROMAN}

    def of_rome(self, afield: list[int], reach: set[int]) -> set[str]:
        g = self.g
        found: set[str] = set()
        if any(self.lands(p) & reach and not g.swayed >> p & 1 for p in range(len(PEOPLE_IDS))):
            found.add("tribu-pro-romain")
        if self.fresh(self.leaders):
            legions = [PIECE[name] for name, year in NEW_LEGIONS if year <= g.year]
            if any(g.at[u] == POOL and not any(g.made_of[gun] == u for gun in range(UNITS)) for u in legions):
                found.add("legio-nova")
            lost = [p for p in range(len(PEOPLE_IDS)) if g.routed >> p & 1 and g.peoples >> p & 1]
            if any(not self.in_the_empire(p) for p in lost):
                found.add("gentes-divisae")
        for head in afield:
            region = g.at[head]
            whose = g.holder[region] if g.holder[region] != NONE else (ROME if g.origin[region] == ROMAN else 1)
            if g.siege[region] != CALM and whose != ROME:
                found |= {"turres-et-aggeres", "fons-interceptus"}
            roxolani = PEOPLE_IDS.index("roxolani")
            paid = g.peoples >> roxolani & 1 and not g.leaving >> roxolani & 1
            if paid and SOUTHERN >> region & 1 and g.bb[head - FIRST_LEADER] >= 4:
                found.add("stipendia-roxolanorum")
        return found

    def in_the_empire(self, people: int) -> bool:
        units = [u for u in range(UNITS) if PEOPLE_OF[u] == people and self.g.at[u] < REGIONS]
        return any(self.g.origin[self.g.at[u]] == ROMAN for u in units)

    def of_barbarians(self) -> set[str]:
        g = self.g
        found: set[str] = set()
        if not self.fresh(self.leaders):
            return found
        seat = REGION["sarmizegetusa"]
        dacian = g.holder[seat] == 1 or (g.holder[seat] == NONE and g.origin[seat] != ROMAN)
        men = [u for u in range(UNITS) if PIECE_IDS[u].startswith("transfugae-") and g.at[u] == POOL]
        if dacian and any(not any(g.made_of[gun] == u for gun in range(UNITS)) for u in men):
            found.add("transfugae")
        if g.year >= 118:
            found.add("coniuratio")
        if (g.year, g.season) >= (175, SUMMER):
            found.add("avidius-cassius")
        mogontiacum = [u for u in range(UNITS) if KIND[u] == LEGION and g.at[u] == REGION["mogontiacum"]]
        if (g.year, g.season) in ((88, WINTER), (89, THAW)) and mogontiacum and not g.rebels:
            found.add("saturninus")
        decebalus = PIECE["decebalus"]
        if self.fresh([decebalus]) and g.at[decebalus] < REGIONS:
            lesser = [h for h in self.enemies() if VS[h - FIRST_LEADER] <= 7 and h not in g.supreme]
            if any(g.at[h] in near(g.at[decebalus]) for h in lesser):
                found.add("longinus-captus")
        for head in self.fresh(self.leaders):
            dacian = PEOPLE_IDS[PEOPLE_OF[head]] == "daci" and g.at[head] < REGIONS
            there = dacian and CONTREE_OF[g.at[head]] == CONTREE["montes-sarmizegetusae"]
            if there and g.bb[head - FIRST_LEADER] and any(g.chief[u] == head for u in range(UNITS)):
                found.add("thesaurus-sargetiae")
        return found


@pytest.mark.rule("OP-14-1", "OP-14-4", "OP-14-5", "OP-14-6", "OP-14-7", "OP-14-8", "OP-14-9", "OP-14-10", "OP-14-11")
@pytest.mark.rule("OP-14-12", "OP-14-13", "OP-14-14", "OP-14-15", "OP-14-16", "OP-14-17", "OP-14-18", "OP-SC-27")
@pytest.mark.parametrize("scenario", CAMPAIGNS)
def test_what_may_be_played_at_each_moment_as_chapter_fourteen_reads(scenario: str) -> None:
    rng = random.Random(scenario)
    g = cast(Optimus, GAME.new(GAME.setup(scenario, seed=scenario)))
    for side in (0, 1):
        g.hand[side] = sum(BIT[s] for s in range(len(STRATAGEM_IDS)) if USERS[s] >> side & 1 and g.sold >> s & 1)
    for n in range(300):
        if g.over:
            break
        seat = g.actor
        options = g.legal(seat)
        told = [(VOCABULARY.describe(action), action) for action in options]
        offered = {str(said["object"]) for said, _ in told if said["verb"] == "play"}
        assert offered == Moment(g, seat).playable(), (n, g.stack[-1].NAME, g.stack[-1].step)
        calm = [action for said, action in told if said["verb"] not in ("play", "buy", "wait", "idle")]
        g.apply(seat, rng.choice(calm if calm and rng.random() < 0.97 else options))
