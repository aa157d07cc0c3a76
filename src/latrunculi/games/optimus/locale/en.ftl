# English texts of Optimus Princeps: one message for each word of words.py and each question, a section a chapter.

## Presentation

about = Rome and its frontier, from the Rhine to Dacia, season by season. The Roman leads legions and fleets far from their granaries; the Barbarian, Dacians, Germans and Sarmatians, hides his leaders, wears the invader down and strikes in winter.
about-years = AD 85 to 175
