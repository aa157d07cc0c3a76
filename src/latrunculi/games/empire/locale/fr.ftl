# Textes français de History of the Roman Empire : un message pour chaque mot de words.py, chaque question, chaque option.
# Les Provinces et les Diocèses portent leur nom latin. Un nom de camp ou de Faction arrive sans article.
# Espaces insécables (U+00A0) devant : ; ? ! et à l’intérieur des guillemets.

## Tournures communes

in-province = { $province_id ->
        [roma] à { $province }
        [bosporus] au { $province }
       *[other] en { $province }
    }
in-to = { $to_id ->
        [roma] à { $to }
        [bosporus] au { $to }
       *[other] en { $to }
    }
in-object = { $object_id ->
        [roma] à { $object }
        [bosporus] au { $object }
       *[other] en { $object }
    }
of-side = { $side_id ->
        [purpura] de la { $side }
        [viridis] de la { $side }
        [caeruleus] de la { $side }
        [aureus] de la { $side }
        [aegyptus] d’{ $side }
        [armenia] d’{ $side }
        [pontus] du { $side }
        [bosporus] du { $side }
        [cappadocia] de { $side }
        [iudaea] de { $side }
        [nabataea] de { $side }
        [palmyra] de { $side }
        [dacia] de { $side }
        [thracia] de { $side }
        [numidia] de { $side }
        [mauretania] de { $side }
        [britannia] de { $side }
       *[other] des { $side }
    }
unit = { $side_id ->
        [purpura] Légion
        [viridis] Légion
        [caeruleus] Légion
        [aureus] Légion
       *[other] armée
    }
units = { $side_id ->
        [purpura] Légions
        [viridis] Légions
        [caeruleus] Légions
        [aureus] Légions
       *[other] armées
    }
unit-of = { $side_id ->
        [rebels] Armée rebelle
        [rebel-legions-purpura] Légion rebelle de la Faction pourpre
        [rebel-legions-viridis] Légion rebelle de la Faction verte
        [rebel-legions-caeruleus] Légion rebelle de la Faction bleue
        [rebel-legions-aureus] Légion rebelle de la Faction dorée
       *[other] { unit } { of-side }
    }
units-of = { $side_id ->
        [rebels] Armées rebelles
        [rebel-legions-purpura] Légions rebelles de la Faction pourpre
        [rebel-legions-viridis] Légions rebelles de la Faction verte
        [rebel-legions-caeruleus] Légions rebelles de la Faction bleue
        [rebel-legions-aureus] Légions rebelles de la Faction dorée
       *[other] { units } { of-side }
    }
the-defender = { $defender_id ->
        [purpura] la { $defender }
        [viridis] la { $defender }
        [caeruleus] la { $defender }
        [aureus] la { $defender }
        [aegyptus] l’{ $defender }
        [armenia] l’{ $defender }
        [pontus] le { $defender }
        [bosporus] le { $defender }
        [cappadocia] la { $defender }
        [iudaea] la { $defender }
        [nabataea] la { $defender }
        [palmyra] { $defender }
        [dacia] la { $defender }
        [thracia] la { $defender }
        [numidia] la { $defender }
        [mauretania] la { $defender }
        [britannia] la { $defender }
       *[other] les { $defender }
    }

## Journal

event-forced = { $action_id ->
        [done] Rien d’autre à faire ici : on passe à la suite
       *[other] Choix unique : { $action }
    }
event-turn = Tour { $turn ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[7] VII
    } : { $period }
event-order-roll = La { $faction } obtient { $dice } pour l’ordre de pioche
event-drawing-order = La { $faction } pioche en { $place ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[4] quatrième
    }
event-drew-people = La { $faction } pioche le pion { $chit } : { $people }
event-drew-emperor = La { $faction } pioche le pion { $chit } : { $emperor }
event-drew = La { $faction } pioche un pion
event-kept = La { $faction } garde son pion
event-passed = La { $faction } donne son pion à la { $to }
event-barbarian-phase = Phase barbare de la { $faction } : { $people } (pion { $chit })
event-roman-phase = Phase romaine de la { $faction } : { $emperor } (pion { $chit })
event-card = La { $faction } joue « { $card } »
event-chosen-province = Province choisie : { $province }
event-chosen-diocese = Diocèse choisi : { $diocese }
event-kingdom-appears = Le Royaume { of-side } apparaît { in-province }, avec une Cité et un Fort
event-tribe-appears = La Tribu { of-side } apparaît { in-province }
event-displaced = Délogée, une { unit-of } quitte { $province } et se replie { in-to }
event-displaced-lost = Délogée { in-province } et sans refuge, une { unit-of } est éliminée
event-fort-swept = { $province } : la fortification disparaît
event-recruited-barbarians = { $people } : { $number ->
        [0] aucune armée à recruter
        [1] une armée recrutée
       *[other] { $number } armées recrutées
    }
event-recruited = La { $faction } recrute une Légion pour { $cost } PV
event-bonus-legions = La { $faction } reçoit { $number ->
        [1] une Légion gratuite
       *[other] { $number } Légions gratuites
    }
event-bribed = La { $faction } corrompt { $number ->
        [1] une Légion rebelle
       *[other] { $number } Légions rebelles
    } { in-province } pour { $cost } PV
event-bought-fort = La { $faction } achète un Fort
event-fortified = La { $faction } élève une Forteresse { in-province }
event-rebuilt = La { $faction } reconstruit la Cité pillée { in-province }
event-taken-up = Une { unit-of } est reprise { in-province }
event-faction-out = La { $faction } est éliminée : elle n’a plus ni unité ni PV
event-settled = La { $faction } s’établit { in-province }, sa Province de départ
event-placed = Une { unit-of } prend place { in-province }
event-fort-placed = La { $faction } pose un Fort { in-province }
event-automatic-victory = Victoire automatique { in-province } : une { unit-of } l’emporte sur { the-defender }
event-fort-taken = { $province } : la fortification passe aux mains { of-side }
event-fort-destroyed = { $province } : la fortification est détruite
event-combat = Combat { in-province } : { $side } contre { $defender }
event-rolled = { $side } { $attack }{ $attack_bonus ->
        [0] {""}
       *[other] {" "}(+{ $attack_bonus })
    } contre { $defender } { $defence }{ $defence_bonus ->
        [0] {""}
       *[other] {" "}(+{ $defence_bonus })
    }
event-tied = Égalité { in-province } : on relance les dés
event-attacker-lost = L’attaque échoue { in-province } : une { unit-of } est perdue
event-defender-lost = La défense cède { in-province } : une { unit-of } est perdue
event-fort-lost = { $province } : la fortification tombe
event-emperor-died = Un triple ! { $emperor } meurt, et la { $faction } perd ses bonus
event-withdrew = Une { unit-of } quitte { $province } et se retire { in-to }
event-entered = { $province } passe aux mains { of-side }
event-offered = La { $faction } offre { $number } PV pour ne pas être attaquée { in-province }
event-accepted = La { $faction } accepte { $number ->
        [1] le PV offert
       *[other] les { $number } PV offerts
    } et renonce à l’attaque
event-refused = La { $faction } refuse l’offre
event-city-built = La { $faction } construit une Cité { in-province }
event-looted = La { $faction } pille la Cité { in-province } et marque { $points } PV (jet : { $dice }{ $bonus ->
        [0] {""}
       *[other] {" "}+{ $bonus }
    })
event-scored-cities = { $faction } : { $number ->
        [0] aucune Cité
        [1] une Cité, { $points } PV
       *[other] { $number } Cités, { $points } PV
    }
event-scored-diocese = { $faction } : { $level } dans le Diocèse { $diocese }, { $points } PV
event-scored-diocese-head = { $faction }, Diocèses :
event-scored-diocese-item = { $diocese } ({ $level }, { $points } PV)
event-scored-provinces = { $faction } : bonus de l’Empereur pour { $number ->
        [0] aucune Province
        [1] une Province
       *[other] { $number } Provinces
    }, { $points } PV
event-scored = La { $faction } marque { $points } PV dans cette phase ; total : { $rome } PV romains, { $barbarian } PV barbares
event-units-lost = { $number ->
        [1] Une { unit-of } qui n’a pas été placée est perdue
       *[other] { $number } { units-of } qui n’ont pas été placées sont perdues
    }
event-rebelled = { $number ->
        [0] Les Légions de la { $faction } restent loyales { in-province }
        [1] Une Légion de la { $faction } se rebelle { in-province }
       *[other] { $number } Légions de la { $faction } se rebellent { in-province }
    }
event-revolted = Révolte { in-province } : { $number ->
        [1] une Armée rebelle se lève
       *[other] { $number } Armées rebelles se lèvent
    }
event-effect-roll = { $province }, jet dû à la carte : { $dice }
event-struck-down = { $province } : { $number ->
        [1] la maladie emporte une { unit-of }
       *[other] la maladie emporte { $number } { units-of }
    }
event-betrayed = Trahison { in-province } : une { unit-of } passe à la { $by }
event-betrayed-lost = Trahison { in-province } : une { unit-of } est perdue
event-betrayal-failed = { $province } : la trahison échoue
event-free-forts = La { $faction } reçoit { $number ->
        [1] un Fort gratuit
       *[other] { $number } Forts gratuits
    }
event-final-provinces = { $faction } : { $number ->
        [0] aucune Province à la fin de la partie
        [1] une Province à la fin de la partie, { $points } PV
       *[other] { $number } Provinces à la fin de la partie, { $points } PV
    }
event-final-city = { $faction } : Cité d’un Royaume { in-province }, { $points } PV (jet : { $dice }{ $bonus ->
        [0] {""}
       *[other] {" "}+{ $bonus }
    })
event-won = La { $faction } l’emporte avec { $points } PV
event-reentered = La { $faction } revient en jeu { in-province }

## Choix, un par un

verb-done = Passer à la suite
verb-keep = Garder le pion
verb-pass-to = Donner le pion à la { $object }
verb-play-card = Jouer « { $object } »
verb-recruit = Recruter une Légion (2 PV, 3 à partir du tour IV)
verb-bribe = Corrompre les Légions rebelles { in-object } (2 PV chacune)
verb-buy-fort = Acheter un Fort (1 PV)
verb-fortify = Élever une Forteresse { in-object } (1 PV)
verb-rebuild = Reconstruire la Cité { in-object } (1 PV)
verb-take-up = Reprendre une armée { in-object }
verb-settle = S’établir { in-object }
verb-place-army = Placer une armée { in-object }
verb-place-fort = Poser un Fort { in-object }
verb-take-fort = Prendre la fortification
verb-destroy-fort = Détruire la fortification
verb-stand = Tenir la position
verb-withdraw-to = Se retirer { in-object }
verb-retreat-to = Se replier { in-object }
verb-build-city = Construire une Cité { in-object }
verb-loot = Piller la Cité { in-object }
verb-choose-province = Choisir { $object }
verb-choose-diocese = Choisir le Diocèse { $object }
verb-offer = Offrir { $object } PV
verb-accept = Accepter l’offre
verb-refuse = Refuser l’offre

## Choix, par groupe

verb-group-done = Passer à la suite
verb-group-keep = Garder le pion
verb-group-pass-to = Donner le pion
verb-group-play-card = Jouer une carte
verb-group-recruit = Recruter
verb-group-bribe = Corrompre des rebelles
verb-group-buy-fort = Acheter un Fort
verb-group-fortify = Élever une Forteresse
verb-group-rebuild = Reconstruire une Cité
verb-group-take-up = Reprendre une armée
verb-group-settle = S’établir
verb-group-place-army = Placer une armée
verb-group-place-fort = Poser un Fort
verb-group-take-fort = Prendre la fortification
verb-group-destroy-fort = Détruire la fortification
verb-group-stand = Tenir la position
verb-group-withdraw-to = Se retirer
verb-group-retreat-to = Se replier
verb-group-build-city = Construire une Cité
verb-group-loot = Piller une Cité
verb-group-choose-province = Choisir une Province
verb-group-choose-diocese = Choisir un Diocèse
verb-group-offer = Offrir des PV
verb-group-accept = Accepter
verb-group-refuse = Refuser

## Questions

prompt-draw-peoples-decide = Garder le pion Barbare pioché, ou le donner à une autre Faction ?
prompt-draw-emperors-decide = Garder le pion Empereur pioché, ou le donner à une autre Faction ?
prompt-card-step-start = Jouer une carte événement, ou n’en jouer aucune.
prompt-mini-phase-place = Placer une armée du Royaume ou de la Tribu, ou finir son placement.
prompt-rebellion-start = Choisir la Province où éclate la rébellion.
prompt-revolt-start = Choisir la Province où éclate la révolte.
prompt-epidemic-start = Choisir le lieu que frappe l’épidémie.
prompt-epidemic-second = Choisir la seconde Province, adjacente à la première.
prompt-betrayal-start = Choisir la Province où une armée trahit.
prompt-works-start = Choisir la Province des travaux.
prompt-works-go-on = Choisir une autre Province pour les travaux, ou les finir.
prompt-stance-start = Choisir le Diocèse où la défense sera renforcée.
prompt-recruitment-build = Recruter, construire, reprendre des Légions, ou finir les achats.
prompt-taking-up-start = Reprendre des armées du Peuple, ou finir les reprises.
prompt-barbarian-placement-place = Placer une armée du Peuple, ou finir l’expansion.
prompt-roman-placement-settle = Choisir la Province de départ de la Faction.
prompt-roman-placement-place = Placer une Légion ou poser un Fort, ou finir l’expansion.
prompt-displacement-retreat = { $province } : choisir où se replie l’armée délogée.
prompt-displacement-make-room = { $province } : choisir où se replie l’armée délogée par un Royaume ou une Tribu.
prompt-displacement-give-way = { $province } : choisir où se replie l’armée délogée par la Faction qui s’établit.
prompt-lone-fort-start = { $province }, fortification sans défenseur : la prendre ou la détruire ?
prompt-withdrawal-start = { $province }, attaque { of-side } : tenir la position, ou choisir où se retire la première Légion ?
prompt-withdrawal-go-on = { $province }, attaque { of-side } : choisir où se retire la Légion suivante.
prompt-bribe-offer-start = { $province }, attaque { of-side } : offrir des PV romains pour ne pas être attaqué, ou ne rien offrir.
prompt-bribe-offer-answer = { $province }, attaque { of-side } : accepter les PV offerts et renoncer à l’attaque, ou refuser ?
prompt-cities-start = Construire des Cités, ou finir les constructions.
prompt-looting-start = Piller les Cités conquises, ou finir les pillages.

## Questions : ce que dit alors le bouton qui y met fin

prompt-card-step-start-done = Ne pas jouer de carte
prompt-mini-phase-place-done = Finir le placement
prompt-works-go-on-done = Finir les travaux
prompt-recruitment-build-done = Finir les achats
prompt-taking-up-start-done = Finir les reprises
prompt-barbarian-placement-place-done = Finir l’expansion
prompt-roman-placement-place-done = Finir l’expansion
prompt-bribe-offer-start-done = Ne rien offrir
prompt-cities-start-done = Finir les constructions
prompt-looting-start-done = Finir les pillages

## Partie

about = Sept tours, du premier triumvirat au dernier empereur d’Occident. Chacun mène une Faction romaine et, à chaque tour, un Peuple Barbare qui déferle sur les Provinces des autres.
about-years = De 60 av. J.-{"\u2060"}C. à 476 apr. J.-{"\u2060"}C.
seats-2 = À deux, chacun mène deux Factions.
seats-3 = À trois, chaque Faction commence avec neuf Légions.
scenario-69-principes = Pour apprendre : l’année des quatre empereurs, 69
scenario-69-principes-note = Scénario d’apprentissage : un seul tour, le troisième, un quart d’heure. Néron est mort, et quatre prétendants ont chacun leurs légions : Othon à Rome et en Afrique, Vitellius en Gaule, les légions du Danube, Vespasien en Orient ; derrière chacun d’eux, un Peuple attend aux frontières. On pioche un Peuple et un empereur, on mène l’un puis l’autre, on compte. Les Provinces tenues à la fin valent 2 PV de plus (HRE-15.2-7).
scenario-standard = Partie complète, de 60 av. J.-{"\u2060"}C. à 476
scenario-standard-note = Les sept tours, de la carte vide du premier triumvirat à la chute de l’Occident.
option-withdrawal-round = Retrait des défenseurs
option-withdrawal-round-1 = dès le premier round
option-withdrawal-round-2 = à partir du deuxième round
option-withdrawal-round-hint = Premier round de combat à la fin duquel les Légions en défense peuvent se retirer.
option-bribes = Corruption des Barbares
option-bribes-0 = non
option-bribes-1 = oui
option-bribes-hint = Une Faction attaquée par un Peuple Barbare peut offrir des PV pour ne plus l’être jusqu’à la fin du tour.

step-events = Carte événement
step-recruitment = Recrutement
step-placement = Placement et combats
step-cities = Construction de Cités
step-loot = Pillage
step-points = Points de victoire

stage-draw-order = Ordre de pioche
stage-barbarian-chits = Pioche des Barbares
stage-emperor-chits = Pioche des Empereurs
stage-phase = Phases des joueurs
stage-over = Partie terminée

## Empereurs et cartes

bonus-die = +1 DÉ
bonus-attack = +1 ATT
bonus-legions-1 = +1 LEG
bonus-legions-2 = +2 LEG
bonus-ties = ÉGALITÉS
bonus-provinces = +PV/PROV

timing-player-phase = Au début d’une de ses phases
timing-roman-phase = Au début de sa phase romaine
timing-barbarian-phase = Au début de sa phase barbare
timing-attack = Pendant le placement, avant une attaque
timing-roman-attack = Pendant le placement romain, avant une attaque

card-kind-kingdom = Royaume
card-kind-tribe = Tribu
card-kind-rebellion = Rébellion
card-kind-revolt = Révolte
card-kind-epidemic = Épidémie
card-kind-betrayal = Trahison
card-kind-works = Travaux
card-kind-war = Guerre

## Combat : ce qui pèse sur les dés, par article. $whose : attack, defence ; $effect : dice, pips, ties ; $value : nombre.

modifier-amount = { $effect ->
        [dice] { $value ->
            [1] +1 dé
           *[other] +{ $value } dés
        }
        [pips] +{ $value } par dé
       *[ties] gagne les égalités
    }
modifier-HRE-S-5-3-1 = Empereur
modifier-HRE-S-5-3-3 = Empereur
modifier-HRE-S-5-3-5 = Empereur
modifier-HRE-9-3-2-4 = Attaque par mer
modifier-HRE-9-3-2-5 = Attaque d’une Tribu par mer
modifier-HRE-10-2-1 = Terrain difficile
modifier-HRE-10-2-2 = Traversée de la mer
modifier-HRE-10-3-1 = Traversée d’un détroit
modifier-HRE-10-4-1 = Fort
modifier-HRE-10-4-2 = Forteresse
modifier-HRE-10-4-3 = { $whose ->
        [attack] Cataphractes
       *[defence] { $effect ->
            [dice] Embuscade
           *[pips] Tortue
        }
    }

## Refus

refusal-over = La partie est terminée.
refusal-not-your-turn = C’est à un autre joueur de choisir.
refusal-stale = Ce choix répond à une question déjà réglée.
refusal-unknown = Ce choix n’existe pas dans ce jeu.
refusal-not-now = Ce n’est pas le moment de faire ce choix.
refusal-forbidden = Une règle interdit ce choix.
refusal-nothing-to-undo = Il n’y a rien à annuler depuis le dernier jet de dés ou la dernière révélation.
