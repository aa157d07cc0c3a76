# Texts of the interface that are this game's own; those at the top come before those of all tables.

inspector = Region chosen
first-choose = To choose: a button of the list, or a counter or region that glows on the map. On the keyboard: the figure of the button.
end-losses = PF destroyed
tab-sequence = Seasons
tab-stratagems = Stratagems

op-when = { $season ->
    [thaw] Thaw
    [spring] Spring
    [summer] Summer
    [autumn] Autumn
   *[winter] Winter
  } { $year } · season { $n }/{ $last }
op-you = you
op-vp = VP
op-track = Track of the seasons
op-seasons-left = { $n ->
    [0] last season
    [one] { $n } season left
   *[other] { $n } seasons left
  }
op-pa-title = Action points left in this season
op-ready-title = Leaders who still have their action point
op-hand-count = { $n ->
    [0] No stratagem
    [one] { $n } stratagem
   *[other] { $n } stratagems
  }
op-supreme = Supreme leader
op-vacant = no supreme leader
op-force = { $pf } PF{ $hdc ->
    [0] {""}
   *[other] , { $hdc } of them HdC
  }

op-force-seen = { $pf ->
    [0] PF unknown
   *[other] { $pf } PF in view{ $hdc ->
        [0] {""}
       *[other] , { $hdc } of them HdC
      }
  }
op-march-nobody = Nobody goes with him yet. Take units along, then touch an area that glows; what the march risks will be told here.
op-march = March in progress
op-march-load = { $load } PF of { $capacity } (VS)
op-march-steps = { $n ->
    [0] not yet under way
    [1] 1 PM made
   *[other] { $n } PM made
  }
op-test = Attrition: { $n ->
    [0] die unmodified
   *[other] die { $sum }
  }
op-test-title = What the attrition test would reckon with if the march ended here.
op-tolls = HdC by the die:
op-tolls-title = PF put out of action for each face of the die.

op-foes-n = { $n } PF
op-foes-range = { $least } to { $most } PF
op-toll-n = { $n ->
    [0] no attrition
   *[other] { $n } HdC
  }
op-toll-range = { $least } to { $most } HdC
op-and-toll = {""}, { $toll }
op-fight-heading = March upon the enemy
op-fight-choice = Attack { $place }: { $percent } against { $foes }{ $toll }
op-fight-short = { $place }: { $percent } against { $foes }{ $toll }
op-fight-title = The chance to win in the open, attrition taken off: all forces are in view. Tactics, stratagems and retreats in good order are not reckoned with.
op-fight-title-unsure = Not all are in view: { $least } to { $most } PF. The chance is what leaders and what has been seen let one expect; against the strongest { $worst }, against the weakest { $best }. Tactics, stratagems and retreats in good order are not reckoned with.
op-fight-walls = The enemy may keep up to { $vg } PF behind his defences.
op-overrun-choice = Overrun { $place }: { $foes }{ $toll }
op-overrun-short = { $place }: overrun { $foes }{ $toll }
op-gate-heading = Enter where the enemy may be
op-gate-choice = Enter { $place }: { $where }{ $toll }
op-gate-short = { $place }: { $where }{ $toll }
op-gate-where = { $place } { $percent }
op-gate-title = The die of arrival says where one enters. For each region where the enemy may be: the chance to win in the open.
op-bears = {" "}(die { $sum }: { $all })
op-bears-marker = marker
op-bears-artillery = artillery
op-bears-defences = VD
op-bears-towers = towers
op-bears-wells = spring cut off
op-bears-nomads = Germans or Sarmatians
op-bears-garrison = garrison
op-summon-heading = Summon the town
op-summon-choice = Summon the town ({ $who }): { $percent }{ $bears }
op-summon-short = { $who }: { $percent }
op-summon-title = The chance that the town surrenders to this siege action.
op-summon-unled-heading = Summon the town, without a leader
op-summon-unled-choice = Summon { $who }, without a leader: { $percent }{ $bears }
op-summon-unled-short = { $who }: { $percent }
op-summon-unled-title = The chance that the town surrenders to this siege action.
op-invade-heading = Invade
op-invade-choice = Invade ({ $who }): { $percent }, { $toll }
op-invade-short = { $who }: { $percent }, { $toll }
op-invade-title = The chance to have more PF than the VG still after the die and the VD, if two losses destroy one PF wherever that helps, and what it costs.
op-assault-heading = Assault
op-assault-choice = Assault ({ $who }): { $percent }, about { $toll }
op-assault-short = { $who }: { $percent }, about { $toll }
op-assault-title = The chance to destroy the whole garrison if one goes on to the last assault, and what it costs on the average.
op-come-out-heading = Come out to give battle
op-come-out-choice = Come out to give battle ({ $who }): { $percent }
op-come-out-short = { $who }: { $percent }
op-come-out-title = The chance to win before the walls.
op-deed-unsure = Not all are in view: against the strongest { $worst }, against the weakest { $best }.
op-tactic-heading = Tactic
op-tactic-title = The chance to inflict more than the other side by the end of phase 3, and the PF still to be expected hors de combat. The enemy’s tactic counts only where it is known.
op-choose-tactic-choice = { $tactic }: { $percent }, { NUMBER($hits, maximumFractionDigits: 1) } HdC expected
op-switch-choice = Change to the general attack: { $percent }, { NUMBER($hits, maximumFractionDigits: 1) } HdC expected
op-keep-tactic-choice = Keep the tactic ({ $tactic }): { $percent }, { NUMBER($hits, maximumFractionDigits: 1) } HdC expected
op-break-off-choice = Try a retreat in good order: { $percent }
op-break-off-title = The chance that the die grants it.
op-ahead = { $place }:
op-ahead-title = What the attrition test would reckon with if the march ended there.
op-ahead-sign = PF that the attrition test would put out of action
op-stays = Stays at { $place }: { $force }
op-stays-nobody = nobody
op-stays-inside = { $force } (behind the defences: { $inside })
op-stays-lost = The conquest is given back if nobody stays there.

op-battle = Combat: { $region }
op-pitched = pitched battle
op-skirmish = skirmish
op-sortie = sortie
op-phase-0 = preparations
op-phase-1 = harassment
op-phase-2 = mêlée
op-phase-3 = last blows
op-phase-4 = the winner
op-phase-5 = pursuit
op-assault = assault
op-assault-0 = artillery
op-assault-1 = shots
op-assault-2 = assault
op-assault-3 = last assault
op-tactic-frontal = +1 to heavy infantry. Half of the losses among infantry that does not shoot.
op-tactic-frontal-meets = If it wins it destroys a general attack; if it loses an envelopment destroys it.
op-tactic-general = No bonus; losses wherever one likes.
op-tactic-general-meets = If it wins it destroys a deterrence; if it loses a frontal attack destroys it.
op-tactic-deterrence = +1 to shooters that are not heavy. Half of the losses among shooters. In defence it allows a retreat in good order.
op-tactic-deterrence-meets = If it wins it destroys an envelopment, and makes a truce with a deterrence; if it loses a general attack destroys it.
op-tactic-envelopment = +1 to heavy cavalry. Half of the losses among cavalry.
op-tactic-envelopment-meets = If it wins it destroys a frontal attack; if it loses a deterrence destroys it.
op-fold = The units
op-attacks = attacks
op-defends = defends
op-tactic-hidden = tactic face down
op-suffered = has suffered { $n }
op-suffered-title = HdC results suffered since the combat began: who has more has lost.
op-expected = expects { $n }
op-expected-title = PF that this side may expect to put out of action in the next phase.
op-outcome-P = if it wins: pursuit
op-outcome-AD = if it wins: enemy army destroyed
op-outcome-TT = if it wins: tacit truce
op-outcome-title = What the matrix of tactics gives this side if it wins.
op-blows = in the next phase, by the face of the die, the PF put out of action: { $faces }
op-no-blow = throws no die in the next phase
op-matrix = The end by the tactics
op-matrix-corner = winner ↓ loser →
op-end-P = pursuit
op-end-AD = army destroyed
op-end-TT = tacit truce
op-win = { $percent } to win
op-win-title = The chance to inflict more than the other by the end of phase 3, with the tactics that are known. When both have inflicted as much the attacker goes back.
op-win-assault-title = The chance to destroy the whole garrison if one goes on to the last assault.
op-commanded = commanded
op-not-commanded = not commanded: hits on 6+ only

op-unit-pf = { $pf } PF of { $full }
op-unit-hdc = { $hdc } HdC
op-unit-fd = FD { $fd }
op-heavy = heavy
op-shooter = shooter
op-falx = falx
op-inside = behind the defences
op-bridge = bridge of boats
op-aboard = aboard ({ $fleet })
op-leader-values = VS { $vs }, BT { $bt }
op-leader-force = { $pf } PF
op-leader-bales = { $bb } BB
op-pac-ready = PAC unspent
op-pac-spent = PAC spent
op-paces = { $n } PM made
op-halted = activation over
op-remembered = Last seen with him ({ $season } { $year }):
op-sheet-hidden = His sheet is hidden.
op-seen = { $unit }, seen: { $season } { $year }

op-seen-when = seen { $season } { $year }
op-seen-unled = Without a leader
op-closed = not in the war
op-held-by = held by: { $side }
op-siege = siege, marker { $n }
op-siege-at = Siege: { $region }
op-siege-none = no siege declared
op-siege-walls = VD { $vd }, VG { $vg }, garrison { $garrison } PF
op-siege-guns = artillery { $n } PF
op-siege-dial = The marker of the siege is added to the die; it goes up with each summons that fails and with each season.
op-siege-die = Summons: { $n ->
    [0] die unmodified
   *[other] die { $sum }
  }
op-siege-faces = The faces of the die on which the town surrenders ({ $target } or more in all); on the others the marker goes up by 1.
op-pillaged = pillaged
op-limes = limes (VD +{ $n })
op-forts = { $n ->
    [1] a field fort
   *[other] { $n } field forts
  }
op-port = port
op-box = Box off the map, closed to Barbarians
op-empty = Nobody.
op-defences = VD { $vd }, VG { $vg }
op-nation-roman = Roman
op-nation-german = German
op-nation-sarmatian = Sarmatian
op-nation-dacian = Dacian
op-habitat-city = city
op-habitat-village = village
op-habitat-garrison = garrison
op-habitat-tribal = tribal site
op-habitat-plain = plain
op-habitat-forest = forest
op-habitat-mountain = mountain
op-habitat-marsh = marsh

op-sequences = A season
op-sequence-events = Events
op-sequence-acquisition = Action points
op-sequence-initiative = Initiative: Rome plays first
op-sequence-operations = Operations, one action each
op-sequence-supply = Supply
op-sequence-end = End of the season
op-legend = On the map
op-link-roman = Roman road
op-link-trade = trade road (−1 for attrition)
op-link-path = path (−2 for attrition)
op-legend-vd = defensive value
op-legend-vg = garrison value

op-spare = PF to recruit
op-seen-heading = Seen of the enemy
op-eagles = Eagles lost

op-hand-hidden = { $n ->
    [0] No stratagem.
    [one] { $n } stratagem, hidden.
   *[other] { $n } stratagems, hidden.
  }
op-hand-empty = No stratagem in hand.
op-played = Played:
op-stratagem-list = Table of stratagems
op-price = { $n } PA
op-buy = Buy
op-play = Play

op-level-now = If the game ended now:
op-level-end = The game is over:
op-total = Total
op-part-regions = Inhabited regions taken
op-part-deeds = Deeds
op-part-foraged = Land foraged
op-part-pf = PF destroyed
op-part-legions = Legions destroyed
op-part-eagles = Eagles held
op-part-bb = Loot

op-sum-moved = { $n ->
    [one] moved a force
   *[other] moved { $n } forces
  }
op-sum-fought = { $n ->
    [one] gave battle ({ $place })
   *[other] gave { $n } battles
  }
op-sum-pillaged = { $n ->
    [one] pillaged { $place }
   *[other] pillaged { $n } regions
  }
op-sum-played = { $n ->
    [one] played a stratagem
   *[other] played { $n } stratagems
  }
op-sum-besieged = { $n ->
    [one] laid siege to { $place }
   *[other] laid { $n } sieges
}
op-sum-taken = { $n ->
    [one] took { $place }
   *[other] took { $n } towns
}
op-sum-raised = { $n ->
    [one] raised 1 PF in { $place }
   *[other] raised { $n } PF
}
op-sum-built = { $n ->
    [one] built at { $place }
   *[other] built { $n } works
}
op-sum-bought = { $n ->
    [one] bought a stratagem
   *[other] bought { $n } stratagems
}
op-sum-bales = { $n ->
    [one] bought 1 PA
   *[other] bought { $n } PA
}

op-first-aim = Rome crosses the river to take the enemy’s inhabited regions; the Barbarian wears her down, deceives her and strikes in winter. Points tell who wins at the last season.
op-first-actions = In turn, one action each: the leader’s PAC first (yellow dot), then the PA of the side.
op-first-march = March a leader, take units along or leave them, go from region to region: 1 PM for infantry, 2 for cavalry. At the end there is an attrition test.
op-first-hidden = Barbarian leaders go face down; some are mere decoys. A leader’s troops are on his sheet, which the enemy does not see.
op-first-counters = Leader: VS·BT. Unit: PF at the lower right, HdC in red; L heavy, * shooter, F falx. Region: VD on the left, VG on the right.

abbreviations = PF HdC PA PAC BB PM VS BT VD VG FD VP
abbr-PF = Strength point: a thousand to two thousand men, or five hundred to a thousand horse.
abbr-HdC = Out of action (hors de combat): fights no more; a second hit destroys it.
abbr-PA = Action point of a side, for the season.
abbr-PAC = Action point of a leader: one each season.
abbr-BB = Bale of loot: pays for PA, for wounded men, for the attrition die.
abbr-PM = Movement point.
abbr-VS = Strategic value: PF that a leader takes along and commands, and his rank.
abbr-BT = Tactical bonus: to the die of the unit where the leader stands.
abbr-VD = Defensive value of an inhabited region.
abbr-VG = Garrison value: wealth of an inhabited region, PF that it shelters and feeds.
abbr-FD = Destruction factor: this total of the die doubles the losses.
abbr-VP = Victory points.
