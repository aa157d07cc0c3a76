"""OP 7, 8, 9.5 to 9.7, 9.11 and 10, read once more: what both may answer from the first contact to the last loss.

Nothing here asks the rules of the engine; both are compared at each question of marches, assaults and sorties that
chance sets up and plays.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict

import pytest

from latrunculi.games.optimus.components.chart import CONTREE_REGIONS, REGIONS
from latrunculi.games.optimus.components.counters import (
    ARTILLERY,
    CAVALRY,
    FLEET,
    IMPEDIMENTA,
    LEGION,
    PRAETORIAN,
    VS,
)
from latrunculi.games.optimus.components.pieces import (
    FIRST_DECOY,
    FIRST_LEADER,
    HEAVY_UNITS,
    PIECE_IDS,
    PIECES,
    SHOOTER_UNITS,
    SIDE_OF,
    UNITS,
)
from latrunculi.games.optimus.components.tables import DETERRENCE, ENVELOPMENT, FRONTAL
from latrunculi.games.optimus.rules.actions import Segment, has_points
from latrunculi.games.optimus.rules.assault import Assault
from latrunculi.games.optimus.rules.battle import Battle
from latrunculi.games.optimus.rules.contact import Contact
from latrunculi.games.optimus.rules.fight import Fight
from latrunculi.games.optimus.rules.loot import Rally
from latrunculi.games.optimus.rules.losses import Allocation
from latrunculi.games.optimus.rules.sortie import Sortie
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT, members
from tests.games.optimus.table import engagement
from tests.games.optimus.test_reading import KIND, LEADERS, ROME, Drawn
from tests.games.optimus.test_reading_attrition import weathered

FRAIL = (ARTILLERY, IMPEDIMENTA, FLEET)
COMBAT = ("assault", "sortie", "come-out", "march")


def ids(pieces: set[int]) -> set[str]:
    return {PIECE_IDS[piece] for piece in pieces}


class Encounter:
    """A question, as the chapters read it: what may be answered."""

    def __init__(self, g: Optimus, side: int, fresh: bool) -> None:
        self.g, self.top, self.side = g, g.stack[-1], side
        self.fresh = fresh
        """Whether nothing has been answered to this question yet."""

    def may(self) -> dict[str, set[str]] | None:
        """By verb; None where other readings look."""
        top = self.top
        if isinstance(top, Contact):
            return self.contact(top)
        if isinstance(top, Allocation):
            return self.allocation(top)
        if isinstance(top, Rally):
            return {"rally-one": ids(self.paid(top)), "decline": {""}}
        if isinstance(top, Fight) and top.step == "choose_command":
            return {"command": ids(self.commandable(top))}
        if isinstance(top, Fight) and top.step == "choose_posts":
            return {"post": ids(self.posts(top))}
        if isinstance(top, Battle):
            return self.battle(top)
        if isinstance(top, Assault) and top.step == "parley":
            return {"go-on": {""}, "done": {""}}
        if isinstance(top, Sortie):
            return self.sortie(top)
        return None

    # ------------------------------------------------------------------ plain facts

    def land(self, place: int, side: int) -> set[int]:
        return {u for u in range(UNITS) if self.g.at[u] == place and SIDE_OF[u] == side and KIND[u] != FLEET}

    def masked(self, mask: int) -> set[int]:
        return {p for p in (*range(UNITS), *LEADERS) if mask >> p & 1}

    def vs(self, head: int) -> int:
        return VS[head - FIRST_LEADER] + (8 if head in self.g.supreme else 0)

    def fit(self, units: set[int]) -> int:
        return sum(self.g.pf[u] - self.g.hdc[u] for u in units)

    def pf(self, units: set[int]) -> int:
        return sum(self.g.pf[u] for u in units)

    def host(self, fight: Fight, side: int) -> tuple[set[int], list[int]]:
        """Those who are left of a side: units, boats left out, and leaders."""
        there = {p for p in self.masked(fight.host[side]) if self.g.at[p] == fight.region}
        units = {p for p in there if p < UNITS and KIND[p] != FLEET}
        return units, [p for p in there if p >= UNITS]

    # ------------------------------------------------------------------ 7.2, 9.7

    def contact(self, contact: Contact) -> dict[str, set[str]] | None:
        g, region = self.g, contact.region
        outside = {u for u in self.land(region, self.side) if not g.walls >> u & 1}
        if contact.step == "stand":
            room = g.era.vg[region] - self.pf({u for u in self.land(region, self.side) if g.walls >> u & 1})
            return {"shelter": ids({u for u in outside if g.pf[u] <= room}), "done": {""}}
        if contact.step == "hold":
            left = outside - self.masked(contact.held)
            return {"hold": ids(left if len(left) > 1 else set()), "done": {""}}
        return None

    # ------------------------------------------------------------------ 9.11

    def commandable(self, fight: Fight) -> set[int]:
        """Within the VS of the highest in rank; those who are not HdC."""
        units, heads = self.host(fight, self.side)
        rank = max(self.vs(head) for head in heads)
        assert self.fit(units) > rank
        named = units & self.masked(fight.command[self.side])
        return {u for u in units - named if 0 < self.fit({u}) <= rank - self.fit(named)}

    def posts(self, fight: Fight) -> set[int]:
        """By class, each his own counter; or one that is shared. Guns and baggage come last of all."""
        units, _ = self.host(fight, self.side)
        commanded = units & self.masked(fight.command[self.side])
        commanded = {u for u in commanded if KIND[u] not in FRAIL} or commanded
        taken = commanded & set(fight.stands)
        free = commanded - taken
        if self.side == ROME:
            classes = [{u for u in free if KIND[u] == kind} for kind in (PRAETORIAN, LEGION)]
        else:
            classes = [{u for u in free if HEAVY_UNITS >> u & 1}, {u for u in free if KIND[u] == CAVALRY}]
        return next((one for one in classes if one), free) | taken

    # ------------------------------------------------------------------ 8.2, 8.3

    def battle(self, battle: Battle) -> dict[str, set[str]] | None:
        _, heads = self.host(battle, self.side)
        if battle.step == "choose_tactics":
            names = {"frontal", "envelopment", "deterrence", "general"}
            return {"choose-tactic": names if heads else {"deterrence", "general"}}
        if battle.step == "parley":
            shy = self.side != battle.attacker and battle.tactic[self.side] == DETERRENCE
            away = {"break-off": {""}} if (shy or not battle.pitched) and not battle.tried else {}
            truce = {} if battle.spurned else {"offer-truce": {""}}
            return {"go-on": {""}, **truce, **away}
        if battle.step == "answer":
            return {"accept": {""}, "refuse": {""}}
        if battle.step == "switch":
            assert battle.suffered[1 - self.side] > battle.suffered[self.side]
            return {"switch": {""}, "keep-tactic": {""}}
        return None

    # ------------------------------------------------------------------ 9.6

    def sortie(self, sortie: Sortie) -> dict[str, set[str]] | None:
        g, region = self.g, sortie.region
        if sortie.step == "take_out":
            inside = {u for u in self.land(region, self.side) if g.walls >> u & 1 and not g.halted >> u & 1}
            mobile = {u for u in inside if KIND[u] != ARTILLERY and not (KIND[u] == IMPEDIMENTA and g.marched[u])}
            out = inside & self.masked(sortie.host[self.side])
            room = self.vs(sortie.head) - self.pf(out)
            return {"take-out": ids({u for u in mobile - out if g.pf[u] <= room}), "done": {""} if out else set()}
        if sortie.step == "reply":
            theirs, _ = self.host(sortie, 1 - self.side)
            mine, heads = self.host(sortie, self.side)
            left = {u for u in self.land(region, self.side) if not g.walls >> u & 1} - mine
            if heads:
                room = max(self.vs(head) for head in heads) - self.pf(mine)
                left = {u for u in left if g.pf[u] <= room}
            return {"answer-with": ids(left if len(mine) < len(theirs) else set()), "done": {""}}
        return None

    # ------------------------------------------------------------------ 10.2 to 10.5, 11.4

    def paid(self, rally: Rally) -> set[int]:
        """HdC men of an army that fought, whose leader has a bale."""
        g, heads = self.g, {h for h in self.masked(rally.pieces) if h >= UNITS and SIDE_OF[h] == self.side}
        rich = {h for h in heads if g.bb[h - FIRST_LEADER]}
        return {u for u in range(UNITS) if g.hdc[u] and g.chief[u] in rich}

    def quota(self) -> set[int] | None:
        """The units that take half of the losses now; None where nothing is imposed."""
        fight = next((frame for frame in reversed(self.g.stack) if isinstance(frame, Battle)), None)
        if fight is None or self.top.place != fight.region:  # type: ignore[attr-defined]
            return None
        shooters = {u for u in range(UNITS) if SHOOTER_UNITS >> u & 1}
        foot = {u for u in range(UNITS) if KIND[u] not in (CAVALRY, *FRAIL)}
        if fight.phase == 1:
            return shooters
        if fight.phase == 5:
            return foot
        horse = {u for u in range(UNITS) if KIND[u] == CAVALRY}
        return {FRONTAL: foot - shooters, ENVELOPMENT: horse, DETERRENCE: shooters}.get(fight.tactic[self.side])

    def in_turn(self, units: set[int]) -> set[int]:
        """10.4: Roman blood."""
        if self.side != ROME:
            return units
        line = {u for u in units if KIND[u] not in (LEGION, PRAETORIAN)}
        return line or {u for u in units if KIND[u] == LEGION} or units

    def allocation(self, losses: Allocation) -> dict[str, set[str]]:
        g = self.g
        alive = {u for u in self.masked(losses.units) if g.pf[u]}
        firm = {u for u in alive if KIND[u] not in FRAIL}
        anyone = self.in_turn(firm or alive)
        imposed = self.quota()
        if imposed is not None and self.fresh:
            borne = sum(2 * g.pf[u] - g.hdc[u] for u in firm & imposed)
            assert losses.due == min(losses.hits - losses.hits // 2, borne)
        if imposed is not None and losses.due:
            bound = self.in_turn(firm & imposed)
            if bound:
                anyone = bound if losses.hits <= losses.due else bound | anyone
        hurt = {u for u in anyone if KIND[u] not in FRAIL and g.hdc[u] < g.pf[u]}
        return {"hurt": ids(hurt), "destroy": ids({u for u in anyone if KIND[u] in FRAIL or g.hdc[u]})}


def armed(rng: random.Random) -> Optimus:
    """A position with two great armies beside each other, and no more stratagems than those of a march."""
    drawn = Drawn(rng)
    drawn.launch()
    g = weathered(drawn, rng)
    free = [[r for r in members(regions) if not g.inside[r]] for regions in CONTREE_REGIONS]
    for side, region in enumerate(rng.sample(rng.choice([one for one in free if len(one) > 1]), 2)):
        drawn.raise_(side, region, rng.randint(11, 20), rng.randint(1, 2))
    for head in LEADERS:
        g.paces[head - FIRST_LEADER] = 0
    g.pac |= sum(BIT[head] for head in LEADERS if g.at[head] < REGIONS)
    g.halted = 0
    g.derive()
    return g


def engage(g: Optimus, side: int, rng: random.Random, met: Counter[str]) -> None:
    """A segment that may lead to a combat, played to its end."""
    g.call(Segment(side))
    g.advance()
    options = [(VOCABULARY.describe(a), a) for a in g.legal(side)]
    kinds = [kind for kind in COMBAT if any(said["verb"] == kind for said, _ in options)]
    if not kinds:
        return
    kind = kinds[0] if rng.random() < 0.6 else rng.choice(kinds)
    g.apply(side, rng.choice([a for said, a in options if said["verb"] == kind]))
    play_out(g, rng, met)


def clash(g: Optimus, rng: random.Random, met: Counter[str]) -> None:
    """The two great armies fight, one of them comes upon the other."""
    attacker = rng.choice((0, 1))
    found = [max(range(REGIONS), key=lambda r: g.strength(g.units(r, side) & ~g.walls)) for side in (0, 1)]
    came_from, region = found[attacker], found[1 - attacker]
    pieces = g.counters(came_from, attacker) & ~g.walls
    g.put_all(pieces, region)
    enemies = g.counters(region, 1 - attacker) & ~g.walls
    decoys = sum(BIT[p] for p in range(FIRST_DECOY, PIECES))
    g.show(pieces | enemies)
    g.call(engagement(region, attacker, came_from, pieces & ~decoys, enemies & ~decoys))
    g.advance()
    play_out(g, rng, met)


def play_out(g: Optimus, rng: random.Random, met: Counter[str]) -> None:
    """To the end, comparing what is asked."""
    last = None
    for _ in range(150):
        if not g.awaiting:
            return
        seat = (g.awaiting & -g.awaiting).bit_length() - 1  # tactics are chosen by both at once
        options = [(VOCABULARY.describe(a), a) for a in g.legal(seat)]
        read = Encounter(g, seat, g.stack[-1] is not last).may()
        if read is not None:
            told: dict[str, set[str]] = defaultdict(set)
            for said, _ in options:
                if said["verb"] != "play":
                    told[str(said["verb"])].add(str(said.get("object") or ""))
            assert told == {verb: objects for verb, objects in read.items() if objects}, g.stack[-1].NAME
            met.update(f"{g.stack[-1].NAME}-{verb}" for verb in told)
        last = g.stack[-1]
        steps = [pair for pair in options if pair[0]["verb"] in ("move-to", "enter", "go-on", "hold", "shelter")]
        g.apply(seat, rng.choice(steps if steps and rng.random() < 0.6 else options)[1])


@pytest.mark.rule("OP-7.2-1", "OP-8.2-2", "OP-8.2-8", "OP-8.2-16", "OP-8.3.1-1", "OP-8.3.2-1", "OP-8.3.2-2", "OP-9.5-9")
@pytest.mark.rule("OP-9.6-2", "OP-9.6-4", "OP-9.7-1", "OP-9.11.1-4", "OP-9.11.1-5", "OP-9.11.2-1", "OP-10.2-2")
@pytest.mark.rule("OP-10.3-1", "OP-10.3-2", "OP-10.4-1", "OP-10.4-2", "OP-10.5-1", "OP-10.5-2", "OP-11.4-1")
def test_what_both_sides_may_answer_in_an_encounter_as_the_chapters_read() -> None:
    met: Counter[str] = Counter()
    for seed in range(50):
        rng = random.Random(seed)
        g = armed(rng)
        for side in (0, 1):
            if has_points(g, side):
                engage(g.clone(), side, rng, met)
        clash(g, rng, met)
    asked = (
        "battle-command",
        "battle-choose-tactic",
        "battle-post",
        "battle-break-off",
        "assault-post",
        "assault-done",
    )
    assert min(met[verb] for verb in (*asked, "allocation-hurt", "allocation-destroy", "rally-rally-one")) > 10, met
