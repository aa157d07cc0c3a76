# Textes de l’interface que partagent les jeux de la famille Imperator ; ceux de chaque jeu les remplacent.

first-choose = Choisir : un bouton de la liste, ou une zone ou un pion qui brille sur la carte. Au clavier : le chiffre du bouton.
first-why = Cliquer sur une zone ou un pion qui ne brille pas montre ce qui s’y trouve, et la règle qui l’interdit. Un numéro précédé de § ouvre sa règle.
inspector = Zone choisie
tab-sequence = Tour
tab-peoples = Peuples
tab-calendar = Dates
tab-score = PV
end-losses = Unités et chefs perdus
imp-when = { $year } · { $phase ->
    [deployment] déploiement
    [over] fin
   *[other] phase { $phase }
  }
imp-you = vous
imp-vp = PV
imp-hand-count = { $n ->
    [0] aucun stratagème
    [one] { $n } stratagème
   *[other] { $n } stratagèmes
  }
imp-sequences-left = { $n ->
    [0] Plus de séquence à jouer
    [one] Encore { $n } séquence
   *[other] Encore { $n } séquences
  }
imp-sequences = séquences restantes
imp-sequence-of = séquence de { $camp }
imp-initiative = Initiative
imp-year = Année
imp-years = Les années du scénario
imp-phase-deployment = Déploiement
imp-phase-A = Stratagèmes
imp-phase-B = Initiative
imp-phase-C = Géostratégie
imp-phase-D = Administration
imp-phase-E = Mouvements et combats
imp-phase-F = Bilan de la campagne
imp-event = Événement de l’année : n° { $number }
imp-march = Marche en cours
imp-march-points = { $left } PM sur { $total }
imp-march-group = { $n ->
    [0] seul
    [one] { $n } unité, { $force } PF
   *[other] { $n } unités, { $force } PF
  }
imp-force = { $n ->
    [0] sans unité
    [one] { $n } unité, { $force } PF
   *[other] { $n } unités, { $force } PF
  }
imp-pf = { $n } PF
imp-battle = Bataille : { $zone }
imp-attacker = Attaque
imp-defender = Défense
imp-aboard = à bord
imp-fold = Replier
imp-unfold = Déplier
imp-odds = Rapport { $odds }, colonne { $column }
imp-column = Colonne
imp-die = Dé
imp-outlook = Ce que donnerait chaque face du dé
imp-outlook-cell = Dé { $die } : attaque { $attack } ; défense { $defence } ; vainqueur { $camp }
imp-line = ligne { $line ->
    [-2] « −2 et moins »
    [-1] −1
    [9] « 9 et plus »
   *[other] { $line }
  }
imp-winner = Vainqueur : { $camp }
imp-home-of = territoire d’origine : { $people }
imp-town = ville
imp-port = port
imp-sea = Zone maritime
imp-holder = tenue par { $camp }
imp-empty = Personne.
imp-weak = affaiblie
imp-rebel = guerre civile
imp-moved = a bougé
imp-unit-values = PF { $force } · QU { $quality } · BT { $tactics }
imp-leader-values = CC { $command } · VS { $strategy } · BT { $tactics } · CP { $politics }
imp-guards = garde de { $leader }
imp-major = majeur
imp-minor = mineur
imp-people-units = Sur la carte : { $standing } des { $total } unités ; affaiblies : { $weak } ; perdues : { $lost }
imp-this-year = cette année
imp-next-year = l’an prochain
imp-enter = Entrent en jeu
imp-die-of-year = Peuvent mourir
imp-returns = Reviennent
imp-nobody = personne
imp-neutral = hors des deux camps
imp-dies = meurt
imp-under = { $under ->
    [1] meurt sur 0
   *[other] meurt à moins de { $under }
  }
imp-phases = { $phases ->
    [B] phase B
    [C] phase C
    [E] phase E
    [F] phase F
   *[other] phases { $phases }
  }
imp-once = retiré du jeu après usage
imp-side-both = pour les deux camps
imp-hand-hidden = { $n ->
    [one] { $n } stratagème, face cachée
   *[other] { $n } stratagèmes, face cachée
  }
imp-hand-empty = Aucun stratagème en main.
imp-reason = Points pour
imp-no-points = Aucun point n’est encore marqué.
imp-side = pour { $camp }
imp-cost = { $n } PM
imp-favour = stratagèmes

imp-sum-moved = { $n ->
    [one] déplacé un groupe
   *[other] déplacé { $n } groupes
}
imp-sum-fought = { $n ->
    [one] livré bataille ({ $place })
   *[other] livré { $n } batailles
}{ $fallen ->
    [0] { "" }
    [one]  : une unité éliminée
   *[other]  : { $fallen } unités éliminées
}
imp-sum-played = { $n ->
    [one] joué un stratagème
   *[other] joué { $n } stratagèmes
}

imp-fights = Marcher à l’ennemi
imp-fight-choice = Attaquer { $zone } ({ $column }) : { $percent }
imp-fight-short = { $zone } ({ $column }) : { $percent }
imp-fight-title = Chances de gagner la bataille avec le groupe en main : PF { $attack } contre { $defence }, colonne { $column }, dé { $die }, si le défenseur reste et que personne ne joue de stratagème.

## Abréviations : la liste, puis le sens de chacune ; un jeu y ajoute les siennes (abbreviations-own).

abbreviations = CC VS BT CP PF QU PM PV SMC TE
abbr-CC = Capacité de commandement : combien d’unités le chef emmène.
abbr-VS = Valeur stratégique du chef.
abbr-BT = Bonus tactique, qui compte dans les batailles.
abbr-CP = Capacité politique du chef.
abbr-PF = Points de force d’une unité, dont les batailles font le rapport.
abbr-QU = Qualité d’une unité.
abbr-PM = Points de mouvement.
abbr-PV = Points de victoire.
abbr-SMC = Séquence mouvements-combats : tous les mouvements d’un camp, puis tous ses combats.
abbr-TE = Table des événements.
