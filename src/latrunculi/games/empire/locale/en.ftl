# English texts of History of the Roman Empire: one message for each word of words.py, each question, each option.
# Provinces and Dioceses keep their Latin names. The name of a side or Faction arrives without article.

## Common turns of phrase

of-side = { $side_id ->
        [aegyptus] of { $side }
        [pontus] of { $side }
        [cappadocia] of { $side }
        [iudaea] of { $side }
        [nabataea] of { $side }
        [armenia] of { $side }
        [palmyra] of { $side }
        [dacia] of { $side }
        [thracia] of { $side }
        [numidia] of { $side }
        [mauretania] of { $side }
        [britannia] of { $side }
       *[other] of the { $side }
    }
a-unit = { $side_id ->
        [purpura] a Legion
        [viridis] a Legion
        [caeruleus] a Legion
        [aureus] a Legion
       *[other] an army
    }
A-unit = { $side_id ->
        [purpura] A Legion
        [viridis] A Legion
        [caeruleus] A Legion
        [aureus] A Legion
       *[other] An army
    }
units = { $side_id ->
        [purpura] Legions
        [viridis] Legions
        [caeruleus] Legions
        [aureus] Legions
       *[other] armies
    }
a-unit-of = { $side_id ->
        [rebels] a Rebel Army
        [rebel-legions-purpura] a Rebel Legion of the Purple Faction
        [rebel-legions-viridis] a Rebel Legion of the Green Faction
        [rebel-legions-caeruleus] a Rebel Legion of the Blue Faction
        [rebel-legions-aureus] a Rebel Legion of the Golden Faction
       *[other] { a-unit } { of-side }
    }
A-unit-of = { $side_id ->
        [rebels] A Rebel Army
        [rebel-legions-purpura] A Rebel Legion of the Purple Faction
        [rebel-legions-viridis] A Rebel Legion of the Green Faction
        [rebel-legions-caeruleus] A Rebel Legion of the Blue Faction
        [rebel-legions-aureus] A Rebel Legion of the Golden Faction
       *[other] { A-unit } { of-side }
    }
units-of = { $side_id ->
        [rebels] Rebel Armies
        [rebel-legions-purpura] Rebel Legions of the Purple Faction
        [rebel-legions-viridis] Rebel Legions of the Green Faction
        [rebel-legions-caeruleus] Rebel Legions of the Blue Faction
        [rebel-legions-aureus] Rebel Legions of the Golden Faction
       *[other] { units } { of-side }
    }
the-defender = { $defender_id ->
        [aegyptus] { $defender }
        [pontus] { $defender }
        [cappadocia] { $defender }
        [iudaea] { $defender }
        [nabataea] { $defender }
        [armenia] { $defender }
        [palmyra] { $defender }
        [dacia] { $defender }
        [thracia] { $defender }
        [numidia] { $defender }
        [mauretania] { $defender }
        [britannia] { $defender }
       *[other] the { $defender }
    }

## Log

event-forced = { $action_id ->
        [done] Nothing else to do here: play moves on
       *[other] Only choice: { $action }
    }
event-turn = Turn { $turn ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[7] VII
    }: { $period }
event-order-roll = The { $faction } rolls { $dice } for the drawing order
event-drawing-order = The { $faction } draws { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    }
event-drew-people = The { $faction } draws chit { $chit }: { $people }
event-drew-emperor = The { $faction } draws chit { $chit }: { $emperor }
event-drew = The { $faction } draws a chit
event-kept = The { $faction } keeps its chit
event-passed = The { $faction } passes its chit to the { $to }
event-barbarian-phase = Barbarian phase of the { $faction }: { $people } (chit { $chit })
event-roman-phase = Roman phase of the { $faction }: { $emperor } (chit { $chit })
event-card = The { $faction } plays “{ $card }”
event-chosen-province = Province chosen: { $province }
event-chosen-diocese = Diocese chosen: { $diocese }
event-kingdom-appears = The Kingdom { of-side } appears in { $province }, with a City and a Fort
event-tribe-appears = The Tribe { of-side } appears in { $province }
event-displaced = Displaced, { a-unit-of } leaves { $province } for { $to }
event-displaced-lost = Displaced from { $province } without a refuge, { a-unit-of } is eliminated
event-fort-swept = { $province }: the fortification is swept away
event-recruited-barbarians = { $people }: { $number ->
        [0] no army to recruit
        [1] one army recruited
       *[other] { $number } armies recruited
    }
event-recruited = The { $faction } recruits a Legion for { $cost } VP
event-bonus-legions = The { $faction } receives { $number ->
        [1] a free Legion
       *[other] { $number } free Legions
    }
event-bribed = The { $faction } bribes { $number ->
        [1] a Rebel Legion
       *[other] { $number } Rebel Legions
    } in { $province } for { $cost } VP
event-bought-fort = The { $faction } buys a Fort
event-fortified = The { $faction } raises a Fortress in { $province }
event-rebuilt = The { $faction } rebuilds the looted City in { $province }
event-taken-up = { A-unit-of } is taken up in { $province }
event-faction-out = The { $faction } is eliminated: it has neither units nor VP
event-settled = The { $faction } settles in { $province }, its Start Province
event-placed = { A-unit-of } takes its place in { $province }
event-fort-placed = The { $faction } sets down a Fort in { $province }
event-automatic-victory = Automatic victory in { $province }: { a-unit-of } overruns { the-defender }
event-fort-taken = { $province }: the fortification falls into the hands { of-side }
event-fort-destroyed = { $province }: the fortification is destroyed
event-combat = Combat in { $province }: { $side } against { $defender }
event-rolled = { $side } { $attack }{ $attack_bonus ->
        [0] {""}
       *[other] {" "}(+{ $attack_bonus })
    } against { $defender } { $defence }{ $defence_bonus ->
        [0] {""}
       *[other] {" "}(+{ $defence_bonus })
    }
event-tied = A tie in { $province }: the dice are rolled again
event-attacker-lost = The attack fails in { $province }: { a-unit-of } is lost
event-defender-lost = The defence breaks in { $province }: { a-unit-of } is lost
event-fort-lost = { $province }: the fortification falls
event-emperor-died = A triple! { $emperor } dies, and the { $faction } loses his bonuses
event-withdrew = { A-unit-of } withdraws from { $province } to { $to }
event-entered = { $province } falls into the hands { of-side }
event-offered = The { $faction } offers { $number } VP to be spared an attack in { $province }
event-accepted = The { $faction } accepts { $number ->
        [1] the VP offered
       *[other] the { $number } VP offered
    } and calls off the attack
event-refused = The { $faction } refuses the offer
event-city-built = The { $faction } builds a City in { $province }
event-looted = The { $faction } loots the City in { $province } and scores { $points } VP (roll: { $dice }{ $bonus ->
        [0] {""}
       *[other] {" "}+{ $bonus }
    })
event-scored-cities = { $faction }: { $number ->
        [0] no City
        [1] one City, { $points } VP
       *[other] { $number } Cities, { $points } VP
    }
event-scored-diocese = { $faction }: { $level } in the Diocese { $diocese }, { $points } VP
event-scored-diocese-head = { $faction }, Dioceses:
event-scored-diocese-item = { $diocese } ({ $level }, { $points } VP)
event-scored-provinces = { $faction }: Emperor’s bonus for { $number ->
        [0] no Province
        [1] one Province
       *[other] { $number } Provinces
    }, { $points } VP
event-scored = The { $faction } scores { $points } VP in this phase; total: { $rome } Roman VP, { $barbarian } Barbarian VP
event-units-lost = { $number ->
        [1] { A-unit-of } that was not placed is lost
       *[other] { $number } { units-of } that were not placed are lost
    }
event-rebelled = { $number ->
        [0] The Legions of the { $faction } stay loyal in { $province }
        [1] A Legion of the { $faction } rebels in { $province }
       *[other] { $number } Legions of the { $faction } rebel in { $province }
    }
event-revolted = Revolt in { $province }: { $number ->
        [1] a Rebel Army arises
       *[other] { $number } Rebel Armies arise
    }
event-effect-roll = { $province }, dice rolled for the card: { $dice }
event-struck-down = { $province }: sickness carries off { $number ->
        [1] { a-unit-of }
       *[other] { $number } { units-of }
    }
event-betrayed = Betrayal in { $province }: { a-unit-of } goes over to the { $by }
event-betrayed-lost = Betrayal in { $province }: { a-unit-of } is lost
event-betrayal-failed = { $province }: the betrayal fails
event-free-forts = The { $faction } receives { $number ->
        [1] a free Fort
       *[other] { $number } free Forts
    }
event-final-provinces = { $faction }: { $number ->
        [0] no Province at the end of the game
        [1] one Province at the end of the game, { $points } VP
       *[other] { $number } Provinces at the end of the game, { $points } VP
    }
event-final-city = { $faction }: City of a Kingdom in { $province }, { $points } VP (roll: { $dice }{ $bonus ->
        [0] {""}
       *[other] {" "}+{ $bonus }
    })
event-won = The { $faction } wins with { $points } VP
event-reentered = The { $faction } comes back into play in { $province }

## Choices, one by one

verb-done = Go on
verb-keep = Keep the chit
verb-pass-to = Pass the chit to the { $object }
verb-play-card = Play “{ $object }”
verb-recruit = Recruit a Legion (2 VP, 3 from turn IV)
verb-bribe = Bribe the Rebel Legions in { $object } (2 VP each)
verb-buy-fort = Buy a Fort (1 VP)
verb-fortify = Raise a Fortress in { $object } (1 VP)
verb-rebuild = Rebuild the City in { $object } (1 VP)
verb-take-up = Take up an army in { $object }
verb-settle = Settle in { $object }
verb-place-army = Place an army in { $object }
verb-place-fort = Set down a Fort in { $object }
verb-take-fort = Take the fortification
verb-destroy-fort = Destroy the fortification
verb-stand = Stand firm
verb-withdraw-to = Withdraw to { $object }
verb-retreat-to = Retreat to { $object }
verb-build-city = Build a City in { $object }
verb-loot = Loot the City in { $object }
verb-choose-province = Choose { $object }
verb-choose-diocese = Choose the Diocese { $object }
verb-offer = Offer { $object } VP
verb-accept = Accept the offer
verb-refuse = Refuse the offer

## Choices, by group

verb-group-done = Go on
verb-group-keep = Keep the chit
verb-group-pass-to = Pass the chit
verb-group-play-card = Play a card
verb-group-recruit = Recruit
verb-group-bribe = Bribe rebels
verb-group-buy-fort = Buy a Fort
verb-group-fortify = Raise a Fortress
verb-group-rebuild = Rebuild a City
verb-group-take-up = Take up an army
verb-group-settle = Settle
verb-group-place-army = Place an army
verb-group-place-fort = Set down a Fort
verb-group-take-fort = Take the fortification
verb-group-destroy-fort = Destroy the fortification
verb-group-stand = Stand firm
verb-group-withdraw-to = Withdraw
verb-group-retreat-to = Retreat
verb-group-build-city = Build a City
verb-group-loot = Loot a City
verb-group-choose-province = Choose a Province
verb-group-choose-diocese = Choose a Diocese
verb-group-offer = Offer VP
verb-group-accept = Accept
verb-group-refuse = Refuse

## Questions

prompt-draw-peoples-decide = Keep the Barbarian chit just drawn, or pass it to another Faction?
prompt-draw-emperors-decide = Keep the Emperor chit just drawn, or pass it to another Faction?
prompt-card-step-start = Play an event card, or play none.
prompt-mini-phase-place = Place an army of the Kingdom or Tribe, or finish placing them.
prompt-rebellion-start = Choose the Province where the rebellion breaks out.
prompt-revolt-start = Choose the Province where the revolt breaks out.
prompt-epidemic-start = Choose where the epidemic strikes.
prompt-epidemic-second = Choose the second Province, adjacent to the first.
prompt-betrayal-start = Choose the Province where an army turns traitor.
prompt-works-start = Choose the Province for the works.
prompt-works-go-on = Choose another Province for the works, or finish them.
prompt-stance-start = Choose the Diocese where the defence is strengthened.
prompt-recruitment-build = Recruit, build, take up Legions, or finish buying.
prompt-taking-up-start = Take up armies of the People, or finish taking up.
prompt-barbarian-placement-place = Place an army of the People, or finish expanding.
prompt-roman-placement-settle = Choose the Start Province of the Faction.
prompt-roman-placement-place = Place a Legion or set down a Fort, or finish expanding.
prompt-displacement-retreat = { $province }: choose where the displaced army retreats to.
prompt-displacement-make-room = { $province }: choose where the army that makes room for a Kingdom or Tribe retreats to.
prompt-displacement-give-way = { $province }: choose where the army that gives way to the starting Faction retreats to.
prompt-lone-fort-start = { $province }: a fortification without defenders: take it or destroy it?
prompt-withdrawal-start = { $province }, attack { of-side }: stand firm, or choose where the first Legion withdraws to?
prompt-withdrawal-go-on = { $province }, attack { of-side }: choose where the next Legion withdraws to.
prompt-bribe-offer-start = { $province }, attack { of-side }: offer Roman VP to be spared the attack, or offer nothing.
prompt-bribe-offer-answer = { $province }, attack { of-side }: accept the VP offered and call off the attack, or refuse?
prompt-cities-start = Build Cities, or finish building.
prompt-looting-start = Loot the conquered Cities, or finish looting.

## Questions: what the button that ends them says

prompt-card-step-start-done = Play no card
prompt-mini-phase-place-done = Finish placing
prompt-works-go-on-done = Finish the works
prompt-recruitment-build-done = Finish buying
prompt-taking-up-start-done = Finish taking up
prompt-barbarian-placement-place-done = Finish expanding
prompt-roman-placement-place-done = Finish expanding
prompt-bribe-offer-start-done = Offer nothing
prompt-cities-start-done = Finish building
prompt-looting-start-done = Finish looting

## The game

about = Seven turns, from the First Triumvirate to the last Emperor of the West. Each player leads a Roman Faction and, turn by turn, a Barbarian People that breaks into everyone else’s Provinces.
about-years = 60 BC to AD 476
seats-2 = With two players, each leads two Factions.
seats-3 = With three players, each Faction begins with nine Legions.
scenario-69-principes = Learning: the Year of the Four Emperors, 69
scenario-69-principes-note = A scenario to learn by: a single turn, the third, a quarter of an hour. Nero is dead, and four pretenders each have their legions: Otho in Rome and Africa, Vitellius in Gaul, the legions of the Danube, Vespasian in the East; behind each of them a People waits beyond the frontier. You draw a People and an Emperor, lead the one and then the other, and count. Provinces held at the end are worth 2 VP more (HRE-15.2-7).
scenario-standard = The whole game, 60 BC to AD 476
scenario-standard-note = All seven turns, from the empty map of the first triumvirate to the fall of the West.
option-withdrawal-round = Withdrawal of defenders
option-withdrawal-round-1 = from the first round
option-withdrawal-round-2 = from the second round
option-withdrawal-round-hint = The first round of combat at the end of which defending Legions may withdraw.
option-bribes = Bribing of Barbarians
option-bribes-0 = no
option-bribes-1 = yes
option-bribes-hint = A Faction attacked by a Barbarian People may offer VP to be left alone until the end of the turn.

step-events = Event card
step-recruitment = Recruitment
step-placement = Placement and combat
step-cities = Building of Cities
step-loot = Looting
step-points = Victory points

stage-draw-order = Drawing order
stage-barbarian-chits = Draw of the Barbarians
stage-emperor-chits = Draw of the Emperors
stage-phase = Player phases
stage-over = The game is over

## Emperors and cards

bonus-die = +1 DIE
bonus-attack = +1 ATT
bonus-legions-1 = +1 LEG
bonus-legions-2 = +2 LEG
bonus-ties = WINS TIES
bonus-provinces = +VP/PROV

timing-player-phase = At the start of either of one’s phases
timing-roman-phase = At the start of one’s Roman phase
timing-barbarian-phase = At the start of one’s Barbarian phase
timing-attack = During placement, before an attack
timing-roman-attack = During Roman placement, before an attack

card-kind-kingdom = Kingdom
card-kind-tribe = Tribe
card-kind-rebellion = Rebellion
card-kind-revolt = Revolt
card-kind-epidemic = Epidemic
card-kind-betrayal = Betrayal
card-kind-works = Works
card-kind-war = War

## Combat: what bears on the dice, by clause. $whose: attack, defence; $effect: dice, pips, ties; $value: a number.

modifier-amount = { $effect ->
        [dice] { $value ->
            [1] +1 die
           *[other] +{ $value } dice
        }
        [pips] +{ $value } to each die
       *[ties] wins ties
    }
modifier-HRE-S-5-3-1 = Emperor
modifier-HRE-S-5-3-3 = Emperor
modifier-HRE-S-5-3-5 = Emperor
modifier-HRE-9-3-2-4 = Attack by sea
modifier-HRE-9-3-2-5 = Attack by sea on a Tribe
modifier-HRE-10-2-1 = Difficult Terrain
modifier-HRE-10-2-2 = Sea crossing
modifier-HRE-10-3-1 = Across a strait
modifier-HRE-10-4-1 = Fort
modifier-HRE-10-4-2 = Fortress
modifier-HRE-10-4-3 = { $whose ->
        [attack] Cataphracts
       *[defence] { $effect ->
            [dice] Ambush
           *[pips] Testudo
        }
    }

## Refusals

refusal-over = The game is over.
refusal-not-your-turn = It is for another player to choose.
refusal-stale = This choice answers a question that is already settled.
refusal-unknown = There is no such choice in this game.
refusal-not-now = This is not the moment for this choice.
refusal-forbidden = A rule forbids this choice.
refusal-nothing-to-undo = There is nothing to undo since the last dice roll or disclosure.
