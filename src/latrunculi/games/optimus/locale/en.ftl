# English texts of Optimus Princeps: one message for each word of words.py and each question, a section a chapter.

## Presentation

about = Rome and its frontier, from the Rhine to Dacia, season by season. The Roman leads legions and fleets far from their granaries; the Barbarian, Dacians, Germans and Sarmatians, hides his leaders, wears the invader down and strikes in winter.
about-years = AD 85 to 175

option-camps = Field forts
option-camps-hint = Legions entrench for 1 PA; their forts save PF from a defeat.
option-camps-0 = without
option-camps-1 = with
option-orgy = Orgy!
option-orgy-hint = An army that loses its leader keeps its BB unless the enemy cries “orgy!”.
option-orgy-0 = without
option-orgy-1 = with

the-side = { $side_id ->
        [roman] The Roman
       *[other] The Barbarian
    }
of-the-side = { $side_id ->
        [roman] of the Roman
       *[other] of the Barbarian
    }
to-the-side = { $side_id ->
        [roman] to the Roman
       *[other] to the Barbarian
    }
many-pf = { $pf ->
        [0] no PF
        [1] 1 PF
       *[other] { $pf } PF
    }
many-bales = { $bales ->
        [0] no BB
        [1] 1 BB
       *[other] { $bales } BB
    }
many-hits = { $hits ->
        [0] no PF HdC
        [1] 1 PF HdC
       *[other] { $hits } PF HdC
    }

## Everywhere

event-forced = { $action_id ->
        [done] Nothing else to do here: on to what follows
       *[other] The only choice: { $action }
    }
verb-done = Done
verb-choose-region = Choose { $object }
verb-group-choose-region = Choose the region
verb-choose-piece = Choose: { $object }
verb-group-choose-piece = Choose
verb-choose-number = { $object }

## Sequence and actions (2 to 4)

verb-buy-pa = Buy 1 PA with a BB of { $object }
verb-group-buy-pa = Buy 1 PA with a BB
verb-wait = Spend 1 PA on nothing
verb-idle = Let the PAC of { $object } go by
verb-group-idle = Let a leader’s PAC go by

prompt-acquisition-buy = Buy PA with bales of loot (1 BB = 1 PA, 9 PA at most)?
prompt-acquisition-buy-done = Buy no more PA
prompt-segment-start = One action, paid for with PA or a leader’s PAC.

event-season = { $season_id ->
        [thaw] Thaw
        [spring] Spring
        [summer] Summer
        [autumn] Autumn
       *[winter] Winter
    } { NUMBER($year, useGrouping: 0) }
event-season-event = Event of the season ({ $die }): { $event_id ->
        [overflow] the marshes overflow
        [frozen] the rivers are frozen
        [dry] the marshes are dry
       *[other] nothing
    }
event-no-season-event = Event of the season ({ $die }): nothing
event-siege-lasts = The siege goes on: { $region }, marker at { $marker }
event-pillage-roll = { $region }, pillaged: { $die } (recovers on 4+)
event-pillage-roll-head = Pillaged regions, recovering on 4+:
event-pillage-roll-item = { $region } ({ $die })
event-recovered = { $region }: { many-pf } HdC put right
event-recovered-head = Put right:
event-recovered-item = { $region } ({ $pf } PF)
event-site-restored = { $region }: the tribal site mends its defences (VD { $vd })
event-site-restored-head = Tribal sites that mend their defences:
event-site-restored-item = { $region } (VD { $vd })
event-pa-roll = { the-side } rolls for PA: { $die }, that is { $pa } PA
event-pa-bought = { the-side } buys 1 PA and has { $pa }
event-waited = { the-side } spends 1 PA on nothing
event-idled = { the-side } lets a leader’s PAC go by

## Moves, decoys, supreme leader, fleets (5)

verb-march = March: { $object }
verb-group-march = March
verb-take = Take { $object } along
verb-group-take = Take along
verb-leave = Leave { $object } behind
verb-group-leave = Leave behind
verb-to = Hand troops over to { $object }
verb-group-to = Hand troops over to
verb-give = Hand over { $object }
verb-group-give = Hand over
verb-hand-bale = Hand over 1 BB
verb-abandon = Abandon his BB
verb-join = March together with { $object } (1 PA)
verb-group-join = March together with (1 PA)
verb-add-pa = Add 1 PA to reorganise on the way
verb-move-to = Go to { $object }
verb-group-move-to = Go to
verb-enter = Enter { $object } (the die says where)
verb-group-enter = Enter a district (the die says where)
verb-enthrone = Enthrone { $object }
verb-group-enthrone = Enthrone
verb-perceive = Collect revenue: { $object }
verb-group-perceive = Collect revenue
verb-sail = Sail: { $object }
verb-group-sail = Sail
verb-sail-to = Sail to { $object }
verb-group-sail-to = Sail to
verb-embark = Embark { $object }
verb-group-embark = Embark
verb-land = Land { $object }
verb-group-land = Land
verb-bridge = Build a bridge of boats: { $object }
verb-group-bridge = Build a bridge of boats
verb-unbridge = Take up the bridge of boats: { $object }
verb-group-unbridge = Take up the bridge of boats

prompt-march-order = March: whom to take along, where to go; or stop here.
prompt-march-order-done = Stop here
prompt-march-arrive = The enemy enters the district: choose the region where he arrives.
prompt-march-arrive-chosen = Choose the region of arrival in the district.
prompt-march-succeed = Leaders of equal rank: who leads on?
prompt-voyage-beach = { $fleet }: who else lands with them, in the face of the enemy?
prompt-voyage-beach-done = Meet the enemy
prompt-voyage-order = { $fleet } ({ $left } PM left): embark, sail, land or stay in port.
prompt-voyage-order-done = Leave it there
prompt-flight-start = The port has fallen: choose where the fleet takes refuge.

event-set-out = { $piece } sets out ({ $place })
event-entered = { $piece }: from { $origin } to { $place }
event-entered-head = { $piece } goes to
event-entered-item = { $place }
event-arrival-roll = Arrival in { $contree }: { $die } (1 enemy, 2 north, 3 east, 4 south, 5 west, 6 free choice)
event-abandoned = { $piece } abandons his BB
event-enthroned = { $piece } is enthroned
event-perceived = { $piece } collects 1 BB in { $place }
event-set-sail = { $piece } weighs anchor in { $region }
event-embarked = { $piece } embarks ({ $fleet })
event-embarked-head = Embark:
event-embarked-item = { $piece }
event-landed = { $piece } lands in { $region }
event-landed-head = Land in { $region }:
event-landed-item = { $piece }
event-sailed = { $piece } sails to { $region }
event-bridged = { $piece }: bridge of boats built in { $region }
event-unbridged = { $piece }: bridge of boats taken up in { $region }
event-bridge-lost = The frost carries off the bridge of boats in { $region }
event-fleet-lost = { $piece } is lost in { $region }
event-fleet-moved = { $piece } takes refuge in { $region }

## Attrition and supply (6)

verb-spend-bale = Spend 1 BB (+1 to the die)

prompt-attrition-spend = Attrition test in { $place }: spend BB before the die?
prompt-attrition-spend-done = Roll the die
prompt-supply-rank = { $place } feeds as many PF as its VG: choose who is supplied, if there are more.

event-modifier = { $modifier_id ->
        [winter] Winter
        [pile] Stack of more than 10 PF
        [earlier] Earlier moves of the season
        [forced] Forced march
        [home] Attack on an enemy at home
        [great-river] Great river crossed
        [stream] River or marsh crossed
        [path] Path
        [trade-road] Trade road
        [pillaged] Pillaged region
        [marsh] Marsh
        [southern-summer] Barbarians south of the Danube in summer
        [rough] Romans in forest or mountain
        [no-train] Outside the Empire without impedimenta
        [felled-trees] Felled trees
        [plague] Plague
       *[bales] Bales spent
    }: { SIGNED($amount) }
event-modifier-head = What bears on the test:
event-modifier-item = { $modifier } { SIGNED($amount) }
event-attrition-roll = Attrition, { $piece } in { $place }: { $die }, score { FIGURE($score) }; { $losses ->
        [0] no losses
        [1] 1 PF HdC
       *[other] { $losses } PF HdC
    }
event-unsupplied = Troops { of-the-side } without supply: { $place }
event-bb-lost = { $piece } loses his BB

## Interception and battle (7, 8, 10)

verb-shelter = Keep { $object } behind the defences
verb-group-shelter = Keep behind the defences
verb-hold = Leave { $object } before the walls
verb-group-hold = Leave before the walls
verb-come-out = Come out to give battle: { $object }
verb-group-come-out = Come out to give battle
verb-command = Command { $object }
verb-group-command = Commanded unit
verb-post = Post him with { $object }
verb-group-post = Post him with
verb-choose-tactic = { $object_id ->
        [frontal] Frontal attack
        [general] General attack
        [deterrence] Deterrence
       *[envelopment] Envelopment
    }
verb-group-choose-tactic = Tactic
verb-guard = Cover { $object } with the limes
verb-group-guard = Cover with the limes
verb-omen = The omen falls on { $object }
verb-group-omen = The omen falls on
verb-switch = Change to the general attack
verb-keep-tactic = Keep the tactic
verb-go-on = Fight on
verb-break-off = Try to retreat in good order
verb-offer-truce = Offer a truce
verb-accept = Accept
verb-refuse = Refuse
verb-hurt = Put 1 PF out of action: { $object }
verb-group-hurt = Put 1 PF out of action
verb-destroy = Destroy 1 PF: { $object }
verb-group-destroy = Destroy 1 PF
verb-retreat-to = Retreat to { $object }
verb-group-retreat-to = Retreat to
verb-march-on = March on without loot

prompt-contact-stand = The enemy enters { $region }: who stays behind the defences? The others accept battle.
prompt-contact-stand-done = The others fight outside
prompt-contact-hold = The besieger is attacked in { $region }: keep at least as many fit PF as the VG before the walls, or lift the siege.
prompt-contact-hold-done = Give battle with the others
prompt-battle-choose-command = { $region }: which units does the leader command? The others hit on 6+ only.
prompt-battle-choose-first = Leaders of equal rank: who takes his place first?
prompt-battle-choose-posts = { $region }: with which unit does the leader stand?
prompt-battle-counsel = { $region }: play a stratagem before the coming phase?
prompt-battle-name-unit = { $region }: on which unit does the omen fall?
prompt-battle-choose-refuge = { $region }: the field forts shelter some PF; which units take refuge there?
prompt-battle-choose-refuge-done = Nobody else
prompt-battle-choose-tactics = { $region }: choose the tactic, face down.
prompt-battle-choose-boats = { $region }: which fleets take part, to shoot in the harassment? The others stay out of the battle.
prompt-battle-choose-boats-done = No other
prompt-battle-choose-boats-choose-piece = { $object } takes part
prompt-battle-choose-guarded = { $region }: which unit does the limes favour in this phase?
prompt-battle-choose-fewer = { $region }: the new leader commands fewer PF; which unit is no longer commanded?
prompt-battle-choose-fewer-command = No longer command { $object }
prompt-battle-choose-heir = Leaders of equal rank: who takes over from the one who has fallen?
prompt-battle-parley = { $region }: end of the phase. Fight on, or try to break off?
prompt-battle-answer = { $region }: the enemy offers a truce; the attacker would go back, nobody would take loot.
prompt-battle-switch = { $region }: you have inflicted more losses. Change to the general attack for the last blows?
prompt-upshot-decide = Victory in { $region }: stay and take the loot, or march on?
prompt-retreat-shelter = Retreat in { $region }: who falls back behind the defences? The others leave the region.
prompt-retreat-shelter-done = The others leave the region
prompt-retreat-go = Retreat from { $region }: choose where to go.
prompt-retreat-arrive = The retreating enemy enters the district: choose the region where he arrives.
prompt-retreat-arrive-chosen = Retreat: choose the region of arrival in the district.
prompt-retreat-ford = Retreat across water to { $region }: play a stratagem?
prompt-retreat-ford-decline = Nothing
prompt-fate-answer = A leader is taken: play a stratagem?
prompt-allocation-start = { $place }: { $hits ->
        [1] one loss to take
       *[other] { $hits } losses to take
    }{ $quota ->
        [1] , { $due } of them at least by foot
        [2] , { $due } of them at least by foot without missile weapons
        [3] , { $due } of them at least by cavalry
        [4] , { $due } of them at least by shooters
       *[other] {""}
    }.

event-contact = Interception in { $region }: { $side_id ->
        [roman] the Roman
       *[other] the Barbarian
    } makes contact
event-decoy-found = { $piece }: it was only a decoy ({ $region })
event-revealed = { $piece } is revealed in { $region }
event-revealed-head = Revealed in { $region }:
event-revealed-item = { $piece }
event-sheltered = { $piece } stays behind the defences of { $region }
event-sheltered-head = Behind the defences of { $region }:
event-sheltered-item = { $piece }
event-came-out = { $piece } comes out to give battle in { $region }
event-battle = { the-side } attacks in { $region }: { $attack } PF against { $defence }
event-overrun = { the-side } overruns the enemy in { $region }: ten to one
event-posted = { $piece } takes post with { $unit }
event-phase = { $region }: { $phase ->
        [0] artillery
        [1] harassment
        [2] mêlée
        [3] last blows
       *[other] pursuit
    }
event-tactic = Tactic { of-the-side }: { $tactic_id ->
        [frontal] frontal attack
        [general] general attack
        [deterrence] deterrence
       *[envelopment] envelopment
    }
event-switched = { the-side } changes to the general attack
event-omen-of = “{ $stratagem }” falls on { $unit }
event-volley = { $unit }: { $die }, that is { FIGURE($score) }; { many-hits }
event-volley-head = Blows:
event-volley-item = { $unit } { $die } ({ $hits })
event-hits = Losses { of-the-side }: { many-hits }
event-hurt-pf = { $unit }: 1 PF out of action
event-hurt-pf-head = Out of action:
event-hurt-pf-item = { $unit }
event-destroyed-pf = { $unit }: 1 PF destroyed
event-destroyed-pf-head = Destroyed:
event-destroyed-pf-item = { $unit }
event-fate-roll = { $piece } loses his unit: { $die } (killed on 4 to 6, else taken)
event-killed = { $piece } is killed
event-captured = { $piece } is captured
event-put-to-death = { $piece } is taken and put to death
event-suicide-of = { $piece } takes his own life rather than be captured
event-break-off-roll = { the-side } tries to retreat in good order: { $die }, that is { FIGURE($score) } (6+ succeeds)
event-truce-made = Tacit truce in { $region }
event-annihilated = The army { of-the-side } is destroyed
event-winner = { the-side } wins in { $region }
event-retreated = { the-side } retreats from { $origin } to { $place }
event-no-retreat = { the-side } cannot retreat from { $region } and is destroyed

## Sieges and works (9)

verb-sortie = Try a sortie with { $object }
verb-group-sortie = Try a sortie
verb-take-out = Take out { $object }
verb-group-take-out = Take out
verb-answer-with = Answer with { $object }
verb-group-answer-with = Answer with

prompt-muster-start = Who comes out with the leader ({ $region })?
prompt-muster-start-done = Give battle
prompt-sortie-take-out = Sortie ({ $region }): whom does the leader take out, within his VS?
prompt-sortie-take-out-done = Open the gate
prompt-sortie-reply = Sortie ({ $region }): who bars their way? As many counters at most, within the VS of your leader.
prompt-sortie-reply-done = With these
prompt-sortie-choose-command = Sortie ({ $region }): which units does the leader command? The others hit on 6+ only.
prompt-sortie-choose-first = Leaders of equal rank: who takes his place first?
prompt-sortie-choose-posts = Sortie ({ $region }): with which unit does the leader stand?
prompt-sortie-counsel = Sortie ({ $region }): play a stratagem before the mêlée?
prompt-sortie-name-unit = Sortie ({ $region }): on which unit does the omen fall?
prompt-sortie-choose-fewer = Sortie ({ $region }): the new leader commands fewer PF; which unit is no longer commanded?
prompt-sortie-choose-fewer-command = No longer command { $object }
prompt-sortie-choose-heir = Leaders of equal rank: who takes over from the one who has fallen?
prompt-sally-order = Out of the siege: where to go? There is no way back.
prompt-sally-order-done = Stop here
prompt-sally-arrive = The enemy who has broken out enters the district: choose the region where he arrives.
prompt-sally-arrive-chosen = Choose the region of arrival in the district.

event-sallied = { $piece } tries a sortie ({ $region })

verb-besiege = Lay siege: { $object }
verb-group-besiege = Lay siege
verb-summon = Siege ({ $object }): summon the town
verb-group-summon = Siege: summon the town
verb-summon-unled = Siege of { $object } without a leader
verb-invade = Try to invade: { $object }
verb-group-invade = Try to invade
verb-assault = Assault: { $object }
verb-group-assault = Assault
verb-emplace = Turn 1 PF into artillery: { $object }
verb-group-emplace = Turn 1 PF into artillery
verb-dismount = Return 1 PF of artillery to the ranks: { $object }
verb-group-dismount = Return 1 PF of artillery to the ranks
verb-restore = Restore the VD (3 BB): { $object }
verb-group-restore = Restore the VD (3 BB)
verb-build-limes = Build a limes (1 BB): { $object }
verb-group-build-limes = Build a limes (1 BB)
verb-build-fort = Build a legion’s camp: { $object }
verb-group-build-fort = Build a legion’s camp

prompt-assault-choose-command = Assault on { $region }: which units does the leader command? The others hit on 6+ only.
prompt-assault-choose-first = Leaders of equal rank: who takes his place first?
prompt-assault-choose-posts = Assault on { $region }: with which unit does the leader stand?
prompt-assault-counsel = Assault on { $region }: play a stratagem before the coming phase?
prompt-assault-name-unit = Assault on { $region }: on which unit does the omen fall?
prompt-assault-choose-guarded = Assault on { $region }: which unit of the garrison has the VD in this phase?
prompt-assault-choose-fewer = Assault on { $region }: the new leader commands fewer PF; which unit is no longer commanded?
prompt-assault-choose-fewer-command = No longer command { $object }
prompt-assault-choose-heir = Leaders of equal rank: who takes over from the one who has fallen?
prompt-assault-parley = Assault on { $region }: press on, or stop here?
prompt-assault-parley-done = Stop here
prompt-assault-follow = The garrison of { $region } is destroyed: siege or invade at once, for no PA?
prompt-assault-follow-done = Leave it there
prompt-battery-start = Change more PF, for 1 PA each?
prompt-battery-start-done = Nobody else

event-besieged = { the-side } lays siege to { $region }
event-summons-roll = { the-side } summons { $region }: { $die }, that is { FIGURE($total) } (the town yields on 6+)
event-invasion-roll = { the-side } tries to invade { $region }: { $die }, that is { $losses ->
        [0] no PF HdC
        [1] 1 PF HdC
       *[other] { $losses } PF HdC
    }
event-repulsed = { the-side } is thrown back from { $region }
event-town-taken = { the-side } takes { $region }
event-emplaced = { $piece }: 1 PF turned into artillery
event-dismounted = { $piece }: the crew returns to the ranks
event-restored = { the-side } restores the defences of { $region } (VD { $vd })
event-limes-built = { the-side } builds a limes in { $region } (VD +{ $bonus })
event-fort-built = { $piece } builds a camp in { $region }
event-siege-lifted = The siege of { $region } is lifted
event-town-back = { $region } returns { to-the-side }
event-limes-gone = The limes of { $region } is no more
event-camp-gone = A field fort in { $region } is destroyed

## Loot, harvest, recruitment (11 to 13)

verb-loot = Take the loot
verb-clemency = Show clemency
verb-rally = Rally the army: { $object }
verb-group-rally = Rally the army
verb-rally-one = Put 1 PF right (1 BB, 1 PA): { $object }
verb-group-rally-one = Put 1 PF right (1 BB, 1 PA)
verb-forage = Forage: { $object }
verb-group-forage = Forage
verb-pillage = Pillage: { $object }
verb-group-pillage = Pillage
verb-harvest = Harvest: { $object }
verb-group-harvest = Harvest
verb-tribute = Impose tribute: { $object }
verb-group-tribute = Impose tribute
verb-recruit = Recruit in { $object }
verb-group-recruit = Recruit in
verb-raise = Raise 1 PF: { $object }
verb-group-raise = Raise 1 PF
verb-fill-ranks = Put 1 HdC PF right: { $object }
verb-group-fill-ranks = Put HdC PF right (2 for 1 PF raised)

prompt-town-loot-start = { $region } is taken: pillage it, or show clemency?
prompt-town-loot-start-loot = Pillage and share the loot
prompt-rally-start = After the combat: put HdC PF right (1 BB and 1 PA each)?
prompt-rally-start-decline = Nobody else
prompt-rally-action-start = Which unit to put right?
prompt-rally-action-start-done = Nobody else
prompt-bridging-start = Bridge of boats at { $region }: which leader sees to it?
prompt-share-start = Loot of { $region } ({ $left } BB): which army takes it?
prompt-recruitment-captain = Recruitment in { $place }: which leader sees to it?
prompt-recruitment-pledge = Recruitment in { $place }: add BB to the die?
prompt-recruitment-pledge-done = Roll the die
prompt-recruitment-sway = Men are raised in { $place }: play a stratagem?
prompt-recruitment-sway-decline = Nothing
prompt-recruitment-muster = Recruitment in { $place }: { $left ->
        [1] 1 PF left to place.
       *[other] { $left } PF left to place.
    }

event-bales-taken = { the-side } takes { many-bales } from the enemy
event-loot-drunk = No leader to keep the loot: { many-bales } { to-the-side }, drunk at once
event-sack-roll = Sack, { $region } ({ $index } at stake): { $die }, that is { FIGURE($score) }; { many-bales } { to-the-side }
event-pillaged = { $region } is pillaged
event-spared = Clemency for { $region }
event-eagle-taken = The eagle is in the Barbarian’s hands: { $piece } ({ $region })
event-eagle-retaken = The eagle is retaken: { $type } ({ $region })
event-rallied = { the-side } puts { many-pf } right
event-harvest-roll = Harvest, { $piece } in { $place }: { $die }, that is { FIGURE($score) }; { many-bales }
event-revolt = Revolt in { $region }: { many-hits }
event-recruit-roll = Recruitment in { $place }: { $die }, that is { FIGURE($score) }; { many-pf } { to-the-side }
event-raised = { $type }: 1 PF raised in { $place }
event-raised-head = Raised in { $place }:
event-raised-item = { $type }
event-filled = { the-side } fills the ranks in { $place }

## Stratagems (14)

verb-buy = Buy “{ $object }”
verb-group-buy = Buy a stratagem
verb-play = Play “{ $object }”
verb-group-play = Play a stratagem
verb-decline = Play nothing

event-bought = { the-side } buys “{ $stratagem }”
event-bought-hidden = { the-side } buys a stratagem for { $price } PA
event-played = { the-side } plays “{ $stratagem }”
prompt-intrigue-start = “{ $stratagem }”: upon whom?
event-spied = A spy in the camp ({ $place }): { $piece }
event-unit-seen = Seen with { $piece }: { $unit }, { $pf } PF
event-unit-seen-head = Seen with { $piece }:
event-unit-seen-item = { $unit } ({ $pf } PF)
event-swayed = { $people }: a party for Rome, −1 to the recruitments of the season

## Scenarios and victory

verb-raid = Leave on a raid beyond the map: { $object }
verb-group-raid = Leave on a raid beyond the map
verb-submit = Submit and end the game
verb-set-up = Place the legion in { $object }
verb-group-set-up = Place the legion in
verb-choose-people = Choose: { $object }
verb-group-choose-people = Choose the people
verb-pay-bales = Pay the ransom (4 BB) with: { $object }
verb-group-pay-bales = Pay the ransom (4 BB) with

prompt-contact-ambush = A Roman army enters { $region }: play a stratagem?
prompt-submission-start = Rome holds enough of Dacia: submit and end the game, or fight on?
prompt-submission-start-decline = Fight on
prompt-submission-start-done = Fight on
prompt-author-start = “{ $stratagem }”: which leader plays it?
prompt-purchase-start = A stratagem bought: play it at once?
prompt-purchase-start-done = Later
prompt-plot-start = “{ $stratagem }”: choose upon what.
prompt-ransom-start = { $piece } is in the hands of Decebalus: pay 4 BB, or lose him?
prompt-ransom-start-decline = Do not pay
prompt-pestilence-start = Spring comes: play a stratagem?

event-joined-war = Joins the war: { $people }
event-peace-made = Peace with Rome: { $people }
event-war-resumed = War again: { $people }
event-went-home = Gone home: { $people }
event-withdrawn = { $piece } leaves the war
event-yielded = Submission to Rome: { $people }
event-raided = { $piece } leaves on a raid beyond the map
event-raid-back = { $piece } is back from his raid: { $place }
event-raid-barred = { $piece } waits beyond the map for the Romans to leave
event-submitted = The Dacian submits
event-legion-raised = { $type }: legion raised, { $place }
event-stipend-paid = { $piece } pays the stipend ({ $people })
event-ransomed = { $piece } is returned for { many-bales }
event-treasure-hidden = Treasure hidden: { many-bales }
event-revolted = The legions revolt: { $region }
event-revolt-ended = The revolt is put down: { $region }
event-plague = The plague strikes the army: { $place }

event-arrived = Reinforcements { of-the-side }: { $place }
event-scored = { the-side } scores { $points ->
        [1] 1 point
       *[other] { FIGURE($points) } points
    }
event-game-over = End of the game: { FIGURE($romanus) } points to the Roman, { FIGURE($barbarus) } to the Barbarian; { $level_id ->
        [decisive-roman] decisive Roman victory
        [roman] Roman victory
        [draw] draw
        [barbarian] Barbarian victory
        [decisive-barbarian] decisive Barbarian victory
       *[other] game in progress
    }

## Sieges

prompt-pestilence-start-decline = Not this year
prompt-contact-ambush-decline = Nothing
event-joined-war-head = At war now:
event-joined-war-item = { $people }

## Recruits, eagles and orgies

verb-complete = Fill up: { $object }
verb-group-complete = Fill up a reduced counter
verb-lay-eagle = Lay down the eagle: { $object }
verb-group-lay-eagle = Lay down an eagle in the region
verb-shout = Shout “orgy!”
prompt-orgy-start = A troop without a leader keeps its loot… unless you shout “orgy!”.
prompt-orgy-start-decline = Say nothing
event-eagle-laid = The eagle is laid down: { $type } ({ $region })
event-eagle-found = The eagle is found again: { $type } ({ $region })
event-shouted = “Orgy!” { the-side } makes a troop without a leader lose its loot

reason-towards = { $piece }: towards { $region }
reason-town = { $region }, held at the end, is worth { $points } VP
reason-relief = { $region } is besieged, with { $pf } PF behind its defences
reason-enemies = The enemy is in { $region }
reason-gathering = { $region } is the friendly place nearest to what there is to take
reason-waiting = { $pf } PF wait without a leader in { $region }
reason-decoy = A decoy on the march hides those who do not march
reason-battle = Combat in { $region }: { $chance }% to win
reason-odds = In { $region }: { $ours } fit PF against { $theirs }
reason-unled = Nobody leads the { $pf } PF in { $region }
reason-unseen = In { $region } there are armies out of sight: they may have { $pf } PF
reason-stake = Who holds { $region } may end the game with it
reason-last-chance = { $seasons ->
    [one] The game ends with this season, and the points are not enough
   *[other] { $seasons } seasons are left, and the points are not enough
  }
reason-toll = Attrition: { $least } to { $most } PF HdC
reason-surrender = { $region } surrenders with { $chance }%
reason-invasion = Invasion of { $region }: { $chance }%
reason-assault = Assault on { $region }: { $chance }% to destroy the garrison
reason-gun = One more gun adds 1 to the siege actions against { $region }
reason-night = In { $region }: { $night }% to succeed by night, { $day }% by day
reason-mixed = Against these troops { $tactic } is to be played { $share } times in a hundred
reason-wounded = { $piece } has { $pf } PF HdC
reason-walls = The defences of { $region } still have room for { $pf } PF
reason-divided = The defences of { $region } have room for { $pf } PF alone: an army is better not divided
reason-bale = A PAC brings 1 BB
reason-nothing-better = Nothing better to do this season
