# Textes français de Ultimus Romanorum : un message par mot de words.py et par question, une section par chapitre.

## Séquence et déploiement

## Événements, morts, entrées en jeu

## Politique

## Peuples

## Stratagèmes

## Mouvement

## Flottes

## Combat

signed-amount = { $amount ->
        [-9] −9
        [-8] −8
        [-7] −7
        [-6] −6
        [-5] −5
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $amount }
    }
event-battle = Bataille : { $zone } ({ $camp } attaque avec { $attack } PF contre { $defence })
event-refuged = { $piece } se réfugie dans la ville
event-evasion-roll = Tentative d’évasion : { $die }, il fallait moins de { $strategy }
event-odds = Rapport de force : { $attack } contre { $defence }, colonne { $odds }, après décalage { $column }
event-modifier = { $modifier_id ->
        [better] Colonne
        [poorer] Colonne
        [far-better] Colonne
        [far-poorer] Colonne
       *[other] Dé
    } : { signed-amount } ({ $modifier })
event-battle-roll = { $die ->
        [0] Un stratagème remplace le dé
       *[other] Dé de bataille : { $die }
    }, ligne { $line ->
        [-2] « −2 et moins »
        [-1] −1
        [9] « 9 et plus »
       *[other] { $line }
    }
event-outcome = Résultat : { $attack } pour l’attaquant, { $defence } pour le défenseur ; vainqueur : { $camp }
event-weakened = { $piece } : unité affaiblie
event-eliminated = { $piece } : unité éliminée
event-withdrew = { $piece } se replie : { $zone }

verb-fight-in = Livrer la bataille : { $object }
verb-evade = Tenter une évasion
verb-stand = Accepter le combat
verb-refuge = Mettre l’Augustus à l’abri dans la ville
verb-weaken = Affaiblir : { $object }
verb-withdraw = Faire partir : { $object }
verb-retreat-to = Se replier : { $object }

prompt-combats-start = Choisir la zone du prochain combat.
prompt-battle-decide = { $zone } est attaquée : accepter le combat, ou tenter de l’éviter.
prompt-battle-losses = Choisir l’unité à affaiblir ; déjà affaiblie, elle est éliminée.
prompt-evasion-start = Choisir un chef qui quitte { $zone }, ou finir l’évasion.
prompt-evasion-start-done = Finir l’évasion
prompt-evasion-lead = Choisir qui suit { $leader }, puis la zone d’arrivée.
prompt-retreat-start = Retraite : choisir un chef ou une unité qui quitte { $zone }.
prompt-retreat-lead = Choisir qui part avec lui, puis la zone de retraite.
prompt-flight-start = Choisir la zone où fuit toute la force de { $zone }.
prompt-refuge-start = Choisir l’unité de Palatini qui accompagne l’Augustus dans la ville.
prompt-refuge-companion = Choisir un autre chef romain à mettre à l’abri, ou aucun.
prompt-refuge-companion-done = Personne d’autre

## Ajustements et victoire
