# Premier tour guidé : à quoi sert le moment, où regarder (-look), comment choisir (-why), par le début du nom de la question.

guide-deployment = Le déploiement : au début du scénario, les troupes se répartissent dans leur diocèse.
guide-deployment-look = Les frontières : par où un Peuple en guerre peut-il entrer ?
guide-deployment-why = Mettez-les où un Peuple passera, ou terminez : le scénario les a déjà placées.
guide-initiative = Phase B : l’initiative vient d’être perdue ; le stratagème Initiative la reprend.
guide-initiative-look = Votre main, et ce que vous voulez faire en premier cette année.
guide-initiative-why = Qui a l’initiative joue d’abord en phases C et E. Gardez le stratagème si jouer en second vous suffit.
guide-naming = Phase D : le ROMAIN nomme un Patrice dans chaque moitié de l’Empire.
guide-naming-look = L’onglet Empire, et les chefs proposés.
guide-naming-why = Nommez celui qui mène vos meilleures troupes ; un chef laissé sans titre n’en est pas moins tenté par le trône.
guide-rising = Un Peuple prend les armes : ses unités se répartissent dans ses zones d’origine, puis ses chefs parmi elles.
guide-rising-look = Ses zones d’origine, qui brillent.
guide-rising-why = Réunissez-les du côté où il attaquera.
