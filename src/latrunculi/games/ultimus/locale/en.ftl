# English texts of Ultimus Romanorum: one message for each word of words.py and each question, a section a chapter.

## Sequence and deployment

## Events of the year, deaths, entries

## Politics

## Peoples

## Stratagems

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

prompt-marching-order = Choose the next movement, or go on to the combats.
prompt-march-take = { $leader }: take units along, then set out.
prompt-march-go-on = { $leader }: march on, leave units or stop.
prompt-march-parley = { $leader } meets units without a leader: try to rally them?
prompt-advance-start = { $unit }: choose the zone to advance to.
prompt-escape-flee = { $leader }, alone among the enemy: choose the zone to escape to.
prompt-trek-start = { $people } migrating: choose the zone where the whole people gathers.
prompt-marching-order-done = Go on to the combats
prompt-march-parley-halt = Do not try

event-moved = { $piece } goes to { $place }
event-took = { $leader } takes { $piece } along
event-marched = { $leader } { $units ->
        [0] goes alone
        [1] marches with one unit
       *[other] marches with { $units } units
    } to { $place }
event-left = { $piece } stays in { $place }
event-escape-roll = { $leader }, alone among the enemy in { $place }, tries to escape: { $die }
event-no-escape = { $leader }, surrounded in { $place }, has no zone to escape to
event-escaped = { $leader } escapes to { $place }
event-rally-roll = { $leader } tries to rally the units in { $place }: { $die } (PC { $politics })
event-rallied = { $piece } joins the usurpation ({ $half })
event-came-out = { $piece } leaves the city and stands in { $place }
event-migrated = { $people }: the whole people migrates to { $place }

## Fleets

verb-sail = Move the { $object }
verb-embark = Take { $object } aboard
verb-sail-to = Sail to { $object }
verb-land = Land { $object }

prompt-sail-order = { $fleet }: take aboard, sail, land, or leave it at that.
prompt-sail-parley = The leader just landed meets units without a leader: try to rally them?
prompt-sail-parley-halt = Do not try

event-embarked = { $piece } goes aboard the { $fleet }
event-sailed = The { $fleet } sails to { $place }
event-landed = { $piece } lands in { $place }

## Combat

## Adjustments and victory
