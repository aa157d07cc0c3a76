# Textes de l’interface propres à ce jeu ; ceux du haut remplacent ceux de toutes les tables.

inspector = Province choisie
first-choose = Choisir : un bouton de la liste, ou une province ou un pion qui brille sur la carte. Au clavier : le chiffre du bouton.
end-losses = Unités perdues
tab-sequence = Tour
tab-nations = Nations
tab-hand = Cartes

inv-when = { $year } · tour { $turn }/{ $last }
inv-vp = PV
inv-points = { $n } PV
inv-total = Total
inv-turn = { $n ->
    [one] tour
   *[other] tours
  }
inv-turns = Piste des tours
inv-age = âge { $n }
inv-decline = déclin { $n }
inv-treasury = { $gold } or
inv-excess = { $n ->
    [one] une unité de trop
   *[other] { $n } unités de trop
  }
inv-excess-now = { $n ->
    [one] une unité de trop : elle va à la réserve à la fin du mouvement
   *[other] { $n } unités de trop : elles vont à la réserve à la fin du mouvement
  }
inv-excess-warning = { $n ->
    [one] Une unité de plus qu’il ne peut en rester là : elle irait à la réserve avant la bataille.
   *[other] { $n } unités de plus qu’il ne peut en rester là : elles iraient à la réserve avant la bataille.
  }
inv-provinces = { $n ->
    [0] aucune province
    [one] une province
   *[other] { $n } provinces
  }
inv-units = { $n ->
    [0] aucune unité
    [one] une unité
   *[other] { $n } unités
  }
inv-invades = invasion
inv-done = activée
inv-order = Ordre d’activation
inv-sequence = Séquence du tour
inv-in-force = En vigueur ce tour :
inv-events-held = { $n ->
    [0] aucune carte Événement
    [one] une carte Événement
   *[other] { $n } cartes Événement
  }
inv-markers-held = { $n ->
    [0] aucun marqueur Pillage
    [one] un marqueur Pillage
   *[other] { $n } marqueurs Pillage
  }
inv-treaties-held = { $n ->
    [one] une carte Diplomatie
   *[other] { $n } cartes Diplomatie
  }

inv-capital = Capitale :
inv-lord = { $bond } de : { $nation }
inv-federate = Fédérée par : { $nation }
inv-allies = Alliés : { $nations }
inv-friends = Amis : { $nations }
inv-neutrals = Neutres : { $nations }
inv-met = atteint

inv-terrain-clear = terrain clair
inv-terrain-mountain = montagne
inv-terrain-steppe = steppe
inv-terrain-forest = forêt
inv-terrain-marsh = marais
inv-terrain-desert = désert
inv-civilised = région civilisée
inv-barbarian = région barbare
inv-income = revenu { $gold }
inv-city = cité
inv-city-level = { $city }, niveau { $level }
inv-site = site de { $city }
inv-walls = murailles
inv-port = port ({ $sea })
inv-granary = grenier
inv-caravan = caravanes
inv-limes = limes
inv-capital-of = capitale : { $nation }
inv-pillaged = pillée
inv-raid = Raid { $sign }
inv-revolt = Révolte { $sign }
inv-foedus = Foedus : { $nation }
inv-nobody = Sous le contrôle de personne
inv-region-held = région tenue : { $nations }
inv-heresy = Hérésie dans la région : { $colour ->
    [mazdean] mazdéenne
    [monophysite] monophysite
   *[other] autre
  }, niveau { $level }
inv-over-rivers = Derrière un fleuve : { $names }
inv-over-ridges = Derrière une chaîne de montagnes : { $names }

inv-leader-values = combat { $combat }, empilement { $stacking }, campagnes { $campaigns }
inv-serves = au service de : { $nation }
inv-elite = élite
inv-heavy = lourde
inv-reduced = réduite
inv-steps = { $n ->
    [one] 1 pas fait
   *[other] { $n } pas faits
  }

inv-march-left = Marche : { $n ->
    [0] plus de pas
    [one] encore un pas
   *[other] encore { $n } pas
  }
inv-voyage-left = Flotte : { $n ->
    [0] plus de mer à gagner
    [one] encore une mer
   *[other] encore { $n } mers
  }
inv-interception = Interception
inv-interception-face = Interception : elle réussit sur { $face } au d10
inv-interception-faces = Interception : elle réussit sur { $face } à { $most } au d10, selon la province
inv-flight = Fuite
inv-flight-face = Fuite : elle réussit sur { $face } au d10
inv-flight-faces = Fuite : elle réussit sur { $face } à { $most } au d10, selon la province
inv-siege-faces = Siège : { $siege } au d10 ; assaut : { $assault }{ $rerolls ->
    [0] {""}
    [one] {" "}(une relance)
   *[other] {" "}({ $rerolls } relances)
  }
inv-battle = Combat : { $place }
inv-round = ronde { $n }
inv-intercepted = interception
inv-win = attaquant { $percent } %
inv-win-title = Chances de l’attaquant de gagner, telles qu’elles étaient quand la question fut posée, sans relance.
inv-fold = Montrer ou cacher les unités
inv-dice-title = Dés blancs et dés noirs de la mêlée
inv-advanced-dice = combat avancé
inv-rerolls = { $n ->
    [one] une relance
   *[other] { $n } relances
  }
inv-lost = { $n ->
    [one] une perdue
   *[other] { $n } perdues
  }

inv-first-aim = Romains, Huns, Perses et Goths mènent chacun plusieurs nations, par tours de vingt-cinq ans. Gagne qui a le plus de PV : pour les provinces et régions que chaque nation convoite, les raids, les Foedus, les conversions.
inv-first-turn = Un tour : les nations vieillissent, les renforts et les chefs arrivent, événements et raids, diplomatie ; puis administration, revenus et achats ; puis chaque nation est activée à son tour.
inv-first-march = Activée, une nation déplace ses piles, livre ses combats et ses sièges ; ses chefs mènent ensuite leurs campagnes. L’ennemi peut intercepter qui passe près de lui, ou fuir.
inv-first-counters = Un pion par nation et par province : sa couleur et ses lettres, le nombre de ses unités en haut à droite ; à gauche, sur fond d’or, la valeur de combat du chef, et la tente de la horde. Passer dessus montre chaque pion.
inv-first-marks = La teinte du sol dit qui contrôle la province, plus soutenue où il tient toute la région. Le chiffre d’une ville est son niveau, des créneaux l’entourent si elle a des murailles, une couronne marque une capitale ; épi : grenier, chameau : caravanes. Torche : pillée ; R : raid ; ! : révolte ; F : Foedus.

inv-talks = Les nations dont il s’agit
inv-ages = Piste des âges
inv-income-now = revenu net { $gold }
inv-initiative = initiative { $n }
inv-dependents = Dépendants : { $nations }
inv-reserve = Réserve : { $units }
inv-objectives = Objectifs
inv-worth = { $n } PV aujourd’hui
inv-held = objectifs tenus
inv-par = barème du scénario
inv-counted = Les objectifs tenus se comptent à la fin des tours suivants : { $turns }. La dernière colonne dit ce qu’ils vaudraient aujourd’hui.
inv-counted-here = on compte les objectifs
inv-chronology = Chronologie
inv-raids = Raids :
inv-reinforcements = Renforts :
inv-no-owner = sans maître
inv-battle-heading = Livrer bataille
inv-fight-heading = Marcher à l’ennemi
inv-fight-choice = Attaquer { $place } ({ $foe }) : { $percent }
inv-fight-short = { $place } ({ $foe }) : { $percent }
inv-fight-title = Chances de gagner la bataille avec les forces présentes, sans relance, sans carte ni interception.
inv-intercept-heading = Intercepter depuis
inv-intercept-choice = Intercepter depuis { $place } : { $face } au d10
inv-intercept-short = { $place } : { $face }
inv-intercept-title = L’interception réussit sur { $face } au d10 ({ $percent }).
inv-siege-heading = Assiéger
inv-siege-choice = Assiéger { $place } ({ $foe }) : { $face } au d10
inv-siege-short = { $place } ({ $foe }) : { $face } au d10
inv-siege-title = La cité tombe sur { $face } au d10 ({ $percent }), sur { $assault } par un assaut, qui coûte 2 dégâts.
inv-terror-choice = Marcher devant { $place } ({ $foe }), qui peut se rendre : { $percent }
inv-terror-short = { $place } ({ $foe }) : terreur, sinon { $face } au d10
inv-terror-title = La cité se rend au chef sur un d10 pair ; sinon elle tombe sur { $face } au d10, sur { $assault } par un assaut, qui coûte 2 dégâts. En tout { $percent }.
inv-besiege-choice = Assiéger : { $face } au d10 ({ $percent })
inv-assault-choice = Donner l’assaut, pour 2 dégâts : { $face } au d10 ({ $percent })
inv-attempt-title = Chances que la cité tombe, sans relance{ $n ->
    [0] .
    [one] {""} ; le chef en a une.
   *[other] {""} ; le chef en a { $n }.
  }
inv-exchange = Dés blancs échangés contre des noirs
inv-become = Un dé relancé, blanc ou noir, donne :

inv-sum-marched = { $n ->
    [one] fait marcher une nation
   *[other] fait marcher { $n } nations
}
inv-sum-fought = { $n ->
    [one] combattu à { $place }
   *[other] livré { $n } combats
}
inv-sum-taken = { $n ->
    [one] pris la cité de { $place }
   *[other] pris { $n } cités
}
inv-sum-raided = { $n ->
    [one] lancé un raid sur { $place }
   *[other] lancé { $n } raids
}
inv-sum-won = { $n ->
    [one] gagné { $place }
   *[other] gagné { $n } provinces
}
inv-sum-converted = { $n ->
    [one] converti une nation
   *[other] converti { $n } nations
}
inv-sum-federated = { $n ->
    [one] fédéré une nation
   *[other] fédéré { $n } nations
}
inv-sum-reinforced = { $n ->
    [one] reçu un renfort
   *[other] reçu { $n } renforts
}
inv-sum-bought = { $n ->
    [one] acheté une unité
   *[other] acheté { $n } unités
}
inv-sum-fortified = { $n ->
    [one] fortifié { $place }
   *[other] fortifié { $n } cités
}
inv-sum-treaties = { $n ->
    [one] joué une carte Diplomatie
   *[other] joué { $n } cartes Diplomatie
}
inv-sum-events = { $n ->
    [one] joué une carte Événement
   *[other] joué { $n } cartes Événement
}

abbreviations = PV
abbr-PV = Points de victoire.
