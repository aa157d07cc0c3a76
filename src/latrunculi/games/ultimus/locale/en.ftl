# English texts of Ultimus Romanorum: one message for each word of words.py and each question, a section a chapter.

## Sequence and deployment

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
event-popular-roll = Popular demands ({ $die }): { $die ->
        [0] all capitals of the Empire keep their troops
        [1] the capitals of the East keep their troops
        [3] the capitals of the East keep their troops
        [5] the capitals of the East keep their troops
        [7] the capitals of the East keep their troops
        [9] the capitals of the East keep their troops
       *[other] the capitals of the West keep their troops
    }

## Politics

## Peoples

## Stratagems

## Movement

## Fleets

## Combat

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
    } besieged: { $die ->
        [0] 0, the city falls
       *[other] { $die }, the city holds
    }
event-refuge-saved = Constantinople, last hope: { $die ->
        [5] 5, the city is saved
        [6] 6, the city is saved
       *[other] { $die }, the city is lost
    }
event-settlement-roll = { $piece } treats with { $people }: { $die }
event-pacified = { $people }: pacified by arms
event-returned = { $piece } returns: { $place }
event-restored = { $piece } recovers its full strength
event-removed = { $piece } leaves the game
event-scored = { $camp }: { $points } VP, { $reason_id ->
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
       *[exchange] exchange of camps
    }
event-game-over = End of the game: ROMAN { $romanus } VP, BARBARIAN { $barbarus } VP; { $level_id ->
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
