# Textes de l’interface propres à ce jeu ; ceux du haut remplacent ceux de toutes les tables.

inspector = Province choisie
first-choose = Choisir : un bouton de la liste, ou une Province qui brille sur la carte. Au clavier : le chiffre du bouton.
first-why = Cliquer sur une Province qui ne brille pas montre ce qu’elle contient, et la règle qui l’interdit. Un numéro précédé de § ouvre sa règle.
end-losses = Armées perdues

empire-when = Tour { $turn } · { $era ->
    [bc] { $from }–{ $to } av. J.-{"\u2060"}C.
    [both] { $from } av. J.-{"\u2060"}C. – { $to } apr. J.-{"\u2060"}C.
   *[ad] { $from }–{ $to }
  }
empire-left = À placer : { $armies ->
    [0] { $forts ->
        [one] { $forts } Fort
       *[other] { $forts } Forts
      }
   *[other] { $kind ->
        [roman] { $armies ->
            [one] { $armies } Légion
           *[other] { $armies } Légions
          }
       *[other] { $armies ->
            [one] { $armies } armée
           *[other] { $armies } armées
          }
      }{ $forts ->
        [0] {""}
        [one] {", "}{ $forts } Fort
       *[other] {", "}{ $forts } Forts
      }
  }
empire-years = { $era ->
    [bc] { $from }–{ $to } av.
    [both] −{ $from } à { $to }
   *[ad] { $from }–{ $to }
  }
empire-first-aim = Marquer le plus de points de victoire. À chaque tour, chaque joueur mène deux phases : celle de sa Faction romaine, sous un Empereur, et celle du Peuple Barbare qu’il a pioché. Chacune rapporte à sa fin des points pour les Cités et les Diocèses que tiennent ses armées.
empire-factions = Les Factions
empire-unfold = Détail : { $faction }
empire-faction = Faction
empire-total = Total
empire-vp-rome = Points romains
empire-vp-barbarian = Points barbares
empire-people = Peuple Barbare
empire-emperor = Empereur
empire-legions = Légions en jeu
empire-cards = Cartes en main
empire-turns = Les tours
empire-phase-roman = Phase romaine
empire-phase-barbarian = Phase barbare
empire-done = faite
empire-battle = Combat : { $province }
empire-attack = Attaque
empire-defence = Défense
empire-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
  }
empire-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
empire-armies-of = { $kind ->
    [faction] { $n ->
        [one] { $n } Légion
       *[other] { $n } Légions
      }
   *[other] { $n ->
        [one] { $n } armée
       *[other] { $n } armées
      }
  } · { $side }
empire-kingdom-of = Royaume { $of }
empire-tribe-of = Tribu { $of }
empire-played-by = aux mains de la { $faction }
empire-no-army = Aucune armée
empire-vacant = libre
empire-fort = Fort
empire-fortress = Forteresse
empire-intact = Cité
empire-looted = Cité pillée
empire-fort-of = Fort : { $side }
empire-fortress-of = Forteresse : { $side }
empire-city-intact = Cité { $city }
empire-city-looted = Cité { $city }, pillée
empire-site = Site de Cité { $city }
empire-hand-of = Main : { $faction }
empire-hand-empty = Plus aucune carte.
empire-hand-hidden = Aucune main à découvrir d’ici.
empire-played-of = Cartes jouées : { $faction }
empire-diocese-values = Valeur des Diocèses
empire-drawn = Ce qui vient d’être pioché
empire-entry = { $strength } armées, départ : { $start }
empire-bonus-none = sans bonus

empire-sum-placed = { $n ->
    [one] placé une armée
   *[other] placé { $n } armées
}
empire-sum-attacked = { $n ->
    [one] attaqué { $place }
   *[other] attaqué { $n } provinces
}{ $lost ->
    [0] { "" }
    [one] { " " }(une armée perdue)
   *[other] { " " }({ $lost } armées perdues)
}
empire-sum-looted = { $n ->
    [one] pillé { $place }
   *[other] pillé { $n } villes
}
empire-sum-scored = { $n ->
    [one] marqué un point
   *[other] marqué { $n } points
}

empire-attacks = Attaquer
empire-attacks-own = Attaquer les siens
empire-attack-choice = Attaquer { $province } ({ $side }) : { $percent }
empire-attack-short = { $province } ({ $side }) : { $percent }
empire-attack-title = Chances que cette armée, seule, gagne le combat jusqu’au bout et prenne la Province, si les défenseurs ne se retirent pas et ne jouent pas de carte (§ 10).
empire-attack-certain = Aucun dé n’est jeté : l’armée prend la Province.
empire-attack-own-forces = Ce sont vos propres armées : elles seraient éliminées.
empire-attack-own-faction = C’est votre autre Faction.
empire-projection = Si la phase finissait maintenant ({ $faction })
empire-projection-cities = Cités ({ $n })
empire-projection-provinces = Provinces (Empereur)
empire-projection-level = { $level ->
    [presence] présence
    [domination] domination
   *[control] contrôle
  }
empire-projection-total = Total de la phase
empire-projection-none = Aucun Diocèse ne rapporte encore.
empire-gain = { $n ->
    [0] Ne changerait rien au score de la phase
   *[other] Changerait le score de la phase de { $sign }
  }

abbreviations = PV PROV ATT LEG
abbr-PV = Points de victoire.
abbr-PROV = Pour chaque Province que la Faction contrôle.
abbr-ATT = Attaque : 1 de plus à chacun des dés d’attaque.
abbr-LEG = Légions gratuites au recrutement.
