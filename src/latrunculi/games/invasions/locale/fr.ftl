# Textes français d’Invasions : un message par mot des modules words_*.py et par question, une section par lot de chapitres.

## Présentation

about = Trois siècles entre Constance II et l’islam. Chacun mène un camp, Romains, Huns, Perses ou Goths, et ses peuples : ils migrent, pillent, se fédèrent, fondent des royaumes, et meurent.
about-years = De 350 à 650 apr. J.-C.
seats-2 = À deux, chacun mène deux camps.
seats-3 = À trois, un joueur mène les Huns et les Goths ; ses PV comptent pour trois cinquièmes.

option-advanced = Combat avancé
option-advanced-hint = Deux dés ordinaires et des tables, deux rounds de mêlée et retraite volontaire, au lieu des dés de combat.
option-advanced-0 = sans
option-advanced-1 = avec

## Cadre : partout, séquence, contrôle, empilement, PV (I à V, XII, XVII)

event-forced = { $action_id ->
        [done] Rien d’autre à faire ici : on passe à la suite
       *[other] Choix unique : { $action }
    }
verb-done = Terminer
verb-yes = Oui
verb-no = Non
verb-choose-province = Choisir { $object }
verb-group-choose-province = Choisir la province
verb-choose-nation = Choisir : { $object }
verb-group-choose-nation = Choisir la nation
verb-choose-piece = Choisir : { $object }
verb-group-choose-piece = Choisir

prompt-excess-remove = Trop d’unités dans une province : laquelle retirer ?

event-turn = Tour { $turn }, { NUMBER($year, useGrouping: 0) }
event-activated = Activation : { $nation } ({ $status }, âge { $age })
event-control = { $province } passe sous le contrôle de : { $nation }
event-control-lost = { $province } n’est plus contrôlée par : { $nation }
event-capital-taken = La capitale ({ $nation }) à { $province } est prise par : { $by }
event-d2 = Test d2 ({ $nation }) : { $die }
event-excess = Surempilement à { $province } : { $piece } se retire
event-scored = Territoires ({ $nation }) : { $points } PV
event-foedus-scored = Provinces sous Foedus ({ $nation }) : { $points } PV
event-game-over = Fin de la partie : { $camp }, { $points } PV

## Lot (a) : vie des nations, royaumes, renforts (VI à IX)

event-aged = { $nation } : âge { $age }
event-decline = { $nation } : déclin de niveau { $level }
event-faded = { $region } : l’hérésie s’éteint

## Lot (b) : événements, raids, administration, revenus, achats, révoltes (X, XI, XIII à XVI)

## Lot (c) : mouvements, interception, fuite, campagnes (XVIII, XIX, XXII)

verb-march = Faire marcher la pile de { $object }
verb-group-march = Faire marcher la pile de
verb-step-to = Gagner { $object }
verb-group-step-to = Gagner
verb-leave = Laisser sur place : { $object }
verb-group-leave = Laisser sur place

prompt-movement-choose-pile = Quelle pile se déplace ?
prompt-movement-choose-pile-done = Finir les mouvements
prompt-march-go = Où va la pile ?
prompt-march-go-done = S’arrêter ici
event-marched = { $nation } : de { $origin } à { $province }

## Lot (d) : combats (XX, XXI)

## Lot (e) : sièges et flottes (XXIII à XXV)

## Lot (f) : diplomatie et religion (XXVI à XXXI)
