# English texts of Optimus Princeps: one message for each word of words.py and each question, a section a chapter.

## Presentation

about = Rome and its frontier, from the Rhine to Dacia, season by season. The Roman leads legions and fleets far from their granaries; the Barbarian, Dacians, Germans and Sarmatians, hides his leaders, wears the invader down and strikes in winter.
about-years = AD 85 to 175

### 9

verb-besiege = Lay siege
verb-summon = Summon the town
verb-summon-unled = Summon the town without a leader
verb-invade = Invade
verb-assault = Assault
verb-emplace = Emplace a gun
verb-dismount = Back to the ranks
verb-restore = Restore the defences
verb-build-limes = Build a limes
verb-build-fort = Build a fort
event-besieged = { $side } lays siege to { $region }
event-summons-roll = { $side } summons { $region }: die { $die }, total { $total }
event-invasion-roll = { $side } invades { $region }: die { $die }, { $losses } PF HdC
event-repulsed = { $side } is thrown back from { $region }
event-town-taken = { $side } takes { $region }
event-emplaced = { $side } emplaces { $piece }
event-dismounted = { $side } sends the crew of { $piece } back to the ranks
event-restored = { $side } restores the defences of { $region }: VD { $vd }
event-limes-built = { $side } builds a limes at { $region }: +{ $bonus }
event-fort-built = { $piece } builds a fort at { $region }
prompt-assault-choose-guarded = Which unit has the VD?
prompt-assault-parley = Press the assault?
prompt-assault-follow = The garrison is destroyed: summon the town or invade it?
prompt-battery-start = Change more PF?
