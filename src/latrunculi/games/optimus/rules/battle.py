"""OP 8: two forces meet in the open. From the tactics chosen in secret to the pursuit, phase by phase.

The order of the steps is that of the rulebook: overrun (8.1), command and posts (9.11), tactics (phase 0), harassment
(1), two rounds of mêlée (2, 3), the reckoning (4), the pursuit (5). After each of the phases 1 to 3 one may make a
truce or break off (8.3). How blows are struck and taken stands in `fight`, what comes of it all in `upshot`.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import GERMAN, NONE
from latrunculi.games.optimus.components.counters import PREVOYANT
from latrunculi.games.optimus.components.ints import Piece, Side, Stratagems, Unit, Units
from latrunculi.games.optimus.components.pieces import (
    BARBARUS,
    CAVALRY_UNITS,
    FLEET_UNITS,
    FOOT_UNITS,
    HEAVY_UNITS,
    LAND_OF_PEOPLE,
    LEADER_MASK,
    LEGION_UNITS,
    PEOPLE_OF,
    ROMANUS,
    SHOOTER_UNITS,
    UNIT_MASK,
)
from latrunculi.games.optimus.components.tables import (
    ARMY_DESTROYED,
    DETERRENCE,
    ENVELOPMENT,
    FRONTAL,
    GENERAL_ATTACK,
    MATRIX,
    ON_RETREAT,
    ON_SACK,
    TARGET,
    TRUCE,
)
from latrunculi.games.optimus.rules import stratagems
from latrunculi.games.optimus.rules.fight import (
    BEFORE_MELEE,
    BEFORE_RECKONING,
    BEFORE_SHOTS,
    CHASE,
    DUSK,
    FORESIGHT,
    HARASSMENT,
    LAST_BLOWS,
    MELEE,
    NIGHT,
    Fight,
    striking,
)
from latrunculi.games.optimus.rules.loot import capture_bales, eagles_at, for_destroyed
from latrunculi.games.optimus.rules.state import SIDES, Optimus
from latrunculi.games.optimus.rules.territory import (
    inhabited,
    own_land,
    rough,
    side_of_land,
    tribal,
)
from latrunculi.games.optimus.rules.upkeep import strike_camps
from latrunculi.games.optimus.rules.upshot import Upshot
from latrunculi.games.optimus.rules.words import (
    ACCEPT,
    ANNIHILATED,
    BATTLE,
    BREAK_OFF,
    BREAK_OFF_ROLL,
    CHOOSE_PIECE,
    CHOOSE_TACTIC,
    DONE,
    GO_ON,
    KEEP_TACTIC,
    OFFER_TRUCE,
    OVERRUN,
    PHASE,
    PLAY,
    REFUSE,
    SHELTER,
    SWITCH,
    SWITCHED,
    TACTIC,
    TRUCE_MADE,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb

OVERRUN_ODDS: Final = 10
PITCHED: Final = 10
"""PF that each side needs for a pitched battle (OP-8.1-6)."""
FORT_PF: Final = 5
FORT_OTHERS: Final = 2
"""PF that a field fort shelters, and how many of them at most are no legionaries (OP-8.5-3)."""


class Battle(Fight):
    """OP 8: an overrun, a skirmish or a battle in the open.

    `pitched`: a battle, not a skirmish. `tactic`: by side. `out`: at the reckoning, for each unit of the host, its PF
    destroyed and (below) put HdC so far. `refuge`: units in field forts after a defeat. `laid`: legions (types, a mask)
    whose eagles lay there when it began. Of boats the host has those that take part, once that has been said.
    Of the side asked after this phase, 1 once `spurned`: the truce that it has offered has been refused; `tried`: it
    has failed to break off.
    """

    NAME = "battle"
    LATER = {"laid": 0, "spurned": 0, "tried": 0, "guns": 0, "fallen": NONE}
    ASKS = {
        "choose_command": "OP-9.11.2-1",
        "choose_first": "OP-4.2-4",
        "choose_posts": "OP-9.11.1-1",
        "counsel": "OP-14-4",
        "name_unit": "OP-14-13",
        "choose_tactics": "OP-8.2-2",
        "choose_boats": "OP-5.2.5-2",
        "choose_guarded": "OP-9.10.3-3",
        "choose_fewer": "OP-9.11.2-4",
        "choose_heir": "OP-4.2-4",
        "parley": "OP-8.3-1",
        "answer": "OP-8.3.1-1",
        "switch": "OP-8.2-16",
        "choose_refuge": "OP-8.5-3",
    }

    pitched: bool = False
    tactic: list[int] = [NONE, NONE]
    out: list[int] = []
    refuge: int = 0
    laid: int = 0
    spurned: int = 0
    tried: int = 0

    # ------------------------------------------------------------------ 8.1: what kind of engagement

    def start(self, g: Optimus) -> None:
        """An overrun, a skirmish or a battle, by the PF at the start, HdC ones included. Who takes part is on land."""
        self.host[ROMANUS] &= ~FLEET_UNITS
        self.draw_up(g)
        for piece in members(self.host[0] | self.host[1]):
            g.berth(piece, NONE)
        g.trophies[ROMANUS] = g.trophies[BARBARUS] = 0
        self.laid = eagles_at(g, self.region)
        strengths = [g.strength(self.land(g, side)) for side in range(SIDES)]
        g.emit(BATTLE, (self.region, self.attacker, strengths[self.attacker], strengths[1 - self.attacker]))
        for side in (self.attacker, 1 - self.attacker):
            if strengths[side] >= OVERRUN_ODDS * strengths[1 - side]:
                g.emit(OVERRUN, (self.region, side))
                self.annihilate(g, 1 - side, 0)
                self.end_with(g, side, True, overrun=True)
                return
        self.pitched = min(strengths) >= PITCHED

    def annihilate(self, g: Optimus, side: Side, spared: int) -> None:
        """Destroy the units of a side, but some; boats have but shot, and are no part of the army (OP-5.2.5-2)."""
        for unit in members(self.land(g, side) & ~spared):
            g.destroy(unit, g.pf[unit])

    # ------------------------------------------------------------------ phase 0

    def timely(self) -> Stratagems:
        """The stratagems of the moment."""
        return {0: BEFORE_SHOTS, HARASSMENT: BEFORE_MELEE, LAST_BLOWS: BEFORE_RECKONING}[self.phase]

    def tactics(self, g: Optimus) -> None:
        """The tactics of a pitched battle; the shots, unless it is night (OP-14-7)."""
        self.step = "choose_tactics" if self.pitched else "harass"

    def choose_tactics(self, g: Optimus) -> None:
        """OP-8.2-2: both at once, in secret."""
        if NONE in self.tactic:
            g.ask_all(3)
        else:
            self.step = "harass"

    def harass(self, g: Optimus) -> None:
        """Phase 1, but not at night (OP-14-7)."""
        self.phase = HARASSMENT
        self.step = "counsel" if self.effects & NIGHT else "choose_boats"

    def choose_boats(self, g: Optimus) -> None:
        """OP-5.2.5-2: Rome says which of its fleets shoot; no other has a part in the battle or in its losses."""
        if self.moored(g):
            g.ask(ROMANUS)
        else:
            self.step = "shelter"

    def moored(self, g: Optimus) -> Units:
        """The fleets that may still join in, bridges excepted, which are none (OP-5.2.4-1)."""
        return g.inside[self.region] & FLEET_UNITS & ~(g.bridges | self.host[ROMANUS])

    # ------------------------------------------------------------------ phases 1 to 3

    def melee(self, g: Optimus) -> None:
        """OP-8.2-14: phase 2; the tactics are turned over."""
        self.phase = MELEE
        self.step = "shelter"
        if self.pitched:
            g.disclose()
            for side in (ROMANUS, BARBARUS):
                g.emit(TACTIC, (side, self.tactic[side]))

    def shelter(self, g: Optimus) -> None:
        """OP-9.10.3-3: behind a limes in open country the defender names a counter that it favours in this phase."""
        side = 1 - self.attacker
        behind = g.limes[self.region] and not inhabited(g, self.region) and side_of_land(g, self.region) == side
        self.step = "choose_guarded" if behind else self.throwing()

    def throwing(self) -> str:
        """The step in which the dice of this phase are thrown."""
        return "pursue" if self.phase == CHASE else "volley"

    def rolling(self, g: Optimus, side: Side) -> Units:
        """The counters of a side that roll in this phase, in the pursuit those of the winner alone."""
        if self.phase == CHASE and side == self.loser():
            return 0
        return self.counters_of(g, side, self.phase)

    def following(self) -> int:
        """At night no shots (OP-14-7); after the last blows the pursuit, until it has been."""
        if self.step in ("choose_boats", "switch"):
            return self.phase
        if self.phase >= LAST_BLOWS:
            over = self.phase == CHASE and self.step in ("falls", "choose_heir", "choose_fewer", "after_phase")
            return NONE if over else CHASE
        return max(MELEE, self.phase + 1) if self.effects & NIGHT else self.phase + 1

    def counters_of(self, g: Optimus, side: Side, phase: int) -> Units:
        """In phase 1 shooters and boats, in the pursuit the commanded cavalry, unless darkness falls (OP-14-7,
        OP-14-15)."""
        if phase == HARASSMENT:
            return striking(g, self.units(g, side) & (SHOOTER_UNITS | FLEET_UNITS))
        if phase == CHASE and self.effects & (NIGHT | DUSK):
            return 0
        if phase == CHASE:
            return striking(g, self.units(g, side) & CAVALRY_UNITS & self.command[side])
        return super().counters_of(g, side, phase)

    def bonus_in(self, g: Optimus, side: Side, unit: Unit, phase: int) -> int:
        """Before the pursuit what the tactic gives."""
        total = super().bonus_in(g, side, unit, phase)
        bit = BIT[unit]
        if phase in (MELEE, LAST_BLOWS) and self.command[side] & bit and bit & favoured(self.tactic[side]):
            total += 1
        return total

    def quota(self, side: Side) -> Units:
        """The units on which half of a side's losses fall now (OP-8.2-3 to OP-8.2-5, OP-8.2-12, OP-8.2-25)."""
        if self.phase == HARASSMENT:
            return SHOOTER_UNITS
        if self.phase == CHASE:
            return FOOT_UNITS
        return burdened(self.tactic[side])

    def falls(self, g: Optimus) -> None:
        """OP-11-1: of an army that is no more the winner has the bales, before its leaders meet their fate."""
        for side in range(SIDES):
            if not self.land(g, side) and self.land(g, 1 - side):
                capture_bales(g, self.region, 1 - side, self.leaders(g, side))
        super().falls(g)

    def after_phase(self, g: Optimus) -> None:
        """A side that has nobody left has lost (OP-8.3-1)."""
        self.asked = 1 - self.attacker
        self.step = "parley"
        left = [bool(self.land(g, side)) for side in range(SIDES)]
        if not all(left):
            self.end_with(g, NONE if not any(left) else left.index(True), any(left))
        elif self.phase == CHASE:
            self.end_with(g, 1 - self.loser(), False)

    # ------------------------------------------------------------------ 8.3: truce and retreat in good order

    def parley(self, g: Optimus) -> None:
        """After the phases 1 to 3: the defender first (OP-8.3.2-2). Whose truce is refused is asked whether he may
        break off or not: his tactic is a secret."""
        if self.spurned:
            g.ask_privately(self.asked)
        else:
            g.ask(self.asked)

    def may_break_off(self, side: Side) -> bool:
        """OP-8.3.2-1: in a battle the defender who chose deterrence; OP-8.3.2-2: in a skirmish both."""
        return not self.pitched or (side != self.attacker and self.tactic[side] == DETERRENCE)

    def answer(self, g: Optimus) -> None:
        """The other side on a truce."""
        g.ask(1 - self.asked)

    def break_off(self, g: Optimus) -> None:
        """OP-8.3.2-3 to OP-8.3.2-5: the die. Who fails may still offer a truce, if he has not (OP-8.3.1-1)."""
        side = self.asked
        if self.phase == HARASSMENT and self.pitched:
            g.disclose()
            g.emit(TACTIC, (side, self.tactic[side]))
        die = g.die()
        total = die + self.good_order(g, side)
        g.emit(BREAK_OFF_ROLL, (side, die, total))
        if total >= TARGET:
            self.end_with(g, 1 - side, False)
        elif self.spurned:
            self.parleyed()
        else:
            self.tried = 1

    def good_order(self, g: Optimus, side: Side) -> int:
        """What is added to the die of a retreat in good order."""
        total = ON_RETREAT["mountain-or-forest"] if rough(g, self.region) else 0
        at_site = side == BARBARUS and inhabited(g, self.region) and tribal(g, self.region)
        here = self.host[side] & g.inside[self.region]
        if at_site and any(own_land(g, piece, self.region) for piece in members(here)):
            total += ON_RETREAT["own-tribal-site"]
        return total + (ON_RETREAT["prevoyant"] if self.effects & FORESIGHT << side else 0)

    def parleyed(self) -> None:
        """The attacker is asked after the defender; then the next phase."""
        self.spurned = self.tried = 0
        if self.asked != self.attacker:
            self.asked = self.attacker
            self.step = "parley"
        else:
            self.step = {HARASSMENT: "counsel", MELEE: "change", LAST_BLOWS: "counsel"}[self.phase]

    def change(self, g: Optimus) -> None:
        """OP-8.2-16: who has inflicted more may pass over to the general attack."""
        self.phase = LAST_BLOWS
        self.step = "shelter"
        ahead = self.suffered[1 - self.attacker] - self.suffered[self.attacker]
        if self.pitched and ahead:
            side = self.attacker if ahead > 0 else 1 - self.attacker
            if self.tactic[side] != GENERAL_ATTACK:
                self.asked = side
                self.step = "switch"

    def switch(self, g: Optimus) -> None:
        """He decides before the dice of phase 3."""
        g.ask(self.asked)

    # ------------------------------------------------------------------ phases 4 and 5

    def loser(self) -> Side:
        """Who has suffered more, NONE when both as much (OP-8.2-19)."""
        ours, theirs = self.suffered[self.attacker], self.suffered[1 - self.attacker]
        return NONE if ours == theirs else self.attacker if ours > theirs else 1 - self.attacker

    def reckon(self, g: Optimus) -> None:
        """OP-8.2-19, OP-8.2-20: who has lost; what of his has found shelter in field forts."""
        self.phase = CHASE
        everyone = members((self.host[0] | self.host[1]) & UNIT_MASK)
        self.out = [self.pf[i] - g.pf[u] << 4 | self.fallen_out(g, i, u) for i, u in enumerate(everyone)]
        self.step = "choose_refuge"
        if self.loser() == NONE:
            self.end_with(g, NONE, False)

    def choose_refuge(self, g: Optimus) -> None:
        """OP-8.5-3: a beaten Roman defender chooses."""
        if self.refugees(g):
            g.ask(ROMANUS)
        else:
            self.step = "decide"

    def refugees(self, g: Optimus) -> Units:
        """The units that still find room: each fort has it for five PF, two at most that are not of legions."""
        forts = g.forts[self.region]
        if not forts or self.loser() != ROMANUS or self.attacker == ROMANUS:
            return 0
        space = forts * FORT_PF - g.strength(self.refuge)
        others = min(space, forts * FORT_OTHERS - g.strength(self.refuge & ~LEGION_UNITS))
        left = self.land(g, ROMANUS) & ~self.refuge
        return sum([BIT[u] for u in members(left) if g.pf[u] <= (space if LEGION_UNITS & BIT[u] else others)])

    def decide(self, g: Optimus) -> None:
        """OP-8.2-21 to OP-8.2-26: what the tactics make of the loser."""
        loser = self.loser()
        found = MATRIX[self.tactic[1 - loser]][self.tactic[loser]] if self.pitched else NONE
        if found == TRUCE:
            self.truce(g)
        elif found == ARMY_DESTROYED and not self.effects & DUSK:
            g.emit(ANNIHILATED, (loser,))
            self.annihilate(g, loser, self.refuge)
            self.step = "falls"
        elif self.rolling(g, 1 - loser):  # OP-8.2-24, OP-8.2-26: a leader, and cavalry that he commands
            self.shelter(g)
        else:
            self.end_with(g, 1 - loser, False)

    def pursue(self, g: Optimus) -> None:
        """Phase 5: the winner alone rolls (OP-8.2-24)."""
        loser = self.loser()
        g.emit(PHASE, (self.region, self.phase))
        hits = self.fire(g, 1 - loser)
        self.step = "falls"
        self.suffer(g, loser, hits, self.refuge)

    def truce(self, g: Optimus) -> None:
        """OP-8.3.1: the attacker goes back, nobody takes anything."""
        g.emit(TRUCE_MADE, (self.region,))
        self.end_with(g, NONE, False)

    def end_with(self, g: Optimus, winner: Side, annihilated: bool, *, overrun: bool = False) -> None:
        """The engagement is over; `upshot` sees to the rest."""
        g.end()
        beaten = self.attacker if winner == NONE else 1 - winner
        index = modifier = 0
        standing = []
        for i, unit in enumerate(members((self.host[0] | self.host[1]) & UNIT_MASK)):
            if not self.host[beaten] & BIT[unit]:
                standing.append(0)
                continue
            destroyed = self.pf[i] - g.pf[unit]
            counts = self.counted(g, i, unit)
            index += counts
            standing.append(counts - destroyed)
            modifier += for_destroyed(g, unit)
        modifier += ON_SACK["annihilated"] if annihilated and not self.kept_out(g, beaten) else 0
        modifier += ON_SACK["germans-beaten"] if self.germans(g, beaten) else 0
        everyone = self.host[0] | self.host[1]
        if winner == BARBARUS and self.attacker == BARBARUS:
            strike_camps(g, self.region, 0)  # OP-8.5-4
        upshot = Upshot(
            self.region, self.attacker, self.came_from, winner, everyone, index, modifier, standing, overrun
        )
        upshot.laid = self.laid
        g.call(upshot)

    def kept_out(self, g: Optimus, side: Side) -> Units:
        """The units of a side that have stayed at its siege, and withdraw with the beaten (OP-9.7-3)."""
        here = g.units(self.region, side) & ~(g.walls | g.aboard(self.region) | FLEET_UNITS)
        return here ^ (here & self.host[side])

    def fallen_out(self, g: Optimus, i: int, unit: Unit) -> int:
        """PF of a unit that have been put HdC in this battle and are still there."""
        destroyed = self.pf[i] - g.pf[unit]
        return max(0, g.hdc[unit] - max(0, self.hdc[i] - destroyed))

    def counted(self, g: Optimus, i: int, unit: Unit) -> int:
        """OP-8.2-27: PF of a unit that count for the loot: put HdC before the pursuit or ever destroyed, once."""
        destroyed = self.pf[i] - g.pf[unit]
        if not self.out:
            return destroyed + self.fallen_out(g, i, unit)
        out, before = self.out[i] & 15, self.out[i] >> 4
        late = destroyed - before
        former = min(late, max(0, self.hdc[i] - before))  # who was HdC before the combat dies first
        return before + out + former + max(0, late - former - out)

    def germans(self, g: Optimus, side: Side) -> bool:
        """OP-11.3-2: an army of Germans, by its leader of highest rank, else by most of its PF."""
        first = g.foremost(self.host[side] & LEADER_MASK)
        if first:  # of equals their player names a German (OP-4.2-4)
            return any(german(head) for head in members(first))
        total = 0
        for i, unit in enumerate(members((self.host[0] | self.host[1]) & UNIT_MASK)):
            if self.host[side] & BIT[unit]:
                total += self.pf[i] if german(unit) else -self.pf[i]
        return total > 0

    # ------------------------------------------------------------------ choices

    def options(self, g: Optimus, may: Offers) -> None:
        step = self.step
        if step == "choose_tactics":
            may.offer(CHOOSE_TACTIC, "OP-8.2-2", 15)
            if not self.leaders(g, may.seat):
                may.only("OP-8.2-8", 1 << DETERRENCE | 1 << GENERAL_ATTACK)
        elif step == "choose_boats":
            may.offer(CHOOSE_PIECE, "OP-5.2.5-2", self.moored(g))
            may.offer(DONE, "OP-5.2.5-2")
        elif step == "parley":
            may.offer(GO_ON, "OP-8.3-1")
            may.offer(BREAK_OFF, "OP-8.3.2-1")
            may.when("OP-8.3.2-1", self.may_break_off(may.seat) and not self.tried)
            may.offer(OFFER_TRUCE, "OP-8.3.1-1")
            may.when("OP-8.3.1-1", not self.spurned)
            stratagems.offer_play(g, may, self.asked, self.leaders(g, self.asked), BIT[PREVOYANT])
            may.when("OP-14-14", self.at_home(g, self.asked) and self.may_break_off(self.asked))
        elif step == "choose_refuge":
            may.offer(SHELTER, "OP-8.5-3", self.land(g, ROMANUS) & ~self.refuge)
            may.only("OP-8.5-3", self.refugees(g))
            may.offer(DONE, "OP-8.5-3")
        elif step == "answer":
            may.offer(ACCEPT, "OP-8.3.1-1")
            may.offer(REFUSE, "OP-8.3.1-1")
        elif step == "switch":
            may.offer(SWITCH, "OP-8.2-16")
            may.offer(KEEP_TACTIC, "OP-8.2-17")
        else:
            super().options(g, may)

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if self.step == "parley" or self.step == "answer":
            self.bargain(g, verb, obj)
        elif verb == CHOOSE_TACTIC:
            self.tactic[seat] = obj
        elif verb == SHELTER:
            self.refuge |= BIT[obj]
        elif self.step == "choose_boats":
            if verb == CHOOSE_PIECE:
                self.host[ROMANUS] |= BIT[obj]
                self.muster(g)
            else:
                self.step = "shelter"
        elif verb == DONE:
            self.step = "decide"
        elif self.step == "switch":
            self.step = "shelter"
            if verb == SWITCH:
                self.tactic[seat] = GENERAL_ATTACK
                g.emit(SWITCHED, (seat,))
        else:
            super().choose(g, seat, verb, obj)

    def bargain(self, g: Optimus, verb: Verb, obj: Thing) -> None:
        """An answer at the end of a phase."""
        if verb == BREAK_OFF:
            self.break_off(g)
        elif verb == PLAY:
            self.scheme(g, obj)
        elif verb == OFFER_TRUCE:
            self.step = "answer"
        elif verb == ACCEPT:
            self.truce(g)
        elif verb == REFUSE and not self.tried and (not self.pitched or self.asked != self.attacker):
            self.spurned = 1  # he may still break off (OP-8.3.2-1)
            self.step = "parley"
        else:
            self.parleyed()


def german(piece: Piece) -> bool:
    """Whether a piece is German."""
    people = PEOPLE_OF[piece]
    return people != NONE and LAND_OF_PEOPLE[people] == GERMAN


def favoured(tactic: int) -> Units:
    """The units that a tactic gives +1, where they are commanded (OP-8.2-3 to OP-8.2-5)."""
    if tactic == FRONTAL:
        return HEAVY_UNITS & FOOT_UNITS
    if tactic == ENVELOPMENT:
        return HEAVY_UNITS & CAVALRY_UNITS
    return SHOOTER_UNITS & ~HEAVY_UNITS if tactic == DETERRENCE else 0


def burdened(tactic: int) -> Units:
    """The units that take half of the losses of whoever chose a tactic."""
    if tactic == FRONTAL:
        return FOOT_UNITS & ~SHOOTER_UNITS
    if tactic == ENVELOPMENT:
        return CAVALRY_UNITS
    return SHOOTER_UNITS if tactic == DETERRENCE else 0
