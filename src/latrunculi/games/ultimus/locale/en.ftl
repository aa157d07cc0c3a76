# English texts of Ultimus Romanorum: one message for each word of words.py and each question, a section a chapter.

## Sequence and deployment

## Events of the year, deaths, entries

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
       *[other] {""} ({ $modifier })
    } against a PC of { $politics }
event-usurper = { $piece } proclaims himself emperor: civil war { in-half }
event-rallied = { $piece } joins the usurpation { of-half }
event-loyalty-roll = Loyalty of { $piece }: { $die } against a PC of { $politics }
event-diocese-roll = The Usurper seeks support in the diocese { $diocese }: { $die } against a PC of { $politics }
event-usurpation-won = The usurpation { of-half } has succeeded
event-usurpation-failed = The usurpation { of-half } fails: its followers return to the fold
event-exchanged = The players exchange camps: ROMAN { $romanus } VP, BARBARIAN { $barbarus } VP
event-fled = { $piece } reigns { in-half } but stays elsewhere: BARBARIAN may attempt an usurpation there
prompt-naming-start = Name a Patrician, or name no more.
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

## Movement

## Fleets

## Combat

## Adjustments and victory
