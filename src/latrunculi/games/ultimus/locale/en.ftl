# English texts of Ultimus Romanorum: one message for each word of words.py and each question, a section a chapter.

## Sequence and deployment

event-forced = { $action_id ->
        [done] Nothing else to do here: on to what follows
       *[other] The only choice: { $action }
    }
event-year = Year { NUMBER($year, useGrouping: 0) }
event-drew = { $camp } draws the stratagem { $stratagem }
event-drew-hidden = { $camp } draws a stratagem
event-initiative-roll = Initiative: ROMAN rolls { $die } and needed less than { $politics }; the initiative goes to { $camp }
event-sequences = Sequences of the year: { $total } (ROMAN { $romanus }, BARBARIAN { $barbarus })
event-sequence = Sequence of { $camp } ({ $left } left)
event-pax-romana = Pax Romana: { NUMBER($year, useGrouping: 0) } is a year without war
event-pax-broken = The death of an Augustus breaks the Pax Romana ({ $half })
event-placed = { $piece }: placed in { $place }
event-deployed = { $piece }: deployed in { $place }

verb-done = Done
verb-choose-leader = Choose: { $object }
verb-choose-unit = Choose: { $object }
verb-choose-people = Choose: { $object }
verb-choose-zone = Choose the zone: { $object }
verb-choose-diocese = Choose the diocese: { $object }
verb-deploy = Redeploy: { $object }
verb-place-in = Place in: { $object }

prompt-deployment-choose-unit = Deployment: choose a unit to place elsewhere in its diocese, or end.
prompt-deployment-choose-unit-done = End of deployment
prompt-deployment-choose-zone = Choose the zone in which to deploy { $piece }.

about = The Roman West in the fifth century. ROMAN holds two empires, their federates and generals grown too strong; BARBARIAN sends Peoples on the march and usurpers against the throne, and a usurpation that succeeds makes the players change camps.
about-years = AD 405 to 485

## Events of the year, deaths, entries

event-year-event = Event of the year ({ $d6 } + { $d10 }): { $number ->
        [1] famine in the West
        [2] disastrous climate
        [3] Roman despondency
        [4] sickness of an Augustus
        [5] war fury of the Germans
        [6] political unrest
        [7] hard winter
        [8] divine and peaceful influence
        [9] dangerous seas
        [10] Roman troops short of supplies
        [11] popular demands
        [12] donative to the Palatini
        [13] plague in the East
        [14] Persian fickleness
       *[15] Hunnic fickleness
    }
event-sickness-roll = Sickness: { $die } points to the Augustus of the { $half_id ->
        [occidens] West
       *[oriens] East
    }{ $piece_id ->
        [None] , whose throne is vacant
       *[other] , { $piece }
    }
event-summoned = { $piece } must go to the nearest imperial capital and stay there
event-popular-roll = Popular demands ({ $die }): { $half_id ->
        [None] all capitals of the Empire
        [oriens] the capitals of the East
       *[occidens] the capitals of the West
    } keep their troops
event-death-roll = { $piece } may die this year: { $die } (below { $under } he dies)
event-died = { $cause_id ->
        [combat] { $piece } falls in battle
        [assassination] { $piece } is assassinated
        [plague] { $piece } dies of the plague
        [escape] { $piece } finds no refuge and is killed
        [deposed] { $piece } is deposed and put to death
       *[other] { $piece } dies
    }
event-entered = { $piece } enters play: { $place }
event-lost-for-good = { $piece } finds no zone to return to and leaves the game
event-lost-in-city = { $piece } is lost in the city with the Augustus
prompt-entries-place = Choose the zone in which to place { $piece }.
prompt-generals-return-place = Choose the zone to which { $piece } returns.

## Politics

of-half = { $half_id ->
        [oriens] of the East
       *[other] of the West
    }
in-half = { $half_id ->
        [oriens] in the East
       *[other] in the West
    }
the-augustus = { $half_id ->
        [oriens] Augustus Orientalis
       *[other] Augustus Occidentalis
    }
verb-name-patrician = Name { $object } Patrician
verb-acclaim = Acclaim { $object }
event-patrician = { $piece } is named Patrician { of-half }
event-guarded = { $leader } receives a guard of buccellarii
event-title-lost = { $piece } loses the title of Patrician { of-half }
event-augustus = { $piece } becomes { the-augustus }
event-approval-roll = { $piece } asks for the approval of the Augustus Orientalis: { $die } against a PC of { $politics }
event-vacant = Nobody can become { the-augustus }: the throne stays vacant
event-granted = { $camp } receives the stratagem “{ $stratagem }”
event-escort = { $piece } will escort the child emperor to the West
event-empire-lost = No Augustus reigns any longer: the Empire is lost
event-stand-in = { $piece } will reign { in-half } if the Usurper wins
event-validation-roll = { $piece } attempts the usurpation: { $die }{ $modifier ->
        [0] {""}
        [1] {""} + 1
        [-1] {""} − 1
       *[other] {""} ({ SIGNED($modifier) })
    } against a PC of { $politics }
event-usurper = { $piece } proclaims himself emperor: civil war { in-half }
event-rallied = { $piece } joins the usurpation { of-half }
event-loyalty-roll = Loyalty of { $piece }: { $die } against a PC of { $politics }
event-diocese-roll = The Usurper seeks support in the diocese { $diocese }: { $die } against a PC of { $politics }
event-usurpation-won = The usurpation { of-half } has succeeded
event-usurpation-failed = The usurpation { of-half } fails: its followers return to the fold
event-exchanged = The players exchange camps: ROMAN { FIGURE($romanus) } VP, BARBARIAN { FIGURE($barbarus) } VP
event-fled = { $piece } reigns { in-half } but stays elsewhere: BARBARIAN may attempt a usurpation there
prompt-naming-start = Name a Patrician, or name no more.
prompt-naming-start-done = Name no more
prompt-succession-heir = Choose the new { the-augustus }.
prompt-succession-escort = Choose the leader of the East who escorts the child emperor.
prompt-usurp-leader-choice = Choose the leader who attempts the usurpation { in-half }.
prompt-usurp-stand-in = { $piece } is of barbarian origin: choose who will reign { in-half } in his place.
prompt-usurpation-neighbour = Choose the neighbouring diocese in which { $piece } seeks support.
prompt-exchange-of-camps-stand-in = Choose who reigns { in-half } in the place of { $piece }.

## Peoples

event-status = { $status_id ->
        [pax] { $people }: at peace with Rome
        [bellum] { $people }: at war with Rome
        [foederati] { $people }: Foederati
        [foederati-rebelles] { $people }: Foederati in revolt
       *[other] { $people }: constituted as a Regnum
    }
event-major = { $people }: a major People from now on
event-freed = { $people }: free of the Huns
event-rex-crowned = { $piece } becomes Rex ({ $people })
event-uncrowned = { $piece } loses his kingdom and leaves the game
prompt-rising-unit = Choose the zone in which to place { $piece }.
prompt-rising-leader = Choose the zone in which to place { $piece }, with a unit of his People.
prompt-rex-succession-start = Choose the new Rex ({ $people }).

## Stratagems

verb-play = Play “{ $object }”
verb-decline = Play nothing
verb-decline-all = Play nothing more in this sequence
verb-discard = Discard “{ $object }”

event-played = { $camp } plays “{ $stratagem }”
event-cup-empty = The cup is empty: { $camp } draws nothing
event-gave-back = { $camp } returns “{ $stratagem }” to the cup
event-gave-back-hidden = { $camp } returns a stratagem to the cup
event-initiative-to = The initiative passes to { $camp }
event-effect = “{ $stratagem }”: { $effect_id ->
        [initiative] ROMAN has the initiative
        [protection] the Augustus is better guarded
        [unrest] the usurpation is harder
       *[council] the council succeeds
    }
event-crown-roll = { $piece } wants to found a kingdom: { $die } for a PC of { $politics }
event-allied = { $people }: barbarian alliance, one People with { $major } from now on
event-rebellion-roll = { $people }: rebellion, { $die } against a PC of { $politics }
event-independent = { $people }: independent again
event-council-called = An ecumenical council is called: { $zone }
event-council-roll = The Augustus Orientalis presides over the council: { $die } for a PC of { $politics }
event-council-closed = The ecumenical council is closed: { $zone }
event-murder-roll = Attempt on the life of { $piece }: { $die } (he dies from { $fatal } up)
event-plague-spread = { $stratagem }: { $zone }
event-plague-roll = { $piece } is exposed to the plague: { $die } (he dies from { $fatal } up)
event-plague-over = The plague dies out: { $zone }
event-deserted = Desertions: { $zone }
event-purged = Hatred of the Germans: { $zone } and the zones around it
event-migration = { $people }: migration, under the control of BARBARIAN to the end of the turn
event-migration-over = { $people }: the migration is over
event-fleet-built = { $fleet }: a fleet is fitted out, { $zone }
event-forced-result = “{ $stratagem }” replaces the die: the best line for { $camp }
event-cancelled = “{ $stratagem }” answers the enemy: the two stratagems cancel each other, the die will be rolled
event-favoured = Divine favour for { $camp }: { $shift ->
        [2] +2
       *[other] −2
    } on the die

prompt-geostrategy-start = Geostrategic operations: play a stratagem, or end them.
prompt-geostrategy-start-done = Play no more stratagems
prompt-initiative-answer = The initiative is lost: play a stratagem to win it back?
prompt-interrupt-start = { $moment_id ->
        [start] The { $camp } sequence begins: play a stratagem?
        [after-move] { $camp } has just ended a movement: play a stratagem?
        [before-combat] The battle is about to begin: play a stratagem?
        [before-die] The battle die is about to be rolled: play a stratagem?
        [after-die] The battle die is rolled: play a stratagem?
       *[other] The battle is over: play a stratagem?
    }
prompt-discards-discard = At most five stratagems are kept: choose one to discard.
prompt-papa-start = The points are about to be counted: play a stratagem?
prompt-treaty-start = “{ $stratagem }”: choose the People that becomes Foederati.
prompt-tribute-start = Choose the People to pay tribute to.
prompt-bodyguard-start = Choose the leader who receives a guard of buccellarii.
prompt-tumult-people = { $left ->
        [1] Choose the People that rises.
       *[other] Choose a People that rises ({ $left } to go).
    }
prompt-plot-leader-choice = Choose the leader who will attempt the usurpation { in-half }.
prompt-plot-stand-in = { $piece } is of barbarian origin: choose who will reign { in-half } in his place.
prompt-plot-answer = { $piece } attempts the usurpation { in-half }: answer with a stratagem?
prompt-coronation-start = Choose the leader who wants to become Rex.
prompt-coronation-start-decline = Found no kingdom
prompt-alliance-start = Barbarian alliance: choose the major People.
prompt-alliance-minor = Choose the minor People that allies itself ({ $people }).
prompt-secession-start = Choose the People that rebels.
prompt-convocation-start = Choose the zone of Asia where the council will meet.
prompt-council-answer = The council is about to be judged: play a stratagem, or let the die decide?
prompt-murder-start = Choose the leader to assassinate.
prompt-murder-answer = An attempt on the life of the Augustus ({ $piece }): answer with a stratagem?
prompt-outbreak-start = “{ $stratagem }”: choose the zone that is struck.
prompt-desertion-start = Choose the zone where the enemy deserts.
prompt-purge-start = Choose the zone where the hatred of the Germans breaks out.
prompt-uprising-start = Choose the zone where the Bagaudes appear.
prompt-migration-start = Choose the People that migrates.
prompt-shipyard-start = Choose the coastal zone where the fleet is fitted out.

## Movement

verb-march = March { $object }
verb-advance = Advance { $object } by one zone
verb-take = Take { $object } along
verb-leave = Leave { $object } here
verb-move-to = Go to { $object }
verb-halt = Stop here
verb-rally = Try to rally these units
verb-escape-to = Escape to { $object }
verb-come-out = Bring the refugees out of the city ({ $object })

prompt-marching-order = Choose the next movement, or end the movements.
prompt-march-take = { $leader }: take units along, then set out.
prompt-march-go-on = { $leader }: march on, leave units or stop.
prompt-march-parley = { $leader } meets units without a leader: try to rally them?
prompt-advance-start = { $unit }: choose the zone to advance to.
prompt-escape-flee = { $leader }, alone among the enemy: choose the zone to escape to.
prompt-trek-start = { $people } migrating: choose the zone where the whole people gathers.
prompt-marching-order-done = End of movement
prompt-march-take-halt = Stay here
prompt-advance-start-halt = Stay here
prompt-march-parley-halt = Do not try

event-moved = { $piece } goes to { $place }
event-moved-head = To { $place }:
event-moved-item = { $piece }
event-took = { $leader } takes { $piece } along
event-took-head = { $leader } takes along
event-took-item = { $piece }
event-marched = { $leader } { $units ->
        [0] goes alone
        [1] marches with one unit
       *[other] marches with { $units } units
    } to { $place }
event-marched-head = { $leader } { $units ->
        [0] goes alone
        [1] marches with one unit
       *[other] marches with { $units } units
    }:
event-marched-item = { $place }
event-left = { $piece } stays in { $place }
event-escape-roll = { $leader }, alone among the enemy in { $place }, tries to escape: { $die }
event-no-escape = { $leader }, surrounded in { $place }, has no zone to escape to
event-escaped = { $leader } escapes to { $place }
event-rally-roll = { $leader } tries to rally the units in { $place }: { $die } (PC { $politics })
event-came-out = { $piece } leaves the city and stands in { $place }
event-migrated = { $people }: the whole people migrates to { $place }

## Fleets

verb-sail = Move the { $object }
verb-embark = Take { $object } aboard
verb-sail-to = Sail to { $object }
verb-land = Land { $object }

prompt-sail-order = { $fleet }: take aboard, sail, land, or leave it at that.
prompt-sail-parley = The leader just landed meets units without a leader: try to rally them?
prompt-sail-order-halt = Leave it at that
prompt-sail-parley-halt = Do not try

event-embarked = { $piece } goes aboard the { $fleet }
event-sailed = The { $fleet } sails to { $place }
event-landed = { $piece } lands in { $place }

## Combat

event-battle = Battle: { $zone } ({ $camp } attacks with { $attack } SP against { $defence })
event-refuged = { $piece } takes refuge in the city
event-evasion-roll = Evasion attempt: { $die }, less than { $strategy } was needed
event-odds = Odds: { $attack } to { $defence }, column { $odds }, after shifts { $column }
event-modifier = { $modifier_id ->
        [better] Column
        [poorer] Column
        [far-better] Column
        [far-poorer] Column
       *[other] Die
    }: { SIGNED($amount) } ({ $modifier })
event-battle-roll = Battle die: { $die }, { battle-line }
event-die-replaced = A stratagem replaces the die, { battle-line }
battle-line = line { $line ->
        [-2] “−2 or less”
        [-1] −1
        [9] “9 or more”
       *[other] { $line }
    }
event-outcome = Result: { $attack_id } / { $defence_id }; winner: { $camp }
event-weakened = { $piece }: unit weakened
event-weakened-head = Units weakened:
event-weakened-item = { $piece }
event-eliminated = { $piece }: unit eliminated
event-eliminated-head = Units eliminated:
event-eliminated-item = { $piece }
event-withdrew = { $piece } withdraws to { $zone }
event-withdrew-head = Withdrawn to { $zone }:
event-withdrew-item = { $piece }

verb-fight-in = Fight in { $object }
verb-evade = Attempt an evasion
verb-stand = Accept the combat
verb-refuge = Bring the Augustus to safety in the city
verb-weaken = Weaken { $object }
verb-withdraw = Send { $object } away
verb-retreat-to = Withdraw to { $object }

prompt-combats-start = Choose the zone of the next combat.
prompt-battle-decide = { $zone } is attacked: accept the combat, or try to avoid it.
prompt-battle-losses = Choose the unit to weaken; if it is weakened already it is eliminated.
prompt-evasion-start = Choose a leader who leaves { $zone }, or end the evasion.
prompt-evasion-start-done = End the evasion
prompt-evasion-lead = Choose who follows { $piece }, then where they go.
prompt-retreat-start = Retreat: choose a leader or a unit that leaves { $zone }.
prompt-retreat-lead = Retreat of { $piece }: choose who follows, if anybody, then the zone.
prompt-flight-start = Choose the zone where the whole force of { $zone } flees.
prompt-refuge-start = Choose the unit of Palatini that goes into the city with the Augustus.
prompt-refuge-companion = Choose another Roman leader to bring to safety, or nobody.
prompt-refuge-companion-done = Nobody else

## Adjustments and victory

event-fleet-control = { $fleet }: under { $camp } for the next turn
event-fleet-lost = { $fleet } is lost far from its home port{ $year ->
        [0] {""}
       *[other] ; it returns in { NUMBER($year, useGrouping: 0) }
    }
event-fleet-returned = { $fleet } returns to its port: { $place }
event-capital-moved = { $people }: the capital of the Regnum moves to { $zone }
event-refuge-roll = { $half_id ->
        [occidens] Ravenna
       *[oriens] Constantinople
    } besieged: { $die } (on a 0 the city falls)
event-refuge-saved = Constantinople, last hope: { $die } (from 5 up the city is saved)
event-settlement-roll = { $piece } treats with { $people }: { $die }
event-major-settlement-roll = { $piece } treats with { $people }: { $die }
event-pacified = { $people }: pacified by arms
event-returned = { $piece } returns: { $place }
event-restored = { $piece } recovers its full strength
event-removed = { $piece } leaves the game
event-scored = { $camp }: { FIGURE($points) } VP, { $reason_id ->
        [battle] great battle won
        [leader] enemy leader eliminated
        [attila] Attila killed in combat
        [people] Peoples pacified by arms
        [capitals] imperial capitals held
        [peace] no civil war
        [council] ecumenical council
        [pax] Pax Romana
        [zones] zones of the Empire occupied
        [towns] towns of the Empire occupied
        [roma] Rome occupied
        [usurpation] usurpation in progress
        [vacancy] throne without successor
        [regnum] Regnum founded
        [tribute] tribute
        [augusti] both Augusti in a capital
        [dioceses] Dioceses spared by war
       *[exchange] exchange of camps
    }
event-game-over = End of the game: ROMAN { FIGURE($romanus) } VP, BARBARIAN { FIGURE($barbarus) } VP; { $level_id ->
        [draw] a draw
        [simple] victory
        [decisive] decisive victory
       *[definitive] definitive victory
    }
prompt-review-capital = { $people }: where is the new capital of the Regnum?
prompt-garrisons-diocese = { $piece }: in which zone of its diocese does it return?
prompt-garrisons-regroup = { $piece }: to which zone of its diocese does it fall back?
prompt-garrisons-lodging = { $piece }: to which town of the Empire does he return?
prompt-quarters-unit = { $piece }: in which zone does it return?
prompt-quarters-people-zone = { $people }: in which zone do its federate units settle?
prompt-settlement-leader = { $people }: which leader tries to make them Foederati?
