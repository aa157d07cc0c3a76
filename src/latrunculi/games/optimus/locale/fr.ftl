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
