# Textes français de Ultimus Romanorum : un message par mot de words.py et par question, une section par chapitre.

## Séquence et déploiement

## Événements, morts, entrées en jeu

## Politique

## Peuples

## Stratagèmes

## Mouvement

verb-march = Faire marcher { $object }
verb-advance = Avancer { $object } d’une zone
verb-take = Emmener { $object }
verb-leave = Laisser { $object } sur place
verb-move-to = Aller en { $object }
verb-halt = S’arrêter là
verb-rally = Tenter de rallier ces unités
verb-escape-to = S’évader vers { $object }
verb-come-out = Faire sortir de la ville les réfugiés ({ $object })

prompt-marching-order = Choisir le prochain mouvement, ou passer aux combats.
prompt-march-take = { $leader } : emmener des unités, puis se mettre en marche.
prompt-march-go-on = { $leader } : poursuivre la marche, laisser des unités ou s’arrêter.
prompt-march-parley = { $leader } rencontre des unités sans chef : tenter de les rallier ?
prompt-advance-start = { $unit } : choisir la zone où avancer.
prompt-escape-flee = { $leader }, seul parmi l’ennemi : choisir la zone où il s’évade.
prompt-trek-start = { $people } en migration : choisir la zone où tout le peuple se réunit.
prompt-marching-order-done = Passer aux combats
prompt-march-parley-halt = Ne pas tenter le ralliement

event-moved = { $piece } va en { $place }
event-took = { $leader } emmène { $piece }
event-marched = { $leader } { $units ->
        [0] va seul
        [1] marche avec une unité
       *[other] marche avec { $units } unités
    } en { $place }
event-left = { $piece } reste en { $place }
event-escape-roll = { $leader }, seul parmi l’ennemi en { $place }, tente de s’évader : { $die }
event-no-escape = { $leader }, cerné en { $place }, n’a aucune zone où s’évader
event-escaped = { $leader } s’évade en { $place }
event-rally-roll = { $leader } tente de rallier les unités en { $place } : { $die } (CP { $politics })
event-rallied = { $piece } rejoint l’usurpation ({ $half })
event-came-out = { $piece } sort de la ville et se tient en { $place }
event-migrated = { $people } : tout le peuple migre en { $place }

## Flottes

verb-sail = Manœuvrer la { $object }
verb-embark = Embarquer { $object }
verb-sail-to = Faire voile vers { $object }
verb-land = Débarquer { $object }

prompt-sail-order = { $fleet } : embarquer, faire voile, débarquer ou en rester là.
prompt-sail-parley = Le chef débarqué rencontre des unités sans chef : tenter de les rallier ?
prompt-sail-parley-halt = Ne pas tenter le ralliement

event-embarked = { $piece } embarque sur la { $fleet }
event-sailed = La { $fleet } fait voile vers { $place }
event-landed = { $piece } débarque en { $place }

## Combat

## Ajustements et victoire
