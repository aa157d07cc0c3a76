"""What a battle (OP 8), an assault (9.5) and a sortie (9.6) have in common: two forces strike each other in phases.

In the order in which it happens: command and posts (9.11), stratagems between the phases (14), the dice (10.1), the
losses, the leaders who fall with them. Each of the three says which phases it has and what follows from them.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import NONE, PLAIN, ROMAN
from latrunculi.games.optimus.components.counters import (
    ARTILLERIE_DEPLOYEE,
    BATAILLE_NOCTURNE,
    BT,
    CATAFRACTI,
    MAUVAIS_AUGURES,
    PLUVIA_MIRACULOSA,
    PRESAGE_FAVORABLE,
    PREVOYANT,
    TOMBEE_DE_LA_NUIT,
)
from latrunculi.games.optimus.components.ints import (
    Head,
    Heads,
    Pieces,
    Place,
    Region,
    Side,
    Stratagem,
    Stratagems,
    Unit,
    Units,
)
from latrunculi.games.optimus.components.pieces import (
    ARTILLERY_UNITS,
    BARBARIAN_PIECES,
    BARBARUS,
    CAVALRY_UNITS,
    FIRST_LEADER,
    FLEET_UNITS,
    FRAIL_UNITS,
    HEAVY_UNITS,
    IMPEDIMENTA_UNITS,
    LEADER_MASK,
    LEGION_UNITS,
    ROMANUS,
    UNIT_MASK,
)
from latrunculi.games.optimus.components.tables import (
    FROZEN,
    SUMMER,
)
from latrunculi.games.optimus.rules import stratagems
from latrunculi.games.optimus.rules.artillery import crews, deploy_guns
from latrunculi.games.optimus.rules.hits import IGNORED, in_melee, in_shooting, score
from latrunculi.games.optimus.rules.leaders import Fate, hand_bales, hand_eagles, posts
from latrunculi.games.optimus.rules.loot import legions_of
from latrunculi.games.optimus.rules.losses import Allocation, endurance, lasting
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.territory import (
    controller,
    ground,
    inhabited,
    side_of_land,
)
from latrunculi.games.optimus.rules.words import (
    CHOOSE_PIECE,
    COMMAND,
    DECLINE,
    GUARD,
    HITS,
    OMEN,
    OMEN_OF,
    PHASE,
    PLAY,
    POST,
    POSTED,
    VOLLEY,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

# Bits of `Fight.effects`.
NIGHT: Final = 1
DUSK: Final = 2
FORESIGHT: Final = 4
"""*Prévoyant*: shifted by the side that has played it."""
RAIN: Final = 16
LANCES: Final = 32
"""*Pluvia miraculosa*, *Equites catafracti*: in phase 2 (OP-SC-40, OP-SC-47)."""

# What is played up to each of these moments: whatever may still be played later may be played before (OP-14-4).
BEFORE_RECKONING: Final = BIT[TOMBEE_DE_LA_NUIT]
OMENS: Final = BIT[PRESAGE_FAVORABLE] | BIT[MAUVAIS_AUGURES]
BEFORE_MELEE: Final = BEFORE_RECKONING | OMENS | BIT[PREVOYANT] | BIT[PLUVIA_MIRACULOSA] | BIT[CATAFRACTI]
BEFORE_SHOTS: Final = BEFORE_MELEE | BIT[BATAILLE_NOCTURNE] | BIT[ARTILLERIE_DEPLOYEE]

HARASSMENT: Final = 1
MELEE: Final = 2
LAST_BLOWS: Final = 3
CHASE: Final = 5
LANCERS: Final = HEAVY_UNITS & CAVALRY_UNITS & BARBARIAN_PIECES
"""Whom *Equites catafracti* favours."""


def hosts(attacker: Side, attackers: Pieces, defenders: Pieces) -> list[Pieces]:
    """The pieces of both sides, by side, as `Fight.host` has them."""
    return [attackers, defenders] if attacker == ROMANUS else [defenders, attackers]


class Fight(Procedure[Optimus]):
    """Blows between the pieces of `host` (mask by side) in a region, begun by the side `attacker`.

    `came_from`: the place that the attackers entered from. By side: `suffered` (HdC results so far), `command` (mask of
    commanded units). `pf`, `hdc`: of the units of the host, in ascending order, when it began. `stands`: for each
    leader of the host, in ascending order, the unit in which he stands, NONE. `effects`: stratagems played. `blessed`,
    `cursed`: the units of omens. `omen`: that whose unit is being named. `guarded`: the unit that its defences favour
    in this phase. `leading`: of leaders of equal rank the one who takes his place first. `phase`; `asked`: the side to
    be asked. `guns`: the artillery that was there before *Artillerie déployée*. `fallen`: the leader whose successor is
    being named, NONE.
    """

    region: Region
    attacker: Side
    came_from: Place
    host: list[int]
    suffered: list[int] = [0, 0]
    command: list[int] = [0, 0]
    pf: list[int] = []
    hdc: list[int] = []
    stands: list[int] = []
    effects: int = 0
    blessed: int = 0
    cursed: int = 0
    omen: int = NONE
    guarded: int = NONE
    phase: int = 0
    asked: int = NONE
    leading: int = NONE
    guns: int = 0
    fallen: Head = NONE

    def about(self, g: Optimus) -> tuple[tuple[str, str, int], ...]:
        return (("region", "region", self.region), ("side", "side", self.attacker))

    # ------------------------------------------------------------------ who fights

    def units(self, g: Optimus, side: Side) -> Units:
        """The units of a side that are left, boats included."""
        return self.host[side] & UNIT_MASK & g.inside[self.region]

    def land(self, g: Optimus, side: Side) -> Units:
        """The same without boats, which shoot and are no part of the force."""
        units = self.units(g, side)
        return units ^ (units & FLEET_UNITS)

    def leaders(self, g: Optimus, side: Side) -> Heads:
        """The leaders of a side who are left."""
        return self.host[side] & LEADER_MASK & g.inside[self.region]

    def roll_call(self) -> tuple[Heads, ...]:
        """The leaders of both sides when it began, as `stands` has them."""
        return members((self.host[0] | self.host[1]) & LEADER_MASK)

    def draw_up(self, g: Optimus) -> None:
        """Both sides stand there, their leaders still without posts; the attacker is asked first. With its guns there
        is a legion whose men all serve them: it falls with them (OP-13.2-14)."""
        self.asked = self.attacker
        for side in (ROMANUS, BARBARUS):
            self.host[side] |= legions_of(g, self.host[side])
        self.muster(g)
        self.stands = [NONE for _ in self.roll_call()]
        self.step = "choose_command"

    def muster(self, g: Optimus) -> None:
        """Note the PF of every unit of the host."""
        everyone = members((self.host[0] | self.host[1]) & UNIT_MASK)
        self.pf = [g.pf[unit] for unit in everyone]
        self.hdc = [g.hdc[unit] for unit in everyone]

    # ------------------------------------------------------------------ 9.11: command and posts

    def choose_command(self, g: Optimus) -> None:
        """OP-9.11.2-1: which units are commanded, where the VS of the highest in rank does not cover all."""
        side = self.asked
        head = g.first(self.leaders(g, side))
        if head == NONE:
            self.command[side] = 0
        elif g.fit(self.land(g, side)) <= g.vs(head):
            self.command[side] = self.land(g, side)
        elif self.commandable(g):
            g.ask(side)
            return
        self.step = "choose_posts"

    def commandable(self, g: Optimus) -> Units:
        """The units that he can still command."""
        side = self.asked
        room = g.vs(g.first(self.leaders(g, side))) - g.fit(self.command[side] & self.units(g, side))
        left = self.land(g, side) & ~self.command[side]
        return sum([BIT[unit] for unit in members(left) if 0 < g.pf[unit] - g.hdc[unit] <= room])

    def choose_posts(self, g: Optimus) -> None:
        """OP-9.11.1-1: each leader to a unit, in order of rank; the attacker's first."""
        if self.next_post(g) != NONE and self.open_posts(g):
            peers = self.peers(g)
            if self.leading == NONE and peers & (peers - 1):
                self.step = "choose_first"
            else:
                g.ask(self.asked)
        elif self.asked == self.attacker:
            self.asked = 1 - self.attacker
            self.step = "choose_command"
        else:
            self.asked = self.attacker
            self.step = "counsel"

    def choose_first(self, g: Optimus) -> None:
        """OP-4.2-4: of leaders of equal rank their player says who takes his place first."""
        g.ask(self.asked)

    def unposted(self, g: Optimus) -> Heads:
        """The leaders of the side asked who have no post yet."""
        mine = self.leaders(g, self.asked)
        waiting = [BIT[h] for h, unit in zip(self.roll_call(), self.stands, strict=False) if unit == NONE]
        return mine & sum(waiting)

    def peers(self, g: Optimus) -> Heads:
        """Those of them who are highest in rank."""
        return g.foremost(self.unposted(g))

    def next_post(self, g: Optimus) -> Head:
        """Whose turn it is to take his place: the highest in rank, NONE when all have theirs."""
        return self.leading if self.leading != NONE else g.first(self.unposted(g))

    def open_posts(self, g: Optimus) -> Units:
        """The commanded units among which he chooses: of the first class that has one without a leader, or one that he
        shares with another leader (OP-9.11.1-4); guns and baggage only where nobody else is commanded."""
        among = lasting(self.command[self.asked] & self.units(g, self.asked))
        taken = among & sum({BIT[unit] for unit in self.stands if unit != NONE})
        return posts(self.asked, among ^ taken) | taken

    # ------------------------------------------------------------------ 14: stratagems between the phases

    def counsel(self, g: Optimus) -> None:
        """OP-14-4: before the shots, the mêlée and the reckoning; who holds any stratagem is asked, whichever it is."""
        if g.hand[self.asked]:
            g.ask_privately(self.asked)
        else:
            self.other_side(g)

    def other_side(self, g: Optimus) -> None:
        """The defender is asked after the attacker; then the next phase begins."""
        if self.asked == self.attacker:
            self.asked = 1 - self.attacker
            self.step = "counsel"
        else:
            self.asked = self.attacker
            self.step = {0: "tactics", HARASSMENT: "melee", LAST_BLOWS: "reckon"}[self.phase]

    def timely(self) -> Stratagems:
        """The stratagems of the moment."""
        raise NotImplementedError

    def offer_counsel(self, g: Optimus, may: Offers) -> None:
        """What each demands besides: guns in defence only, foresight on friendly ground."""
        side = self.asked
        stratagems.offer_play(g, may, side, self.leaders(g, side), self.timely())
        if side == self.attacker or not crews(g, self.units(g, side) & LEGION_UNITS):
            may.bar("OP-14-6", BIT[ARTILLERIE_DEPLOYEE])
        if not self.at_home(g, side):
            may.bar("OP-14-14", BIT[PREVOYANT])
        if g.season != SUMMER or g.origin[self.region] == ROMAN:
            may.bar("OP-SC-40", BIT[PLUVIA_MIRACULOSA])
        if ground(g, self.region) != PLAIN or g.event == FROZEN:
            may.bar("OP-SC-47", BIT[CATAFRACTI])
        for stratagem, clause in ((PRESAGE_FAVORABLE, "OP-14-13"), (MAUVAIS_AUGURES, "OP-14-11")):
            if not self.nameable(g, stratagem):
                may.bar(clause, BIT[stratagem])
        may.offer(DECLINE, "OP-14-4")

    def at_home(self, g: Optimus, side: Side) -> bool:
        """OP-14-14: friendly ground: a town that a side holds, open country that is its own by origin."""
        region = self.region
        return (controller(g, region) if inhabited(g, region) else side_of_land(g, region)) == side

    def nameable(self, g: Optimus, stratagem: Stratagem) -> Units:
        """The counters that an omen may befall: those that fight hand to hand, one's own or the enemy's."""
        whose = self.asked if stratagem == PRESAGE_FAVORABLE else 1 - self.asked
        return self.land(g, whose) & ~FRAIL_UNITS

    def scheme(self, g: Optimus, stratagem: Stratagem) -> None:
        """OP-14-6, OP-14-7, OP-14-11 to OP-14-15."""
        side = self.asked
        stratagems.spend(g, side, stratagem, self.leaders(g, side))
        if stratagem == BATAILLE_NOCTURNE:
            self.effects |= NIGHT
        elif stratagem == TOMBEE_DE_LA_NUIT:
            self.effects |= DUSK
        elif stratagem == PLUVIA_MIRACULOSA:
            self.effects |= RAIN
        elif stratagem == CATAFRACTI:
            self.effects |= LANCES
        elif stratagem == PREVOYANT:
            self.effects |= FORESIGHT << side
        elif stratagem == ARTILLERIE_DEPLOYEE:
            self.step = "enlist"
            self.guns = ARTILLERY_UNITS & g.inside[self.region]
            deploy_guns(g, side, self.units(g, side))
        else:
            self.omen = stratagem
            self.step = "name_unit"

    def enlist(self, g: Optimus) -> None:
        """OP-14-6: the new guns fight in the host of their legions, under the same command; whose legion all serves
        guns stands with one of these."""
        side = self.asked
        for gun in members(ARTILLERY_UNITS & g.inside[self.region] & ~self.guns):
            legion = g.made_of[gun]
            self.host[side] |= BIT[gun]
            self.command[side] |= BIT[gun] if self.command[side] & BIT[legion] else 0
            if not g.pf[legion]:
                self.stands = [gun if unit == legion else unit for unit in self.stands]
        self.muster(g)
        self.step = "counsel"

    def name_unit(self, g: Optimus) -> None:
        """OP-14-11, OP-14-13: an own counter that is favoured, or an enemy one that is not."""
        g.ask(self.asked)

    def advise(self, g: Optimus, verb: Verb, obj: Thing) -> None:
        """An answer between the phases: a stratagem, the unit of an omen, or nothing."""
        if verb == PLAY:
            self.scheme(g, obj)
        elif verb == DECLINE:
            self.other_side(g)
        else:
            if self.omen == PRESAGE_FAVORABLE:
                self.blessed |= BIT[obj]
            else:
                self.cursed |= BIT[obj]
            g.emit(OMEN_OF, (self.omen, obj))
            self.step = "counsel"

    # ------------------------------------------------------------------ 10.1: the dice

    def tactics(self, g: Optimus) -> None:
        """All are in their places: the first phase, or what comes before it."""
        raise NotImplementedError

    def choose_guarded(self, g: Optimus) -> None:
        """He names it before the dice."""
        if self.rolling(g, 1 - self.attacker):
            g.ask(1 - self.attacker)
        else:
            self.step = self.throwing()

    def throwing(self) -> str:
        """The step in which the dice of this phase are thrown."""
        return "volley"

    def rolling(self, g: Optimus, side: Side) -> Units:
        """The counters of a side that roll in this phase."""
        return self.counters_of(g, side, self.phase)

    def coming(self) -> int:
        """The phase in which dice are thrown next, NONE after the last: the one that has begun, until they are."""
        return self.phase if self.step in ("shelter", "choose_guarded", "volley") else self.following()

    def following(self) -> int:
        """The phase in which dice are thrown after what goes on now, NONE after the last."""
        raise NotImplementedError

    def counters_of(self, g: Optimus, side: Side, phase: int) -> Units:
        """The counters of a side that roll in a phase: hand to hand those that are fit, no artillery, train or boat."""
        return striking(g, self.units(g, side) & ~(ARTILLERY_UNITS | FLEET_UNITS | IMPEDIMENTA_UNITS))

    def bonus_in(self, g: Optimus, side: Side, unit: Unit, phase: int) -> int:
        """What is added to the die of a counter in a phase: a limes; hand to hand omens and the BT of a leader, in the
        mêlée, that of a sortie too, rain and lances (OP-SC-40, OP-SC-47)."""
        total = g.limes[self.region] if unit == self.guarded else 0
        if phase <= HARASSMENT:
            return total
        bit = BIT[unit]
        total += (1 if self.blessed & bit else 0) - (1 if self.cursed & bit else 0)
        if phase == MELEE and side == BARBARUS:
            total -= 1 if self.effects & RAIN else 0
            total += 1 if self.effects & LANCES and bit & LANCERS else 0
        here = sum([BIT[h] for h, post in zip(self.roll_call(), self.stands, strict=False) if post == unit])
        first = g.foremost(here & self.leaders(g, side)) if here else 0
        return total + max([BT[head - FIRST_LEADER] for head in members(first)], default=0)  # OP-9.11.1-3

    def fd_in(self, g: Optimus, side: Side, unit: Unit, phase: int) -> int:
        """How the FD of a counter counts in a phase; boats have none (OP-5.2.5-3)."""
        commanded = bool(self.command[side] & BIT[unit])
        if FLEET_UNITS & BIT[unit]:
            return IGNORED
        if phase == HARASSMENT:
            return in_shooting(g, unit, self.region, commanded)
        return in_melee(g, unit, self.region, commanded)

    def fire(self, g: Optimus, side: Side) -> int:
        """Every counter of a side that can rolls one die (OP-10.1-1). Returns the PF that they put HdC."""
        hits = 0
        for unit in members(self.rolling(g, side)):
            die = g.die()
            total = die + self.bonus_in(g, side, unit, self.phase)
            found = score(g, unit, total, self.fd_in(g, side, unit, self.phase))
            g.emit(VOLLEY, (unit, die, total, found))
            hits += found
        return self.effect(side, self.phase, hits)

    def effect(self, side: Side, phase: int, hits: int) -> int:
        """The PF that so many results of a side put HdC in a phase."""
        return hits

    def volley(self, g: Optimus) -> None:
        """Both sides roll at once; the results are applied together (OP-8.2-10, OP-8.2-15, OP-8.2-18)."""
        g.emit(PHASE, (self.region, self.phase))
        hits = [self.fire(g, side) for side in (ROMANUS, BARBARUS)]
        self.guarded = NONE
        self.step = "falls"
        for side in (ROMANUS, BARBARUS):
            self.suffer(g, side, hits[1 - side], 0)

    def suffer(self, g: Optimus, side: Side, hits: int, spared: int) -> None:
        """A side takes losses, as many as it has left to lose (OP-8.2-19), by the quota of the phase."""
        units = self.units(g, side) & ~spared
        hits = min(hits, endurance(g, units))
        self.suffered[side] += hits
        g.emit(HITS, (side, hits))
        if hits:
            g.call(Allocation(side, self.region, units, hits, self.quota(side)))

    def quota(self, side: Side) -> Units:
        """The units on which half of a side's losses fall now: none, they fall where their owner wishes."""
        return 0

    # ------------------------------------------------------------------ 9.11.2, 9.11.3: who has fallen

    def falls(self, g: Optimus) -> None:
        """OP-9.11.3-2: leaders whose unit has been destroyed; OP-9.11.2-4: who commands after them."""
        for head, unit in zip(self.roll_call(), self.stands, strict=False):
            if unit != NONE and not g.pf[unit] and g.inside[self.region] & BIT[head]:
                heirs = self.heirs(g, head)
                if heirs & (heirs - 1):
                    self.fallen, self.asked = head, g.side_of(head)
                    self.step = "choose_heir"
                else:
                    self.bequeath(g, head, g.first(heirs))
                return
        for side in (ROMANUS, BARBARUS):
            head = g.first(self.leaders(g, side))
            if head == NONE:
                self.command[side] = 0
            elif g.fit(self.command[side] & self.units(g, side)) > g.vs(head):
                self.asked = side
                self.step = "choose_fewer"
                return
        self.step = "after_phase"

    def heirs(self, g: Optimus, head: Head) -> Heads:
        """OP-1.4-7, OP-9.11.2-3: who may take over from a leader: the first in rank of those with men, else of all; of
        equals their player names one (OP-4.2-4). Not who falls with him."""
        others = self.leaders(g, g.side_of(head)) & ~BIT[head]
        for other, unit in zip(self.roll_call(), self.stands, strict=False):
            if unit != NONE and not g.pf[unit]:
                others &= ~BIT[other]
        return g.foremost(sum([BIT[other] for other in members(others) if g.army(other)]) or others)

    def choose_heir(self, g: Optimus) -> None:
        """OP-4.2-4: of leaders of equal rank their player says who takes over."""
        g.ask(self.asked)

    def bequeath(self, g: Optimus, head: Head, heir: Head) -> None:
        """A leader falls. Who takes over, if anybody does, has his bales and his eagles (OP-1.4-7, OP-13.4-3); where he
        led nobody, the men whom his VS covers."""
        self.stands[self.roll_call().index(head)] = NONE
        if heir != NONE:
            if not g.army(heir):
                for unit in members(g.army(head) & self.units(g, g.side_of(head))):
                    if g.strength(g.army(heir)) + g.pf[unit] <= g.vs(heir):
                        g.attach(unit, heir)
                g.show(g.army(heir))  # the enemy sees who leads them now
            bales = g.bb[head - FIRST_LEADER]
            if bales and g.army(heir):
                hand_bales(g, head, heir, bales)
            hand_eagles(g, head, heir)
        g.call(Fate(head, False))

    def choose_fewer(self, g: Optimus) -> None:
        """His successor says who is no longer commanded."""
        g.ask(self.asked)

    def after_phase(self, g: Optimus) -> None:
        """What follows when the losses have been taken."""
        raise NotImplementedError

    # ------------------------------------------------------------------ choices

    def options(self, g: Optimus, may: Offers) -> None:
        step = self.step
        if step == "choose_command":
            may.offer(COMMAND, "OP-9.11.2-1", self.land(g, self.asked) & ~self.command[self.asked])
            may.only("OP-9.11.2-1", self.commandable(g))
        elif step == "choose_heir":
            may.offer(CHOOSE_PIECE, "OP-4.2-4", self.heirs(g, self.fallen))
        elif step == "choose_first":
            may.offer(CHOOSE_PIECE, "OP-4.2-4", self.peers(g))
        elif step == "choose_posts":
            may.offer(POST, "OP-9.11.1-1", self.command[self.asked] & self.units(g, self.asked))
            may.only("OP-9.11.1-4" if self.asked == ROMANUS else "OP-9.11.1-5", self.open_posts(g))
        elif step == "counsel":
            self.offer_counsel(g, may)
        elif step == "name_unit":
            may.offer(OMEN, "OP-14-13" if self.omen == PRESAGE_FAVORABLE else "OP-14-11", self.nameable(g, self.omen))
        elif step == "choose_guarded":
            may.offer(GUARD, self.ASKS["choose_guarded"], self.rolling(g, 1 - self.attacker))
        else:
            may.offer(COMMAND, "OP-9.11.2-4", self.command[self.asked] & self.units(g, self.asked))

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == COMMAND:
            self.command[self.asked] ^= BIT[obj]
            if self.step == "choose_fewer":
                self.step = "falls"
        elif self.step == "choose_heir":
            self.step = "falls"
            self.bequeath(g, self.fallen, obj)
            self.fallen = NONE
        elif verb == CHOOSE_PIECE:
            self.leading = obj
            self.step = "choose_posts"
        elif verb == POST:
            head = self.next_post(g)
            self.stands[self.roll_call().index(head)] = obj
            self.leading = NONE
            g.emit(POSTED, (head, obj))
        elif verb == GUARD:
            self.guarded = obj
            self.step = self.throwing()
        else:
            self.advise(g, verb, obj)


def striking(g: Optimus, units: Units) -> Units:
    """Of some counters those that have a PF fit to strike."""
    return sum([BIT[unit] for unit in members(units) if g.hdc[unit] < g.pf[unit]])


def faces(g: Optimus, fight: Fight, side: Side, unit: Unit, phase: int) -> list[int]:
    """What a counter puts HdC with its die in a phase, by the face, with the tactic that is known (OP-10.1-1)."""
    bonus, fd = fight.bonus_in(g, side, unit, phase), fight.fd_in(g, side, unit, phase)
    return [score(g, unit, die + bonus, fd) for die in range(1, 7)]


def strikers(g: Optimus, fight: Fight, side: Side) -> Units:
    """The counters of a side that throw in the phase that comes next; of the pursuit, if it wins."""
    phase = fight.coming()
    return 0 if phase == NONE else fight.counters_of(g, side, phase)


def expectation(g: Optimus, fight: Fight, side: Side) -> float:
    """PF that a side may expect to put HdC in the phase that comes next, with the tactic that is known; of the pursuit,
    if it wins."""
    phase = fight.coming()
    odds = [1.0]
    for unit in members(strikers(g, fight, side)):
        hits = faces(g, fight, side, unit, phase)
        more = [0.0] * (len(odds) + max(hits))
        for number, likely in enumerate(odds):
            for found in hits:
                more[number + found] += likely / 6
        odds = more
    return sum([likely * fight.effect(side, phase, number) for number, likely in enumerate(odds)])
