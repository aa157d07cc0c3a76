# Textes français de Optimus Princeps : un message par mot de words.py et par question, une section par chapitre.

## Présentation

about = Rome et le limes, du Rhin à la Dacie, saison après saison. Le Romain mène légions et flottes loin de leurs greniers ; le Barbare, Daces, Germains et Sarmates, cache ses chefs, use l’envahisseur et frappe en hiver.
about-years = De 85 à 175 apr. J.-C.
