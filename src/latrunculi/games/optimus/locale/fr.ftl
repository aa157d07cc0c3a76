# Textes français de Optimus Princeps : un message par mot de words.py et par question, une section par chapitre.

## Présentation

about = Rome et le limes, du Rhin à la Dacie, saison après saison. Le Romain mène légions et flottes loin de leurs greniers ; le Barbare, Daces, Germains et Sarmates, cache ses chefs, use l’envahisseur et frappe en hiver.
about-years = De 85 à 175 apr. J.-C.

### 9

verb-besiege = Mettre le siège
verb-summon = Sommer la place
verb-summon-unled = Sommer la place sans chef
verb-invade = Envahir
verb-assault = Donner l’assaut
verb-emplace = Mettre en batterie
verb-dismount = Rendre aux rangs
verb-restore = Restaurer les défenses
verb-build-limes = Bâtir un limes
verb-build-fort = Bâtir un fort
event-besieged = { $side } met le siège devant { $region }
event-summons-roll = Sommation de { $region } par { $side } : dé { $die }, total { $total }
event-invasion-roll = Invasion de { $region } par { $side } : dé { $die }, { $losses } PF HdC
event-repulsed = { $side } est repoussé de { $region }
event-town-taken = { $side } prend { $region }
event-emplaced = { $side } met { $piece } en batterie
event-dismounted = { $side } rend les servants de { $piece } aux rangs
event-restored = { $side } restaure les défenses de { $region } : VD { $vd }
event-limes-built = { $side } bâtit un limes à { $region } : +{ $bonus }
event-fort-built = { $piece } bâtit un fort à { $region }
prompt-assault-choose-guarded = À quelle unité la VD ?
prompt-assault-parley = Poursuivre l’assaut ?
prompt-assault-follow = La garnison est détruite : sommer la place ou l’envahir ?
prompt-battery-start = D’autres PF à changer ?

### 9.6, 14.8, 14.17

verb-sortie = Sortie
verb-take-out = Faire sortir { $object }
verb-answer-with = Répondre avec { $object }
event-sallied = { $piece } tente une sortie de { $region }
event-spied = Un espion au camp de { $piece }, { $place }
event-unit-seen = Vu avec { $piece } : { $unit }, { $pf } PF
event-swayed = { $people } : un parti pour Rome, -1 à ses recrutements cette saison
prompt-sortie-take-out = Sortie de { $region } : qui sort avec le chef, dans la limite de sa VS ?
prompt-sortie-take-out-done = Ouvrir la porte
prompt-sortie-reply = Sortie de { $region } : qui leur barre le chemin ? Autant de pions au plus, dans la limite de la VS de votre chef.
prompt-sortie-reply-done = Avec ceux-là
prompt-sortie-choose-command = Sortie de { $region } : quelles unités le chef commande-t-il ? Les autres ne touchent qu’à 6+.
prompt-sortie-choose-posts = Sortie de { $region } : avec quelle unité se tient le chef ?
prompt-sortie-counsel = Sortie de { $region } : jouer un stratagème avant la mêlée ?
prompt-sortie-name-unit = Sortie de { $region } : sur quelle unité tombe le présage ?
prompt-sortie-choose-fewer = Sortie de { $region } : le nouveau chef commande moins de PF ; quelle unité n’est plus commandée ?
prompt-sortie-choose-fewer-command = Ne plus commander { $object }
prompt-sally-order = Hors du siège : où aller ? On ne revient pas.
prompt-sally-order-done = S’arrêter ici
prompt-sally-arrive = L’ennemi qui a forcé le siège entre dans la contrée : choisissez la région où il arrive.
prompt-sally-arrive-chosen = Choisissez la région d’arrivée dans la contrée.
prompt-intrigue-start = { $stratagem } : contre qui ?
