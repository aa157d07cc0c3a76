# Premier tour guidé : à quoi sert le moment, où regarder (-look), comment choisir (-why), par le début du nom de la question.

guide-initiative = Phase B : le dé du CÉSARIEN est jeté contre la capacité politique de son chef de parti ; en dessous, l’initiative est à lui.
guide-initiative-look = Vos stratagèmes de la phase B, s’il y en a.
guide-initiative-why = Qui a l’initiative joue la première séquence, et reçoit celle qui reste si leur nombre est impair.
guide-nomination = Phase D : un camp peut nommer un second chef de parti.
guide-nomination-look = Les chefs qui brillent, et leur valeur stratégique.
guide-nomination-why = De deux chefs de parti, seule la plus haute valeur stratégique compte pour le nombre de séquences. Rien n’oblige à en nommer un.
guide-discharge = Phase D : des légions peuvent être licenciées, pour 1 PV par groupe de trois.
guide-discharge-look = L’onglet Régions : la garnison que chaque région doit garder.
guide-discharge-why = Une légion licenciée ne combat plus. Au premier tour, il vaut mieux souvent les garder toutes.
guide-attempt = Phase F : le RÉPUBLICAIN peut tenter, une fois par an, d’assassiner César.
guide-attempt-look = L’onglet Cicero, et où se trouve César : à Roma, le dé gagne 1.
guide-attempt-why = La mort de César change toute la partie : le CÉSARIEN aura un autre chef de parti, et ses assassins seront à châtier.
guide-recruitment = Phase F : chaque région contrôlée recrute. Les unités arrivent à la phase C de l’année suivante.
guide-recruitment-look = La région nommée dans la question, et ce qu’elle peut fournir.
guide-recruitment-why = Recrutez là où vous combattrez l’an prochain : une recrue se place dans une ville de la région qui l’a fournie.
guide-recruits = Les recrues de l’an dernier se placent dans la région qui les a fournies.
guide-recruits-look = Les villes qui brillent.
guide-recruits-why = Là où un chef les prendra en marche dès la première séquence.
guide-regrouping = Phase F : une pile qui se trouve hors des régions de son camp y rentre.
guide-regrouping-look = Les zones qui brillent.
guide-regrouping-why = Choisissez d’où elle marchera l’an prochain.
guide-homecoming = La paix faite, les unités d’un Peuple rentrent dans ses zones d’origine.
guide-homecoming-look = Les zones qui brillent.
guide-homecoming-why = Selon qui le mènera la prochaine fois : réunies s’il peut être à vous, dispersées sinon.
