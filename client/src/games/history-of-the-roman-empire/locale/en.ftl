# Interface texts of this game alone; the first ones take the place of those of all tables.

inspector = Selected province
first-choose = To choose: a button of the list, or a Province that glows on the map. On the keyboard: the number on the button.
first-why = A click on a Province that does not glow shows what it holds, and the rule that forbids it. A number after a § opens its rule.
end-losses = Armies lost

empire-when = Turn { $turn } · { $era ->
    [bc] { $from }–{ $to } BC
    [both] { $from } BC – AD { $to }
   *[ad] AD { $from }–{ $to }
  }
empire-left = To place: { $armies ->
    [0] { $forts ->
        [one] { $forts } Fort
       *[other] { $forts } Forts
      }
   *[other] { $kind ->
        [roman] { $armies ->
            [one] { $armies } Legion
           *[other] { $armies } Legions
          }
       *[other] { $armies ->
            [one] { $armies } army
           *[other] { $armies } armies
          }
      }{ $forts ->
        [0] {""}
        [one] {", "}{ $forts } Fort
       *[other] {", "}{ $forts } Forts
      }
  }
empire-years = { $era ->
    [bc] { $from }–{ $to } BC
    [both] −{ $from } to { $to }
   *[ad] { $from }–{ $to }
  }
empire-first-aim = Score the most victory points. Each turn every player has two phases: one for a Roman Faction, under an Emperor, and one for the Barbarian People that was drawn. At its end each phase scores for the Cities and Dioceses that its armies hold.
empire-factions = The Factions
empire-unfold = Details: { $faction }
empire-faction = Faction
empire-total = Total
empire-vp-rome = Roman points
empire-vp-barbarian = Barbarian points
empire-people = Barbarian People
empire-emperor = Emperor
empire-legions = Legions in play
empire-cards = Cards in hand
empire-turns = The turns
empire-phase-roman = Roman phase
empire-phase-barbarian = Barbarian phase
empire-done = done
empire-battle = Battle: { $province }
empire-attack = Attack
empire-defence = Defence
empire-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
  }
empire-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
empire-armies-of = { $kind ->
    [faction] { $n ->
        [one] { $n } Legion
       *[other] { $n } Legions
      }
   *[other] { $n ->
        [one] { $n } army
       *[other] { $n } armies
      }
  } · { $side }
empire-kingdom-of = Kingdom { $of }
empire-tribe-of = Tribe { $of }
empire-played-by = in the hands of the { $faction }
empire-no-army = No army
empire-vacant = free
empire-fort = Fort
empire-fortress = Fortress
empire-intact = City
empire-looted = Looted City
empire-fort-of = Fort: { $side }
empire-fortress-of = Fortress: { $side }
empire-city-intact = City { $city }
empire-city-looted = City { $city }, looted
empire-site = City Site { $city }
empire-hand-of = Hand: { $faction }
empire-hand-empty = No cards left.
empire-hand-hidden = No hand to be seen from here.
empire-played-of = Cards played: { $faction }
empire-diocese-values = Values of the Dioceses
empire-drawn = What was just drawn
empire-entry = { $strength } armies, from { $start }
empire-bonus-none = no bonus

empire-sum-placed = { $n ->
    [one] placed one army
   *[other] placed { $n } armies
}
empire-sum-attacked = { $n ->
    [one] attacked { $place }
   *[other] attacked { $n } Provinces
}{ $lost ->
    [0] { "" }
    [one] { " " }(one army lost)
   *[other] { " " }({ $lost } armies lost)
}
empire-sum-looted = { $n ->
    [one] looted { $place }
   *[other] looted { $n } Cities
}
empire-sum-scored = { $n ->
    [one] scored one point
   *[other] scored { $n } points
}

empire-attacks = Attack
empire-attacks-own = Attack one’s own
empire-attack-choice = Attack { $province } ({ $side }): { $percent }
empire-attack-short = { $province } ({ $side }): { $percent }
empire-attack-title = The chance that this one army wins the combat to its end and takes the Province, if the defenders do not withdraw and play no card (§ 10).
empire-attack-certain = No dice are rolled: the army takes the Province.
empire-attack-own-forces = These are your own armies: they would be eliminated.
empire-attack-own-faction = This is your other Faction.
empire-projection = If the phase ended now ({ $faction })
empire-projection-cities = Cities ({ $n })
empire-projection-provinces = Provinces (Emperor)
empire-projection-level = { $level ->
    [presence] presence
    [domination] domination
   *[control] control
  }
empire-projection-total = Total of the phase
empire-projection-none = No Diocese scores yet.
empire-gain = { $n ->
    [0] Would not change the score of the phase
   *[other] Would change the score of the phase by { $sign }
  }

abbreviations = VP PROV ATT LEG
abbr-VP = Victory points.
abbr-PROV = For each Province that the Faction controls.
abbr-ATT = Attack: 1 more on each attack die.
abbr-LEG = Free Legions in the recruitment.
