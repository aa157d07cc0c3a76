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

### 9.6, 14.8, 14.17

verb-sortie = Sortie
verb-take-out = Take out { $object }
verb-answer-with = Answer with { $object }
event-sallied = { $piece } makes a sortie from { $region }
event-spied = A spy in the camp of { $piece }, { $place }
event-unit-seen = Seen with { $piece }: { $unit }, { $pf } PF
event-swayed = { $people }: a party for Rome, -1 to its recruitments this season
prompt-sortie-take-out = Sortie from { $region }: whom does the leader take out, within his VS?
prompt-sortie-take-out-done = Open the gate
prompt-sortie-reply = Sortie from { $region }: with whom to bar the way? As many counters at most, within the VS of your leader.
prompt-sortie-reply-done = With these
prompt-sortie-choose-command = Sortie from { $region }: which units does the leader command? The others hit on 6+ only.
prompt-sortie-choose-posts = Sortie from { $region }: with which unit does the leader stand?
prompt-sortie-counsel = Sortie from { $region }: play a stratagem before the blows?
prompt-sortie-name-unit = Sortie from { $region }: on which unit does the omen fall?
prompt-sortie-choose-fewer = Sortie from { $region }: the new leader commands fewer PF; which unit is no longer commanded?
prompt-sortie-choose-fewer-command = No longer command { $object }
prompt-sally-order = Out of the siege: where to go? There is no way back.
prompt-sally-order-done = Stop here
prompt-sally-arrive = The enemy who has broken out enters the district: choose the region where he arrives.
prompt-sally-arrive-chosen = Choose the region of arrival in the district.
prompt-intrigue-start = { $stratagem }: upon whom?
