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
inv-turn = tour
inv-turns = Piste des tours
inv-age = âge { $n }
inv-decline = déclin { $n }
inv-treasury = { $gold } or
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
inv-federate = fédérée par : { $nation }
inv-allies = alliés : { $nations }
inv-friends = amis : { $nations }
inv-neutrals = neutres : { $nations }
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
inv-interception = Interception : au d10, il faut au moins la face indiquée
inv-flight = Fuite : au d10, il faut au moins la face indiquée
inv-siege-faces = Siège : { $siege } au d10 ; assaut : { $assault }{ $rerolls ->
    [0] {""}
    [one] {" "}(une relance)
   *[other] {" "}({ $rerolls } relances)
  }
inv-battle = Combat : { $place }
inv-round = round { $n }
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

inv-first-aim = Quatre camps, Romains, Huns, Perses et Goths, mènent chacun plusieurs nations pendant trois siècles, par tours de vingt-cinq ans. Gagne qui a le plus de PV : ils viennent surtout des provinces et régions que chaque nation convoite, puis des raids, du Foedus, des conversions et des hauts faits.
inv-first-turn = Un tour : les nations vieillissent, les renforts et les chefs arrivent, événements et raids, diplomatie ; puis administration, revenus et achats ; puis chaque nation est activée à son tour.
inv-first-march = Activée, une nation déplace ses piles, livre ses combats et ses sièges ; ses chefs mènent ensuite leurs campagnes. L’ennemi peut intercepter qui passe près de lui, ou fuir.
inv-first-counters = Un pion par nation et par province : sa couleur et ses lettres, le nombre de ses unités en haut à droite ; à gauche, sur fond d’or, la valeur de combat du chef, et la tente de la horde. Passer dessus montre chaque pion.
inv-first-marks = La teinte du sol dit qui contrôle la province. Le chiffre d’une ville est son niveau, des créneaux l’entourent si elle a des murailles, une couronne marque une capitale. Torche : pillée ; R : raid ; ! : révolte ; F : Foedus.

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

abbreviations = PV
abbr-PV = Points de victoire.
