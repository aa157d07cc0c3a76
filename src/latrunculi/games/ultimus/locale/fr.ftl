# Textes français de Ultimus Romanorum : un message par mot de words.py et par question, une section par chapitre.

## Séquence et déploiement

## Événements, morts, entrées en jeu

event-year-event = Événement de l’année ({ $d6 } + { $d10 }) : { $number ->
        [1] famine en Occident
        [2] climat désastreux
        [3] découragement des Romains
        [4] maladie d’un Auguste
        [5] fureur guerrière des Germains
        [6] troubles politiques
        [7] rude hiver
        [8] influence divine et pacifique
        [9] mers dangereuses
        [10] ravitaillement difficile des troupes romaines
        [11] revendications populaires
        [12] donativum aux Palatins
        [13] peste en Orient
        [14] inconstance des Perses
       *[15] inconstance des Huns
    }
event-sickness-roll = Maladie : { $die } désigne l’Auguste { $half_id ->
        [occidens] d’Occident
       *[oriens] d’Orient
    }{ $piece_id ->
        [None] , dont le trône est vacant
       *[other] , { $piece }
    }
event-summoned = { $piece } doit gagner la capitale impériale la plus proche et y rester
event-popular-roll = Revendications populaires ({ $die }) : { $die ->
        [0] toutes les capitales de l’Empire
        [1] les capitales d’Orient
        [3] les capitales d’Orient
        [5] les capitales d’Orient
        [7] les capitales d’Orient
        [9] les capitales d’Orient
       *[other] les capitales d’Occident
    } retiennent leurs troupes

## Politique

## Peuples

## Stratagèmes

## Mouvement

## Flottes

## Combat

## Ajustements et victoire

event-fleet-control = { $fleet } : contrôle du { $camp } pour le tour suivant
event-fleet-lost = { $fleet } disparaît loin de son port { $year ->
        [0] d’attache
       *[other] d’attache ; retour prévu en { NUMBER($year, useGrouping: 0) }
    }
event-fleet-returned = { $fleet } revient à son port : { $place }
event-capital-moved = { $people } : la capitale du Regnum passe en { $zone }
event-refuge-roll = { $half_id ->
        [occidens] Ravenne
       *[oriens] Constantinople
    } assiégée : { $die ->
        [0] 0, la ville tombe
       *[other] { $die }, la ville tient
    }
event-refuge-saved = Constantinople, dernier recours : { $die ->
        [5] 5, la ville est sauvée
        [6] 6, la ville est sauvée
       *[other] { $die }, la ville est perdue
    }
event-settlement-roll = { $piece } négocie avec { $people } : { $die }
event-pacified = { $people } : peuple pacifié par les armes
event-returned = { $piece } revient : { $place }
event-restored = { $piece } retrouve sa pleine force
event-removed = { $piece } est retiré du jeu
event-scored = { $camp } : { $points } PV, { $reason_id ->
        [battle] grande bataille gagnée
        [leader] chef ennemi éliminé
        [attila] Attila tué au combat
        [people] peuples pacifiés par les armes
        [capitals] capitales impériales tenues
        [peace] pas de guerre civile
        [council] concile œcuménique
        [pax] Pax Romana
        [zones] zones de l’Empire occupées
        [towns] villes de l’Empire occupées
        [roma] Rome occupée
        [usurpation] usurpation en cours
        [vacancy] trône sans successeur
        [regnum] Regnum fondé
        [tribute] tribut
        [augusti] Augustes dans une capitale
       *[exchange] échange des camps
    }
event-game-over = Fin de la partie : ROMAIN { $romanus } PV, BARBARE { $barbarus } PV ; { $level_id ->
        [draw] partie nulle
        [simple] victoire
        [decisive] victoire décisive
       *[definitive] victoire définitive
    }
prompt-review-capital = { $people } : où établir la nouvelle capitale du Regnum ?
prompt-garrisons-diocese = { $piece } : dans quelle zone de son diocèse revenir ?
prompt-garrisons-regroup = { $piece } : dans quelle zone de son diocèse se replier ?
prompt-garrisons-lodging = { $piece } : vers quelle ville revenir dans l’Empire ?
prompt-quarters-unit = { $piece } : dans quelle zone revenir ?
prompt-quarters-people-zone = { $people } : dans quelle zone installer ses unités fédérées ?
prompt-settlement-leader = { $people } : quel chef tente d’en faire des Foederati ?
