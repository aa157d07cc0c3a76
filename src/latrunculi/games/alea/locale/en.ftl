# English texts of Alea Iacta Est: one message for each word of words.py and each question, a section a chapter.

## Sequence

event-forced = { $action_id ->
        [done] Nothing else to do here: on to what follows
       *[other] The only choice: { $action }
    }
event-year = Year { NUMBER($year, useGrouping: 0) } BC
event-initiative-roll = Initiative: CAESARIAN rolls { $die } and needed less than { $politics }; the initiative goes to { $camp }
event-sequences = Sequences of the year: { $total } (CAESARIAN { $caesariani }, REPUBLICAN { $republicani })
event-sequence = Sequence of { $camp } ({ $left } left)

verb-done = Done
verb-choose-leader = Choose: { $object }
verb-choose-unit = Choose: { $object }
verb-choose-people = Choose: { $object }
verb-choose-nation = Choose the nationality: { $object }
verb-choose-zone = Choose the zone: { $object }
verb-choose-region = Choose the region: { $object }

about = The Republic from 49 to 30 BC. CAESARIAN leads the party of Caesar and his heirs, REPUBLICAN that of their adversaries; if the Republic collapses, both lose.
about-years = 49 to 30 BC

## Events and dismissal

event-year-event = Event of the year ({ $d6 } + { $d10 }): { $number ->
        [1] famine in Italia
        [2] disastrous weather
        [3] Roman discouragement
        [4] illness of a party leader
        [5] vigour of Celts and Germans
        [6] unrest in Roma
        [7] hard winter
        [8] the gates of Janus are closed
        [9] dangerous seas
        [10] supply difficulties
        [11] vindicta populi
        [12] donativum to the legions
        [13] plague in the East
        [14] Parthian fickleness
       *[15] intrigues of Alexandria
    }
event-sickness-roll = Illness: { $die } (even, CAESARIAN; odd, REPUBLICAN); { $piece_id ->
        [None] { $camp } has no party leader, nothing happens
       *[other] { $piece } is ill for the whole year
    }
event-summoned = { $piece } must go to Roma and stay there
event-held = The people hold in Roma { $pieces ->
        [0] nobody: the city is empty
        [one] one counter, which leaves it by retreat only
       *[other] { $pieces } counters, which leave it by retreat only
    }
verb-dismiss = Dismiss { $object }
event-dismissed = { $camp } dismisses { $piece }, which joins the reserve
prompt-discharge-legion = Dismiss legions: 1 VP for each group of three.
prompt-discharge-legion-done = Dismiss no more

## Politics

verb-name-second = Name { $object } second party leader
verb-name-chief = Name { $object } party leader
event-died = { $cause_id ->
        [combat] { $piece } falls in battle
        [assassination] { $piece } is assassinated
        [plague] { $piece } dies of the plague
        [escape] { $piece } finds no refuge and is killed
        [adjustment] { $piece } leaves the map until the next turn
       *[other] { $piece } leaves the game
    }
verb-attempt = Conspire against Caesar
event-second-named = { $piece }: second party leader of { $camp }
event-chief-named = { $piece }: first party leader of { $camp }
event-title-lost = { $piece } is no longer a party leader of { $camp }
event-coup-roll = { $piece } attempts the coup: { $die }{ $modifier ->
        [-2] { " " }− 2
        [-1] { " " }− 1
       *[0] { "" }
    } against a PC of { $politics }
event-pretender = { $piece } declares himself Pretender and goes over to { $camp }: civil war
event-loyalty-roll = Loyalty of { $piece }: { $die } against a PC of { $politics }
event-region-roll = The Pretender seeks support ({ $region }): { $die } against a PC of { $politics }
event-coup-failed = The coup of { $piece } fails: his followers return to their camp
event-coup-won = The coup of { $piece } has succeeded
event-exchanged = The players exchange camps: CAESARIAN { FIGURE($caesariani) } VP, REPUBLICAN { FIGURE($republicani) } VP
event-trend = Cicero/Princeps { SIGNED($amount) }: { $trend_id ->
        [party-fell] a party leader has fallen
        [garrison] garrisons too weak
        [wars] two Peoples at war, one of them major
        [few-legions] 25 legions or fewer on the map
        [many-legions] 40 legions or more on the map
        [no-war] no People at war
        [no-battle] no party leader has fought a battle
       *[aegyptii] Aegyptii in allegiance
    }
event-cicero = The Cicero/Princeps marker is at { $cicero } ({ $cicero ->
        [0] Cicero
        [1] Cicero
        [2] Cicero
       *[other] Princeps
    })
event-republic-fallen = The Republic is dead
event-plot-roll = Attempt on Caesar: { $die }, less than { $regions } is needed
event-ides-roll = The conspirators strike at Caesar: { $die }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    } (from 6 on he dies)
event-conspired = { $piece } joins the assassins of Caesar
event-called = { $piece } will enter as a reinforcement of { $camp } in the next phase C
event-share-rallied = { $region }: the triumvir rallies to { $camp }
prompt-nomination-choice = { $camp }: name a second party leader?
prompt-nomination-choice-done = Name nobody
prompt-succession-choice = { $camp }: name the new party leader.
prompt-civil-war-neighbour = Choose the neighbouring region where { $piece } will seek support.
prompt-coup-start = Choose the Pretender.
prompt-attempt-choice = Attempt to assassinate Caesar?
prompt-attempt-choice-decline = Not this year

## Peoples

verb-place-in = Place in: { $object }
verb-turn-on = Turn on this People: { $object }
event-ruled = { $people }: now controlled by { $camp }
event-nobody-activated = Blank activation marker: no People is activated
event-activated = Activation marker: { $people }
event-approach-roll = { $people }: { $camp } rolls { $die }; below { $politics } is allegiance, otherwise war
event-set-aside = { $people }: pacified by arms, left in peace until { NUMBER($year, useGrouping: 0) } BC
event-freed = { $people }: available again
event-retired = { $piece } leaves the game
event-not-raised = { $region }: no free zone for { $piece }, which is due no more
prompt-entries-place = Entry: choose the zone in which to place { $piece }.
prompt-recruits-place = Recruits: choose the zone in which to place { $piece }.
prompt-returns-place = Return: choose the origin zone in which to place { $piece }.
prompt-homecoming-place = Back to peace: choose the origin zone in which to place { $piece }.
event-placed = { $piece }: placed in { $place }
event-status = { $status_id ->
        [pax] { $people }: at peace with Rome
        [bellum] { $people }: at war with Rome
       *[fides] { $people }: in allegiance
    }

## Stratagems

verb-play = Play “{ $object }”
verb-decline = Play nothing
verb-decline-all = Play nothing more in this sequence
verb-discard = Discard “{ $object }”
event-drew = { $camp } draws the stratagem { $stratagem }
event-drew-hidden = { $camp } draws a stratagem
event-played = { $camp } plays “{ $stratagem }”
event-cup-empty = The cup is empty: { $camp } draws nothing
event-gave-back = { $camp } returns “{ $stratagem }” to the cup
event-gave-back-hidden = { $camp } returns a stratagem to the cup
verb-choose-face = Choose the result { $object }
verb-pacify-all = Pacify all Peoples
event-withdrawn = “{ $stratagem }” leaves the game
event-initiative-to = The initiative passes to { $camp }
event-gates-closed = { $camp } closes the gates of Janus: no combat between Romans this year
event-murder-roll = Attempt on { $piece }: { $die } (from { $fatal } on he dies)
event-plague-spread = Plague outbreak: { $zone }
event-plague-roll = { $piece } is exposed to the plague: { $die } (from { $fatal } on he dies)
event-contagion-roll = { $piece } enters the infested zone: { $die } (from { $fatal } on the unit is hit)
event-plague-over = The plague is over: { $zone }
event-deserted = Desertions: { $zone }
event-turned = { $piece } goes over to { $camp }
event-favoured = Divine Favour: { $camp } chooses the result { $face }
event-forced-result = Veni Vidi Vici: the best line for { $camp }
event-intrigue-begun = { $camp } intrigues in the Senate
event-intrigue-over = { $camp } returns to Roma in force: the intrigue in the Senate is over
event-pacified-all = Pax Romana: { $camp } pacifies all Peoples
event-imperium-used = Imperium: { $camp } moves the Cicero/Princeps marker back to { $cicero }

prompt-geostrategy-start = Stratagems of phase C: play one, or finish.
prompt-geostrategy-start-done = Play no more stratagems
prompt-initiative-answer = Initiative phase: play a stratagem, or pass?
prompt-interrupt-start = { $moment_id ->
        [start] The sequence of { $camp } begins: play a stratagem?
        [after-move] { $camp } has just moved: play a stratagem?
        [before-combat] The battle is about to begin: play a stratagem?
        [before-die] The die of the combat is about to be rolled: play a stratagem?
        [after-die] The die of the combat has been rolled: play a stratagem?
       *[other] The battle is over: play a stratagem?
    }
prompt-discards-discard = Three stratagems at most are kept: choose one to discard.
prompt-throw-before = { $camp } is about to roll a die: play a stratagem?
prompt-throw-answer = The die shows { $die }: play a stratagem?
prompt-toss-before = { $camp } is about to roll a die: play a stratagem?
prompt-toss-answer = The die shows { $die }: play a stratagem?
prompt-favour-start = Divine Favour: choose the result of the die.
prompt-honours-start = { $moment ->
        [0] The Cicero/Princeps marker has just been adjusted: play a stratagem?
        [1] The control of the regions is about to be judged: play a stratagem?
       *[other] The points are about to be counted: play a stratagem?
    }
prompt-rallying-start = Choose the region whose triumvir rallies.
prompt-tumult-people = { $left ->
        [1] Choose the People that rises.
       *[other] Choose a People that rises ({ $left } to go).
    }
prompt-fealty-start = Choose the major People that gives its allegiance.
prompt-treaty-start = “{ $stratagem }”: choose the People to pacify.
prompt-nation-treaty-start = Choose the nationality to pacify.
prompt-murder-start = Choose the leader to assassinate.
prompt-desertion-start = Choose the zone where the enemy deserts.
prompt-desertion-unit = Desertion ({ $zone }): choose a legion, five at most in all.
prompt-outbreak-start = Plague outbreak: choose the zone struck.
prompt-turncoats-start = Turncoats: choose the unit that changes sides.
prompt-shot-start = The Parthian Shot: choose the Roman unit eliminated.


## Movement

verb-march = March { $object }
verb-advance = Advance { $object } by one zone
verb-take = Take { $object } along
verb-leave = Leave { $object } here
verb-move-to = Go to { $object }
verb-halt = Stop here
verb-rally = Try to rally these units
verb-escape-to = Escape to { $object }
prompt-marching-order = Choose the next movement, or end the movements.
prompt-march-take = { $leader }: take units along, then set out.
prompt-march-go-on = { $leader }: march on, leave units or stop.
prompt-march-parley = { $leader } meets units without a leader: try to rally them?
prompt-advance-start = { $unit }: choose the zone to advance to.
prompt-escape-flee = { $leader }, alone among the enemy: choose the zone to escape to.
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
event-rally-roll = { $leader } tries to rally the units in { $zone }: { $die } (PC { $politics })
event-rallied = { $piece } goes over to the Pretender


## Naves

verb-sail = Move { $object }
verb-embark = Take { $object } aboard
verb-sail-to = Sail to { $object }
verb-land = Land { $object }
event-embarked = { $piece } goes aboard { $ship }
event-sailed = { $ship } sails to { $place }
event-landed = { $piece } lands in { $place }
prompt-sail-order = { $ship }: take aboard, sail, land.
prompt-sail-parley = The Pretender lands among units without a leader: try to rally them?
prompt-sail-order-halt = End of this movement
prompt-sail-parley-halt = Do not try
prompt-expulsion-choose-sea = The port is lost: choose the sea to which { $ship } retreats.

## Combat

event-battle = Battle: { $zone } ({ $camp } attacks with { $attack } SP against { $defence })
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
verb-fight-at = Fight at sea: { $object }
prompt-triumviral-battle-losses = Choose the unit to weaken; if it is weakened already it is eliminated.
prompt-sea-battle-decide = The naves in { $place } are attacked: accept the combat, or try to avoid it.
prompt-sea-battle-losses = Choose the naves to weaken; if they are weakened already they are eliminated.
prompt-triumviral-retreat-start = Retreat of the triumvir: choose a leader or a unit that leaves { $zone }.
prompt-triumviral-retreat-lead = Retreat of { $piece }: choose who follows, if anybody, then the zone of the region.
prompt-sea-evasion-start = Choose a leader who leaves { $place } with his naves, or end the evasion.
prompt-sea-evasion-start-done = End the evasion
prompt-sea-evasion-lead = Choose the naves that follow { $piece }, then where they go.
prompt-sea-retreat-start = Retreat: choose the naves that leave { $place }.
prompt-sea-retreat-lead = Retreat of { $piece }: choose the sea or the port.
prompt-sea-flight-start = Choose where all naves in { $place } flee.
prompt-rescue-start = Naves lost in { $place }: choose the unit to save.
prompt-rescue-board = Choose the naves that take { $piece } aboard.
event-rescued = { $piece }: aboard { $ship }

## Adjustments and victory

verb-quarter-in = Go to { $object }
verb-send = Send { $object }
verb-garrison-in = Garrison { $object }
verb-recruit = Recruit { $object }
prompt-regrouping-zone = Stack in { $zone }, outside the regions of its camp: to which zone does it go home?
prompt-garrisons-legion-sent = { $region }: which legion goes there as a garrison?
prompt-garrisons-zone = { $piece }: which zone does it garrison ({ $region })?
prompt-recruitment-unit = { $region }: recruit a unit, or leave it at that.
prompt-recruitment-unit-done = Recruit no more in this region
event-region-taken = { $region }: controlled by { $camp }
event-region-lost = { $region } is nobody’s any more
event-roma-taken = Roma: controlled by { $camp }
event-roma-lost = Roma is nobody’s any more
event-lost-at-sea = { $piece }, far from any port at the end of the year, is lost with all aboard
event-lost-abroad = { $piece }, outside the Republic at the end of the year, is lost
event-moved-home = { $camp }: the stack in { $origin } goes to { $zone }
event-sent = { $piece } garrisons { $zone }
event-shortage = { $region }: the garrison of { $camp } lacks { $missing ->
        [one] one legion
       *[other] { $missing } legions
    }
event-recruited = { $region }: { $piece } recruited for { $camp }, to be placed next turn
event-restored = { $piece } recovers its full strength
event-scored = { $camp }: { FIGURE($points) } VP, { $reason_id ->
        [battle] great battle won
        [leader] enemy leader eliminated
        [dismissal] legions dismissed
        [people] major People pacified by arms
        [treaty] major People pacified by a stratagem
        [assassins] Caesar avenged
        [caesar] Caesar assassinated
        [allegiance] People in allegiance
        [regions] 12 control points or more
        [dominance] 15 control points or more
        [roma] control of Roma
        [intrigue] intrigue in the Senate
       *[triumph] triumph
    }
event-game-over = End of the game: CAESARIAN { FIGURE($caesariani) } VP, REPUBLICAN { FIGURE($republicani) } VP; { $level_id ->
        [draw] a draw
        [simple] victory
        [decisive] decisive victory
        [definitive] definitive victory
        [republic-lost] the Republic is dead, both camps have lost
       *[nobody-left] a camp has nobody left
    }
