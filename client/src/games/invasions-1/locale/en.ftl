# Texts of the interface that are this game's own; those at the top replace those of all tables.

inspector = Chosen province
first-choose = To choose: a button of the list, or a province or counter that glows on the map. On the keyboard: the figure of the button.
end-losses = Units lost
tab-sequence = Turn
tab-nations = Nations
tab-hand = Cards

inv-when = { $year } · turn { $turn }/{ $last }
inv-vp = VP
inv-points = { $n } VP
inv-total = Total
inv-turn = { $n ->
    [one] turn
   *[other] turns
  }
inv-turns = Turn track
inv-age = age { $n }
inv-decline = decline { $n }
inv-treasury = { $gold } gold
inv-excess = { $n ->
    [one] one unit too many
   *[other] { $n } units too many
  }
inv-excess-now = { $n ->
    [one] one unit too many: it goes to the reserve when movement ends
   *[other] { $n } units too many: they go to the reserve when movement ends
  }
inv-excess-warning = { $n ->
    [one] One unit more than may stay there: it would go to the reserve before the battle.
   *[other] { $n } units more than may stay there: they would go to the reserve before the battle.
  }
inv-provinces = { $n ->
    [0] no province
    [one] one province
   *[other] { $n } provinces
  }
inv-units = { $n ->
    [0] no units
    [one] one unit
   *[other] { $n } units
  }
inv-invades = invasion
inv-done = activated
inv-order = Order of activation
inv-sequence = Sequence of the turn
inv-in-force = In force this turn:
inv-events-held = { $n ->
    [0] no Event card
    [one] one Event card
   *[other] { $n } Event cards
  }
inv-markers-held = { $n ->
    [0] no Pillage marker
    [one] one Pillage marker
   *[other] { $n } Pillage markers
  }
inv-treaties-held = { $n ->
    [one] one Diplomacy card
   *[other] { $n } Diplomacy cards
  }

inv-capital = Capital:
inv-lord = { $bond } of: { $nation }
inv-federate = Federate of: { $nation }
inv-allies = Allies: { $nations }
inv-friends = Friends: { $nations }
inv-neutrals = Neutral: { $nations }
inv-met = met

inv-terrain-clear = clear
inv-terrain-mountain = mountain
inv-terrain-steppe = steppe
inv-terrain-forest = forest
inv-terrain-marsh = marsh
inv-terrain-desert = desert
inv-civilised = civilised region
inv-barbarian = barbarian region
inv-income = income { $gold }
inv-city = city
inv-city-level = { $city }, level { $level }
inv-site = site of { $city }
inv-walls = walls
inv-port = port ({ $sea })
inv-granary = granary
inv-caravan = caravans
inv-limes = limes
inv-capital-of = capital: { $nation }
inv-pillaged = pillaged
inv-raid = Raid { $sign }
inv-revolt = Revolt { $sign }
inv-foedus = Foedus: { $nation }
inv-nobody = Controlled by nobody
inv-region-held = region held: { $nations }
inv-heresy = Heresy in the region: { $colour ->
    [mazdean] Mazdean
    [monophysite] Monophysite
   *[other] other
  }, level { $level }
inv-over-rivers = Across a river: { $names }
inv-over-ridges = Across a mountain ridge: { $names }

inv-leader-values = combat { $combat }, stacking { $stacking }, campaigns { $campaigns }
inv-serves = serves: { $nation }
inv-elite = elite
inv-heavy = heavy
inv-reduced = reduced
inv-steps = { $n ->
    [one] 1 step taken
   *[other] { $n } steps taken
  }

inv-march-left = March: { $n ->
    [0] no steps left
    [one] one step left
   *[other] { $n } steps left
  }
inv-voyage-left = Fleet: { $n ->
    [0] no seas left
    [one] one sea left
   *[other] { $n } seas left
  }
inv-interception = Interception
inv-interception-face = Interception: it succeeds on { $face } on a d10
inv-interception-faces = Interception: it succeeds on { $face } to { $most } on a d10, by province
inv-flight = Flight
inv-flight-face = Flight: it succeeds on { $face } on a d10
inv-flight-faces = Flight: it succeeds on { $face } to { $most } on a d10, by province
inv-siege-faces = Siege: { $siege } on a d10; assault: { $assault }{ $rerolls ->
    [0] {""}
    [one] ; one re-roll
   *[other] ; { $rerolls } re-rolls
  }
inv-battle = Battle: { $place }
inv-round = round { $n }
inv-intercepted = interception
inv-win = attacker { $percent }%
inv-win-title = The attacker’s chance to win as things stood when the question was asked, without re-rolls.
inv-fold = Show or hide the units
inv-dice-title = White and black dice of the melee
inv-advanced-dice = advanced combat
inv-rerolls = { $n ->
    [one] one re-roll
   *[other] { $n } re-rolls
  }
inv-lost = { $n ->
    [one] one lost
   *[other] { $n } lost
  }

inv-first-aim = Romans, Huns, Persians and Goths each run several nations, in turns of twenty-five years. Whoever has most VP wins: for the provinces and regions that each nation covets, for raids, Foedus, conversions.
inv-first-turn = A turn: nations age, reinforcements and leaders arrive, events and raids, diplomacy; then administration, income and purchases; then each nation is activated in its turn.
inv-first-march = A nation that is activated moves its piles, fights its battles and sieges; then its leaders go on campaign. The enemy may intercept whoever passes near him, or flee.
inv-first-counters = One counter for a nation in a province: its colour and letters, at the top right the number of its units; at the left, on gold, the combat value of its leader, and the tent of its horde. Pass over it to see each counter.
inv-first-marks = The tint of the ground says who controls the province, deeper where he holds the whole region. The figure of a city is its level, battlements stand round it where it has walls, a crown marks a capital; an ear of corn: granary, a camel: caravans. Torch: pillaged; R: raid; !: revolt; F: Foedus.

inv-talks = The nations that it is about
inv-ages = Age track
inv-income-now = net income { $gold }
inv-initiative = initiative { $n }
inv-dependents = Dependants: { $nations }
inv-reserve = Reserve: { $units }
inv-objectives = Objectives
inv-worth = { $n } VP today
inv-held = objectives held
inv-par = par of the scenario
inv-counted = Objectives held are counted at the end of these turns: { $turns }. The last column says what they would be worth today.
inv-counted-here = objectives are counted
inv-chronology = Chronology
inv-raids = Raids:
inv-reinforcements = Reinforcements:
inv-no-owner = nobody’s
inv-battle-heading = Give battle
inv-fight-heading = March upon the enemy
inv-fight-choice = Attack { $place } ({ $foe }): { $percent }
inv-fight-short = { $place } ({ $foe }): { $percent }
inv-fight-title = The chance to win the battle with the forces that are there, without re-rolls, cards or interception.
inv-intercept-heading = Intercept from
inv-intercept-choice = Intercept from { $place }: { $face } on a d10
inv-intercept-short = { $place }: { $face }
inv-intercept-title = The interception succeeds on { $face } on a d10 ({ $percent }).
inv-siege-heading = Besiege
inv-siege-choice = Besiege { $place } ({ $foe }): { $face } on a d10
inv-siege-short = { $place } ({ $foe }): { $face } on a d10
inv-siege-title = The city falls on { $face } on a d10 ({ $percent }), on { $assault } by an assault, which costs 2 hits.
inv-terror-choice = March before { $place } ({ $foe }), which may surrender: { $percent }
inv-terror-short = { $place } ({ $foe }): terror, else { $face } on a d10
inv-terror-title = The city surrenders to the leader on an even d10; else it falls on { $face } on a d10, on { $assault } by an assault, which costs 2 hits. In all { $percent }.
inv-besiege-choice = Besiege: { $face } on a d10 ({ $percent })
inv-assault-choice = Assault, at a cost of 2 hits: { $face } on a d10 ({ $percent })
inv-attempt-title = The chance that the city falls, without a re-roll{ $n ->
    [0] .
    [one] {""}; the leader has one.
   *[other] {""}; the leader has { $n }.
  }
inv-exchange = White dice exchanged for black ones
inv-become = A die thrown again, white or black, shows:

inv-sum-marched = { $n ->
    [one] marched with one nation
   *[other] marched with { $n } nations
}
inv-sum-fought = { $n ->
    [one] fought at { $place }
   *[other] fought { $n } battles
}
inv-sum-taken = { $n ->
    [one] took the city of { $place }
   *[other] took { $n } cities
}
inv-sum-raided = { $n ->
    [one] raided { $place }
   *[other] made { $n } raids
}
inv-sum-won = { $n ->
    [one] won { $place }
   *[other] won { $n } provinces
}
inv-sum-converted = { $n ->
    [one] converted a nation
   *[other] converted { $n } nations
}
inv-sum-federated = { $n ->
    [one] made a nation its federate
   *[other] made { $n } nations federates
}
inv-sum-reinforced = { $n ->
    [one] received a reinforcement
   *[other] received { $n } reinforcements
}
inv-sum-bought = { $n ->
    [one] bought a unit
   *[other] bought { $n } units
}
inv-sum-fortified = { $n ->
    [one] fortified { $place }
   *[other] fortified { $n } cities
}
inv-sum-treaties = { $n ->
    [one] played a Diplomacy card
   *[other] played { $n } Diplomacy cards
}
inv-sum-events = { $n ->
    [one] played an Event card
   *[other] played { $n } Event cards
}

abbreviations = VP
abbr-VP = Victory points.
