# English texts of Invasions: one message for each word of the words_*.py modules and each question, a section for each package of chapters.

## Presentation

about = Three centuries between Constantius II and Islam. Each player leads a camp, Romans, Huns, Persians or Goths, and its peoples: they migrate, plunder, become federates, found kingdoms, and perish.
about-years = AD 350 to 650
seats-2 = With two players each leads two camps.
seats-3 = With three players one leads Huns and Goths; three fifths of his VP count.

option-advanced = Advanced combat
option-advanced-hint = Two ordinary dice and tables, two rounds of melee and voluntary retreat, in place of the combat dice.
option-advanced-0 = without
option-advanced-1 = with

## Frame: everywhere, sequence, control, stacking, VP (I to V, XII, XVII)

event-forced = { $action_id ->
        [done] Nothing else to do here: on to what follows
       *[other] Only choice: { $action }
    }
verb-done = Finish
verb-yes = Yes
verb-no = No
verb-choose-province = Choose { $object }
verb-group-choose-province = Choose the province
verb-choose-nation = Choose: { $object }
verb-group-choose-nation = Choose the nation
verb-choose-piece = Choose: { $object }
verb-group-choose-piece = Choose

prompt-excess-remove = Too many units in a province: which one goes?

event-turn = Turn { $turn }, { NUMBER($year, useGrouping: 0) }
event-activated = Activation: { $nation } ({ $status }, age { $age })
event-control = { $province } comes under the control of: { $nation }
event-control-lost = { $province } is no longer controlled by: { $nation }
event-capital-taken = The capital ({ $nation }) in { $province } is taken by: { $by }
event-d2 = d2 test ({ $nation }): { $die }
event-excess = Overstacking in { $province }: { $piece } is withdrawn
event-scored = Territories ({ $nation }): { $points } VP
event-foedus-scored = Provinces under Foedus ({ $nation }): { $points } VP
event-game-over = End of the game: { $camp }, { $points } VP

## Package (a): the life of nations, realms, reinforcements (VI to IX)

verb-found-kingdom = Found a kingdom: { $object }
verb-group-found-kingdom = Found a kingdom
verb-build-city = Build in { $object }
verb-group-build-city = Build a city
verb-seat-capital = Capital at { $object }
verb-group-seat-capital = Choose the capital
verb-receive-arm = Receive: { $object }
verb-group-receive-arm = Receive
verb-receive = Choose as reinforcement: { $object }
verb-group-receive = Choose a reinforcement
verb-post = Place in { $object }
verb-group-post = Place
verb-evacuate-to = Evacuate to { $object }
verb-group-evacuate-to = Evacuate to
verb-keep-leader = Longevity: keep { $object }
verb-group-keep-leader = Longevity
verb-influx-of = Influx of Warriors: { $object }
verb-group-influx-of = Influx of Warriors
verb-submit-to = Submit and take refuge in { $object }
verb-group-submit-to = Submit and take refuge

prompt-ageing-decide = { $nation }, age { $age }: found a kingdom, or stay barbarian?
prompt-capital-build = { $nation }: where does a city arise or grow?
prompt-capital-seat = { $nation }: which city is the capital?
prompt-muster-arm = Reinforcements ({ $nation }), { $left } more: of which arm?
prompt-muster-pick = Reinforcements ({ $nation }), { $left } more: which unit?
prompt-posting-place = { $nation }: where does { $piece } go?
prompt-investiture-place = { $nation }: where does { $leader } go?
prompt-succession-place = { $nation }: { $leader } comes at once; where?
prompt-evict-go = Eviction ({ $nation }) from { $place }: where to?
prompt-evict-refuge = Eviction ({ $nation }) from { $place }, no way out: with whom do they take refuge, as a vassal?
prompt-dated-migration-go = { $nation }: place the horde and all units elsewhere?
prompt-dated-settlers-go = { $nation }: where do they settle?
prompt-reinforcements-orphans = { $nation }: which unit of an extinct nation goes?
prompt-ageing-decide-no = Stay barbarian
prompt-reinforcements-keep = Reinforcements: play a card?
prompt-reinforcements-keep-done = Play none
prompt-influx-arm = Influx ({ $nation }), { $left } more: of which arm?
prompt-influx-pick = Influx ({ $nation }), { $left } more: which unit?
prompt-dated-migration-go-done = Stay

event-penalty = { $nation }: decline costs { $gold } gold at once
event-kingdom-roll = Kingdom test ({ $nation }): { $die }, modifier { $modifier }, against age { $age }
event-kingdom-founded = A kingdom is founded: { $nation }
event-empire-roll = Empire test ({ $nation }): { $die }, modifier { $modifier }
event-empire-founded = An empire is born: { $nation }
event-allowance = Allowance of the young realm ({ $nation }): { $gold } gold
event-city-founded = { $province }: a city of level { $level } ({ $nation })
event-capital-seated = { $province } becomes the capital: { $nation }
event-huns-roll = Attila is dead, the fate of the Huns: { $die }, modifier { $modifier }
event-vanished = { $nation }: the nation vanishes from history
event-reinforced = Reinforcements ({ $nation }): { $piece } in { $place }
event-leader-comes = { $piece } ({ $nation }) appears in { $province }
event-leader-goes = { $piece } ({ $nation }) leaves the stage
event-arrived = { $nation }: arrival in { $province }
event-evicted = Eviction ({ $nation }): { $piece } leaves { $origin } for { $place }
event-evicted-vassal = Evicted, { $nation } submits to: { $lord }
event-capital-evicted = The capital ({ $nation }) in { $province } is evicted
event-dated = Chronology: { $entry }
event-invades = Invasion: { $nation }
event-extinct = { $piece } leaves { $nation }: its nation is extinct
event-islam = Islam: { $die }, modifier { $modifier }
event-aged = { $nation }: age { $age }
event-decline = { $nation }: decline of level { $level }
event-faded = { $region }: the heresy fades

## Package (b): events, raids, administration, income, purchases, revolts (X, XI, XIII to XVI)

verb-decree-kind = Buy a card: { $object }
verb-group-decree-kind = Buy a card of the type
verb-decree = Keep: { $object }
verb-group-decree = Keep the card
verb-buy = Buy: { $object }
verb-group-buy = Buy
verb-repair = Refit: { $object }
verb-group-repair = Refit
verb-fortify = Fortify { $object }
verb-group-fortify = Fortify
verb-suppress = Suppress the revolt in { $object }
verb-group-suppress = Suppress the revolt in
verb-throw-again = Throw again
verb-place-in-sea = { $object }
verb-group-place-in-sea = Choose the sea
verb-heresy-in = { $object }
verb-group-heresy-in = Choose the region

prompt-revolt-name = In which province does the revolt break out?
prompt-suppressions-attempt = Which revolt is to be suppressed?
prompt-suppressions-attempt-done = Suppress no more revolts
prompt-suppressions-again = The revolt goes on. Throw again?
prompt-suppressions-again-done = Accept the throw
prompt-suppressions-lose = The suppression has failed: which unit is lost?
prompt-levy-lose = Which unit is lost?
prompt-schism-name = In which region does the heresy arise?
prompt-conspiracy-name = Against which leader is the plot?
prompt-desertion-part-with = Which unit deserts?
prompt-bankrupt-disband = Bankruptcy: which unit is disbanded?
prompt-revenues-redeploy = On which city is the capital set up anew?
prompt-decrees-choose-kind = Which type of Administration card is bought?
prompt-decrees-keep = Which card is kept?
prompt-purchases-shop = Purchases ({ $nation }, { $gold } gold)
prompt-purchases-shop-done = Buy no more
prompt-purchases-place = Where is the unit placed?
prompt-raid-aim = { $nation }: which province is raided?
prompt-raid-aim-done = No raid
prompt-raid-engage = { $nation }: which unit raids?
prompt-raid-lose = The raid has failed: which unit is lost?
prompt-city-growth-pick = { $card }: which province?
prompt-earthquake-pick = { $card }: which province?
prompt-famine-pick = { $card }: which province?
prompt-golden-age-pick = { $card }: which nation?
prompt-epidemic-pick = { $card }: which sea?
prompt-heresy-pick = { $card }: which region?
prompt-missionaries-pick = { $card }: which region?
prompt-taxes-tax = { $card }, { $nation }: take the gold?
prompt-missionaries-preach = { $card }, { $nation }: convert now ({ $points } VP)?

event-event-drawn = { $camp }, event: { $card }
event-event-kept = { $camp } keeps an Event card
event-event-seen = Card kept ({ $camp }): { $card }
event-event-played = { $camp } plays { $card }
event-reshuffled = The discards are shuffled into the deck
event-exceptional-caravan = Exceptional caravan { $die }: { $province }
event-caravan = Caravan of { $province }: { $gold } gold ({ $nation })
event-plundered = Pillage ({ $nation }): { $marker }, { $gold } gold
event-marker-kept = A Pillage marker is kept ({ $nation })
event-pillaged = { $province } is pillaged
event-restored = { $province } recovers from pillage ({ $nation })
event-capital-redeployed = The capital is set up anew in { $province } ({ $nation })
event-raid = Raid on { $province } ({ $nation }): { $die }, modifier { $modifier }: { $result }
event-settled = The raiders settle in { $province } ({ $nation })
event-decreed = Administration ({ $nation }): { $card } ({ $gold } gold)
event-drew-decrees = { $nation }: { $number } Administration cards drawn
event-idle-leaders = Leaders stay in the capital ({ $nation })
event-calamity = Calamity ({ $nation }): { $calamity }
event-paid = Paid ({ $nation }): { $gold } gold
event-received = Received ({ $nation }): { $gold } gold
event-income = Revenues ({ $nation }): { $gross } gold, expenses { $expenses }, Treasury { $treasury }
event-bankrupt = Bankruptcy: { $nation }
event-collapse-roll = Collapse test ({ $nation }): { $die }, modifier { $modifier }
event-collapsed = The empire collapses: { $nation }
event-bought = Bought ({ $nation }, { $gold } gold): { $piece }, { $place }
event-repaired = Refitted ({ $nation }, { $gold } gold): { $piece }
event-fortified = { $province } is fortified ({ $nation }, { $gold } gold)
event-revolt-camp = Revolt { $die }: { $camp } name the province
event-revolt-region = Region of the revolt { $die }: { $region }
event-revolt = Revolt in { $province } ({ $nation })
event-suppression = Suppression in { $province } ({ $nation }): { $die }, modifier { $modifier }
event-suppressed = The revolt in { $province } is suppressed ({ $nation })
event-unit-lost = Lost ({ $nation }): { $piece }
event-heresy-placed = Heresy in { $region }
event-plot-roll = { $piece }: { $die }
event-city-grew = The city of { $province } grows to level { $level }
event-quake = Earthquake { $die }: { $region }
event-withered = The city of { $province } lies in ruins

## Package (c): movement, interception, flight, campaigns (XVIII, XIX, XXII)

verb-march = March the stack of { $object }
verb-group-march = March the stack of
verb-step-to = Go to { $object }
verb-group-step-to = Go to
verb-leave = Leave behind: { $object }
verb-group-leave = Leave behind
verb-take = Take along: { $object }
verb-group-take = Take along
verb-overrun = Overrun: { $object }
verb-group-overrun = Overrun
verb-force = Force a passage in { $object }
verb-group-force = Force a passage
verb-hold = Let hold the passage: { $object }
verb-group-hold = Let hold the passage
verb-stand-aside = Keep out of the battle: { $object }
verb-group-stand-aside = Keep out of the battle
verb-migrate = Migrate with the horde: { $object }
verb-group-migrate = Migrate with the horde
verb-settle-in = Settle in { $object }
verb-group-settle-in = Settle in
verb-follow = Follow the horde: { $object }
verb-group-follow = Follow the horde
verb-rebuild = Rebuild the limes in { $object }
verb-group-rebuild = Rebuild the limes
verb-intercept = Intercept from { $object }
verb-group-intercept = Intercept from
verb-stay-behind = Let stay behind: { $object }
verb-group-stay-behind = Let stay behind
verb-flee-to = Flee to { $object }
verb-group-flee-to = Flee to
verb-campaign = Campaign with { $object }
verb-group-campaign = Campaign with
verb-redeploy = Redeploy the stack to { $object }
verb-group-redeploy = Redeploy the stack to
verb-summon = Call to the leader: { $object }
verb-group-summon = Call to the leader

prompt-movement-choose-pile = Which stack moves?
prompt-movement-choose-pile-done = Finish moving
prompt-march-go = { $province }: where does the stack go?
prompt-march-go-done = Stop here
prompt-march-face = { $province }: the enemy is here, what does the stack do?
prompt-march-face-done = Stop and fight
prompt-march-hold = { $province }: which units open the passage and stay?
prompt-march-hold-done = Open the passage
prompt-march-draw-up = { $province }: too many units for the battle, which ones take no part?
prompt-expedition-go = { $province }: where does the leader take his stack?
prompt-expedition-go-done = Stop here
prompt-expedition-face = { $province }: the enemy is here, what does the stack do?
prompt-expedition-face-done = Stop and fight
prompt-expedition-hold = { $province }: which units open the passage and stay?
prompt-expedition-hold-done = Open the passage
prompt-expedition-draw-up = { $province }: too many units for the battle, which ones take no part?
prompt-migration-settle-in = Where does the horde ({ $nation }) migrate?
prompt-migration-follow = Which unit settles with the horde ({ $nation })?
prompt-migration-beside = No more room with the horde ({ $nation }): where does the next unit go?
prompt-rebuilding-rebuild = Which limes is rebuilt free of charge?
prompt-rebuilding-rebuild-done = Rebuild no more
prompt-interception-declare = The enemy ({ $nation }) enters { $province }: intercept?
prompt-interception-declare-done = No more interceptions
prompt-interception-compose = Who of the stack stays behind?
prompt-interception-compose-done = Designate this stack
prompt-interception-arrive = Over the stacking limit of { $province }: who stays behind?
prompt-flight-declare = The enemy enters { $province }: do the units ({ $nation }) try to flee, and which way?
prompt-flight-declare-done = Stay
prompt-flight-compose = Who stays in { $province }?
prompt-flight-compose-done = Try to flee
prompt-flight-run = The fleeing stack is in { $province }: where does it go?
prompt-flight-run-done = Stop here
prompt-campaigns-choose-leader = Which leader campaigns?
prompt-campaigns-choose-leader-done = Finish the campaigns
prompt-campaign-begin = Campaign ({ $leader }): redeploy the stack, or march?
prompt-campaign-begin-done = No more campaigns for this leader

event-marched = { $nation }: from { $origin } to { $province }
event-overran = { $nation }: { $piece } overrun in { $province }
event-passage-forced = { $nation }: passage forced in { $province }
event-migrated = { $nation }: the horde migrates from { $origin } to { $province }
event-followed = { $piece }: from { $origin } to { $province } with the horde
event-limes-breached = The lone limes of { $province } ({ $nation }) is destroyed; d2 test: { $die }
event-limes-rebuilt = { $nation }: limes rebuilt in { $province }
event-limites-retired = The limites leave the game; local units set up: { $number }
event-intercepted = Interception ({ $nation }) from { $origin } to { $province }: die { $die }, modifiers { $bonus }
event-interception-made = Interception succeeds in { $province } ({ $nation })
event-interception-failed = Interception to { $province } fails ({ $nation })
event-fleeing = Flight ({ $nation }) from { $province }: die { $die }, modifiers { $bonus }
event-fled = Flight ({ $nation }): from { $origin } to { $province }
event-flight-failed = The flight from { $province } fails ({ $nation })
event-campaigning = { $leader } ({ $nation }): campaign { $number }
event-campaign-redeployed = { $nation }: redeployed from { $origin } to { $province }
event-joined = { $piece } joins { $leader } from { $origin }

## Package (d): combat (XX, XXI)

verb-fight-at = Fight at { $object }
verb-group-fight-at = Fight at
verb-fight = Fight the { $object }
verb-group-fight = Fight the
verb-take-hit = A hit on { $object }
verb-group-take-hit = A hit on
verb-pledge-add = Give up a re-roll: one more black die
verb-pledge-remove = Give up a re-roll: the enemy has one black die less
verb-pledge-plus = Give up a re-roll: +2 to our dice
verb-pledge-minus = Give up a re-roll: -2 to the enemy’s dice
verb-reroll = Re-roll: { $object }
verb-group-reroll = Re-roll
verb-reroll-side = Re-roll the dice: { $object }
verb-group-reroll-side = Re-roll the dice
verb-concede = Withdraw and concede victory
verb-recover = Recover: { $object }
verb-group-recover = Recover
verb-refit = Refit: { $object }
verb-group-refit = Refit
verb-retreat-to = Retreat to { $object }
verb-group-retreat-to = Retreat to
verb-leave-behind = Leave here: { $object }
verb-group-leave-behind = Leave here
verb-take-refuge = Take refuge in { $object }
verb-group-take-refuge = Take refuge in
verb-aid-attacker = Play { $object } for the attacker
verb-group-aid-attacker = Play for the attacker
verb-aid-defender = Play { $object } for the defender
verb-group-aid-defender = Play for the defender
verb-desert = Make desert: { $object }
verb-group-desert = Make desert
verb-save-leader = Play { $object } to save the leader
verb-group-save-leader = Save the leader

prompt-battles-choose-province = Which battle or siege comes first?
prompt-battles-choose-enemy = In { $province }, which enemy is fought first?
prompt-counsel-consult = Battle of { $place }, { $attacker } against { $defender }: play a card?
prompt-counsel-consult-done = Play none
prompt-melee-pledge = { $place }: does the leader give up a re-roll?
prompt-melee-pledge-done = Keep the re-rolls
prompt-melee-again = { $place }: { $left ->
        [0] no re-roll; play a card?
        [1] 1 re-roll, which die is rolled again?
       *[other] { $left } re-rolls, which die is rolled again?
    }
prompt-melee-again-done = Pass
prompt-advanced-melee-pledge = { $place }: does the leader give up a re-roll for a modifier?
prompt-advanced-melee-pledge-done = Keep the re-rolls
prompt-advanced-melee-again = { $place }: { $left ->
        [0] no re-roll
        [1] 1 re-roll
       *[other] { $left } re-rolls
    }, whose dice are rolled again?
prompt-advanced-melee-again-done = Pass
prompt-withdrawal-decide = { $place }, { $attacker } against { $defender }: a second melee, or withdraw?
prompt-withdrawal-decide-done = Fight on
prompt-death-rescue = { $leader } is lost: play a card to save him?
prompt-death-rescue-done = Leave him to his fate
prompt-recovery-recover = { $place }: which unit is recovered ({ $nation })?
prompt-recovery-refit = { $place }: which elite is refitted ({ $nation })?
prompt-recovery-refit-done = Refit none
prompt-losses-allot = { $nation }: { $hits ->
        [1] 1 hit
       *[other] { $hits } hits
    } to allot
prompt-retreat-go = Retreat from { $place } ({ $nation }): which way?
prompt-retreat-go-done = Stop here
prompt-refuge-flee = A leader without troops ({ $nation }): where does he take refuge?

event-battle = Battle at { $place }: { $attacker } against { $defender }
event-ambush-test = Ambush test ({ $nation }): { $die }
event-ambushed = { $nation } lie in ambush at { $place }
event-volley = Fire ({ $nation }): { $white } { $black }, { $hits ->
        [0] no effect
        [1] 1 hit
       *[other] { $hits } hits
    }
event-melee-throw = Melee ({ $nation }): dice { $white } { $black }
event-rerolled = { $nation } demand a re-roll: { $die }; result: { $now }
event-pledged = { $nation }: the leader gives up a re-roll
event-blows = { $nation } inflict { $hits ->
        [1] 1 hit
       *[other] { $hits } hits
    }
event-reduced = Unit reduced ({ $nation }): { $piece }
event-eliminated = Unit eliminated ({ $nation }): { $piece }
event-battle-won = Victory at { $place }: { $nation } over { $loser }
event-battle-drawn = { $place }: the battle is drawn
event-fate = Fate of the leader { $leader } ({ $nation }): { $die }
event-assassin = A plot against { $leader } ({ $nation }): { $die }
event-leader-lost = Leader eliminated ({ $nation }): { $leader }
event-leader-spared = His bodyguard saves { $leader } ({ $nation })
event-recovered = Unit recovered ({ $nation }): { $piece }
event-refitted = Elite refitted ({ $nation }): { $piece }
event-retreated = { $nation } retreat from { $origin } to { $province }
event-left-behind = { $piece } stops in { $province } ({ $nation })
event-no-retreat = { $province }, no retreat possible ({ $nation }): { $piece } eliminated
event-refuge = { $leader } takes refuge in { $province } ({ $nation })
event-deserted = Desertion ({ $nation }): { $piece }
event-limes-lost = The limes of { $province } is destroyed
event-shots = Fire ({ $nation }): { $dice } and { $modifier }, { $hits ->
        [0] no effect
        [1] 1 hit
       *[other] { $hits } hits
    }
event-clashed = Melee ({ $nation }): { $dice } and { $modifier }
event-conceded = { $nation } withdraw and concede victory
event-card-helps = Card played: { $card }, in favour of: { $nation }

## Package (e): sieges and fleets (XXIII to XXV)

verb-besiege-at = Deal with the city of { $object }
verb-group-besiege-at = Before the city of
verb-besiege = Besiege
verb-assault = Assault (2 hits, +1)
verb-raise-siege = Raise the siege and retreat
verb-maintain-siege = Maintain the siege
verb-sack = Sack the city
verb-raze = Raze the walls
verb-stratagem = Play { $object }
verb-group-stratagem = Play

prompt-siege-decide = { $nation } before { $province }: siege, assault or retreat?
prompt-siege-persist = { $province } resists ({ $nation }): maintain the siege for the campaigns to come?
prompt-conquest-spoils = { $province } is taken ({ $nation }): what becomes of the city?
prompt-conquest-spoils-done = Spare it
prompt-stratagems-consult = { $nation }, { $province }: play a card?
prompt-stratagems-consult-done = Pass

event-siege = { $nation } lays siege to { $province }
event-assaulted = { $nation } assaults { $province }
event-siege-roll = Siege of { $province } ({ $nation }): die { $die }, modifiers { $bonus }
event-siege-failed = { $province } holds out: the siege fails ({ $nation })
event-siege-kept = { $nation } maintains the siege of { $province }
event-city-taken = The city of { $province } is taken: { $nation }
event-surrendered = Terror: the city of { $province } surrenders ({ $nation })
event-resisted = Terror: the city of { $province } resists ({ $nation })
event-sacked = { $nation } sacks the city of { $province }: { $gold } gold
event-sack-prevented = A holy man saves the city of { $province } from the sack
event-razed = { $nation } razes the walls of { $province }
event-deed = A deed at { $province } ({ $nation }): { $points } VP

verb-sail = Set the naval stack of { $object } sailing
verb-group-sail = Set the naval stack sailing
verb-sail-to = Sail to { $object }
verb-group-sail-to = Sail to
verb-challenge = Intercept the fleet: { $object }
verb-group-challenge = Intercept the fleet
verb-blockade = Blockade the straits: { $object }
verb-group-blockade = Blockade the straits
verb-open-strait = Leave the straits open: { $object }
verb-group-open-strait = Leave the straits open
verb-embark = Embark the leader: { $object }
verb-group-embark = Embark the leader
verb-ship = Ship to { $object }
verb-group-ship = Ship to
verb-land-at = Land in { $object }
verb-group-land-at = Land in
verb-drown = Lose at sea: { $object }
verb-group-drown = Lose at sea

prompt-voyage-go = { $sea }, naval stack ({ $nation }): where does it go?
prompt-voyage-go-done = Stay here
prompt-challenges-declare = { $sea }, a naval stack is here ({ $nation }): try to intercept it?
prompt-sea-fight-face = { $sea }, the interception succeeds ({ $nation } against { $enemy }): give battle?
prompt-sea-fight-embark = { $sea }: does a leader go aboard for the battle?
prompt-sea-fight-embark-done = No leader
prompt-transport-drown = { $nation }: too few ships are left; which unit is lost at sea?

event-sailed = { $nation }: the naval stack sails from { $origin } to { $sea }
event-challenged = { $sea }: { $nation } tries a naval interception ({ $enemy })
event-challenge-failed = { $sea }: the naval interception fails ({ $nation })
event-battle-refused = { $sea }: { $nation } refuses battle ({ $enemy })
event-embarked = { $sea }: { $leader } is aboard ({ $nation })
event-shipped = Sea transport ({ $nation }): from { $origin } to { $province }
event-landing = Landing ({ $nation }): from { $origin } in { $province }
event-sea-risk = Sea risk for { $province } ({ $nation }): die { $die }, modifiers { $bonus }
event-turned-back = { $nation }: the stack is back in { $province }
event-fleet-lost = Fleet lost in the storm ({ $nation }): { $piece }
event-drowned = Lost at sea ({ $nation }): { $piece }
event-blockaded = { $nation } blockades the straits: { $sea }
event-strait-opened = { $nation } leaves the straits open: { $sea }

## Package (f): diplomacy and religion (XXVI to XXXI)

verb-lend = Lend: { $object }
verb-group-lend = Lend
verb-rebel = Rebel
verb-convert = Convert to Catholicism
verb-claim = Take the bonus now
verb-cede = Cede { $object }
verb-group-cede = Cede
verb-ally = Ally: { $object }
verb-group-ally = Conclude an alliance
verb-part = Break the alliance: { $object }
verb-group-part = Break an alliance
verb-declare-war = Hostilities: { $object }
verb-group-declare-war = Declare hostility
verb-break-foedus = Denounce the Foedus

prompt-levies-place = { $nation }: where does the mercenary go ({ $piece })?
prompt-loan-lend = Which unit do the { $nation } lend to: { $lord }?
prompt-loan-station = In which province is the mercenary placed?
prompt-foedus-offer-first = { $empire }: offer a Foedus to: { $nation }? The first province
prompt-foedus-offer-first-done = No offer
prompt-foedus-offer-second = The second province of the Foedus
prompt-foedus-offer-answer = { $nation }: accept the Foedus of: { $empire }?
prompt-foedus-settle = { $nation }: in which of the two provinces does the horde settle?
prompt-foedus-follow = { $nation }: which units come along?
prompt-foedus-follow-done = No more units
prompt-evacuation-name = { $province }: which units leave ({ $nation })?
prompt-evacuation-name-done = The others stay
prompt-denunciation-decide = { $nation }: denounce the Foedus?
prompt-denunciation-decide-done = Keep it

prompt-declarations-declare = { $nation }: who is hostile until the end of the turn?
prompt-declarations-declare-done = Nobody else
prompt-proposal-consent = { $ally }: accept the alliance that is proposed ({ $nation })?

prompt-rebellion-declare = { $nation }: rebel against the suzerain?
prompt-rebellion-declare-done = Stay loyal
prompt-rebellion-lose = The rebellion has failed: which unit is lost?
prompt-conversions-convert = { $nation }: convert to Catholicism?
prompt-conversions-convert-done = Keep the old faith
prompt-conversions-claim = { $nation }: take the bonus of the conversion now ({ $points } VP)?
prompt-conversions-claim-done = Wait for a later turn

event-foedus-offered = Foedus offered ({ $empire } to { $nation }): { $province }, { $other }
event-foedus-refused = { $nation } refuse the Foedus of: { $empire }
event-federated = { $nation } are federates of: { $empire }
event-foedus-denounced = { $nation } denounce their Foedus ({ $empire })
event-foedus-kept = { $nation } do not dare to denounce their Foedus ({ $empire })
event-alliance-proposed = An alliance is proposed ({ $nation } to { $ally })
event-allied = Alliance: { $nation }, { $ally }
event-alliance-refused = No alliance: { $nation }, { $ally }
event-alliance-over = The alliance is over: { $nation }, { $ally }
event-alliance-kept = The alliance holds: { $nation }, { $ally }
event-postponed = { $nation }: the activation waits for that of the ally ({ $ally })
event-war-declared = Hostility declared ({ $nation }) until the end of the turn, against: { $foe }
event-separated = Former allies part in { $province }; retreat: { $nation }
event-submitted = { $nation } submit to { $lord }: { $bond }
event-driven = The horde is driven from { $province } ({ $nation }): { $there }
event-shared-treasury = Treasury shared ({ $nation } to { $lord }): { $gold } gold
event-card-taken = A card or marker is taken ({ $nation } to { $lord })
event-lent = { $nation } lend { $lord } a mercenary: { $piece }, { $province }
event-rebelled = { $nation } are free of { $lord }
event-put-down = The rebellion of { $nation } against { $lord } fails
event-converted = { $nation } become Catholic
event-baptised = Conversion ({ $nation }): { $points } VP
event-blessed = The master of Roma ({ $nation }): { $points } VP

## Event cards between battles (X.B)

verb-liberate = Set free: { $object }
verb-group-liberate = Set free
verb-rejuvenate = Make younger: { $object }
verb-group-rejuvenate = Make younger
verb-hire = Hire: { $object }
verb-group-hire = Hire
verb-purloin = Take a card: { $object }
verb-group-purloin = Take a card
verb-send-envoy = Draw a Diplomacy card: { $object }
verb-group-send-envoy = Draw a Diplomacy card
verb-murder = Kill: { $object }
verb-group-murder = Kill
verb-exalt = Great leader: { $object }
verb-group-exalt = Great leader
verb-supply = Supply: { $object }
verb-group-supply = Supply
verb-hasten = March on: { $object }
verb-group-hasten = March on
verb-scout = Send scouts: { $object }
verb-group-scout = Send scouts
verb-incite = Incite: { $object }
verb-group-incite = Incite
verb-enlist = Ask for a unit of the Huns
verb-recall = Recall: { $object }
verb-group-recall = Recall

prompt-designs-consult = { $camp }: play an Event card?
prompt-designs-consult-done = Pass
prompt-assassination-name = Assassination: which leader?
prompt-great-leader-name = Great Leader: which leader has +1 combat and +1 campaign?
prompt-supplies-name = Supplies: which leader makes one more campaign?
prompt-forced-march-name = Forced March: which pile?
prompt-scouts-name = Scouts: which pile?
prompt-mutiny-name = Mutiny: which pile?
prompt-mutiny-pay = { $nation }: pay the mutineers in { $province } ({ $gold } gold)?
prompt-collapse-inherit = { $empire }: take over the Foedus of { $nation } for { $gold } gold?
prompt-collapse-consent = { $nation }: be federates of { $empire } from now on, for { $gold } gold?
prompt-enlistment-ask = { $nation }: hire a unit of the Huns for { $gold } gold, until the end of the next activation?
prompt-enlistment-ask-done = No Huns
prompt-enlistment-answer = The Huns: lend { $nation } a unit for { $gold } gold?
prompt-exchange-decide = { $nation }: a mercenary for { $lord }, or the return of one?
prompt-exchange-decide-done = No change
prompt-veterans-name = Veterans: which elite is whole again?
prompt-riposte-consult = { $camp } plays { $card }: react?
prompt-riposte-consult-done = Let it happen
prompt-hiring-name = Mercenaries ({ $nation }): whom do they hire?
prompt-hiring-station = Where does the mercenary go?
prompt-intrigue-name = Intrigue: what for?
prompt-alliance-name = Alliance: which nation finds an ally, or which alliance breaks?
prompt-alliance-other = Alliance: with which other nation?
prompt-coalition-name = Barbarian Coalition: which nation finds an ally?
prompt-coalition-other = Barbarian Coalition: with which other nation?
prompt-perfidy-name = Perfidy: who is free, or which alliance breaks?
prompt-perfidy-other = Perfidy: the alliance with which nation?
prompt-renaissance-name = Renaissance: which nation?
prompt-summons-name = Influx of Warriors: for which nation?

event-liberated = { $nation } are free ({ $lord })
event-hired = Mercenary hired ({ $nation }): { $piece }, { $province }
event-purloined = Intrigue: a card or marker of { $victim } goes to { $camp }
event-exalted = { $leader }: a great leader, +1 combat and +1 campaign
event-supplied = { $leader }: one more campaign
event-hastened = Forced march: { $province }
event-scouted = Scouts go ahead: { $province }
event-mutineers = Mutiny ({ $nation }): { $province }
event-inherited = The Foedus of { $nation } passes to: { $empire } ({ $gold } gold)
event-huns-refuse = The Huns lend no unit to: { $nation }
event-recalled = Mercenary recalled ({ $nation }): { $piece }
event-cancelled = { $camp } reacts: { $card } is cancelled
event-envoy-sent = Intrigue: one more Diplomacy card for { $nation }
event-tribute-scored = Tribute of the Romans ({ $nation }): { $points } VP
event-envoy-brings = Diplomacy card ({ $nation }): { $treaty }

## Package (g): Diplomacy cards (XXX)

verb-impose-treaty = Play Treaty on { $object }
verb-group-impose-treaty = Treaty with
verb-pay-tribute = Play Tribute: pay { $object }
verb-group-pay-tribute = Tribute to
verb-marry = Play Marriage: { $object }
verb-group-marry = Marriage with
verb-impose-foedus = Play Foedus: { $object }
verb-group-impose-foedus = Foedus imposed on
verb-bribe = Play Bribery: raise the siege
verb-hire-from = Play Mercenary: { $object }
verb-group-hire-from = Mercenary of

prompt-trove-decide = { $nation }: draw a Pillage marker for the treasure of the king ({ $victim })?
prompt-audience-play = { $nation }: play a Diplomacy card?
prompt-audience-play-done = Play nothing
prompt-rupture-name = { $nation }: whose alliance with { $target } is to be broken?
prompt-treaty-name = Treaty ({ $nation } with { $target }): which province is ceded?
prompt-treaty-move-in = { $nation }: which unit moves into { $province }?
prompt-treaty-move-in-done = No more units
prompt-imposed-foedus-first = A Foedus is imposed on { $nation } by { $empire }: the first province
prompt-imposed-foedus-second = The Foedus imposed on { $nation }: the second province
prompt-bribery-bribe = { $nation }: { $province } is besieged ({ $besieger }). Play a Diplomacy card?
prompt-bribery-bribe-done = Play nothing
prompt-hire-lend = { $nation }: which unit to lend to { $lord } for one activation?
prompt-hire-station = { $lord }: where does the mercenary of { $nation } go?
prompt-homecoming-settle = { $nation }: where does the mercenary come home ({ $piece })?

event-treaties-drawn = { $number ->
    [one] One Diplomacy card drawn ({ $nation })
   *[other] { $number } Diplomacy cards drawn ({ $nation })
}
event-treaty-seen = Diplomacy card drawn ({ $nation }): { $card }
event-treaty-played = { $nation }: Diplomacy card { $card }, target { $target }
event-treaties-returned = Diplomacy cards returned ({ $nation }): { $number } gold
event-paid-to = { $nation } pay { $target } { $gold } gold
event-client-won = { $nation } are clients of { $patron }
event-client-freed = { $nation } are no clients of { $patron } any more
event-pact = Pact of non-aggression: { $nation }, { $target }
event-pact-over = The pact is over: { $nation }, { $target }
event-evacuated = { $nation } evacuate { $province } for { $target }
event-moved-in = { $nation } occupy { $province } ({ $piece })
event-marriage-kept = Marriage kept ({ $nation }): { $points } VP
event-bribed = The siege of { $province } is bought off ({ $nation } pay { $besieger })
event-came-home = Mercenary back home ({ $nation }): { $piece }, { $province }
event-changed-sides = { $piece } deserts to its own nation ({ $nation })
