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
event-activated = Activation of the { $nation } ({ $status }, age { $age })
event-control = The { $nation } take control of { $province }
event-control-head = The { $nation } take control of
event-control-item = { $province }
event-control-lost = The { $nation } lose control of { $province }
event-control-lost-head = The { $nation } lose control of
event-control-lost-item = { $province }
event-capital-taken = The { $by } take the capital of the { $nation } in { $province }
event-d2 = d2 test of the { $nation }: { $die }
event-excess = Overstacking in { $province }: { $piece } is withdrawn
event-scored = The { $nation } score { FIGURE($points) } VP for their territories
event-foedus-scored = The { $nation } score { FIGURE($points) } VP for their provinces under Foedus
event-game-over = End of the game: { $camp }, { FIGURE($points) } VP

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
prompt-muster-arm = Reinforcements of the { $nation }, { $left } more: of which arm?
prompt-muster-pick = Reinforcements of the { $nation }, { $left } more: which unit?
prompt-posting-place = { $nation }: where does { $piece } go?
prompt-investiture-place = { $nation }: where does { $leader } go?
prompt-succession-place = { $nation }: { $leader } comes at once; where?
prompt-evict-go = The { $nation } are evicted from { $place }: where to?
prompt-evict-refuge = The { $nation } are evicted from { $place }, no way out: with whom do they take refuge, as a vassal?
prompt-hospitality-go = The { $nation } leave { $place } to those who take refuge there: where to?
prompt-dated-migration-go = { $nation }: place the horde and all units elsewhere?
prompt-dated-settlers-go = { $nation }: where do they settle?
prompt-reinforcements-orphans = { $nation }: which unit of an extinct nation goes?
prompt-ageing-decide-no = Stay barbarian
prompt-reinforcements-keep = Reinforcements: play a card?
prompt-reinforcements-keep-done = Play none
prompt-influx-arm = Influx to the { $nation }, { $left } more: of which arm?
prompt-influx-pick = Influx to the { $nation }, { $left } more: which unit?
prompt-dated-migration-go-done = Stay

event-penalty = Decline costs the { $nation } { $gold } gold at once
event-kingdom-roll = Kingdom test of the { $nation }: { $die }, modifier { SIGNED($modifier) }, against age { $age }
event-kingdom-founded = The { $nation } found a kingdom
event-empire-roll = Empire test of the { $nation }: { $die }, modifier { SIGNED($modifier) }
event-empire-founded = An empire is born: that of the { $nation }
event-allowance = The young realm of the { $nation } receives { $gold } gold
event-city-founded = The { $nation } have a city of level { $level } in { $province }
event-capital-seated = { $province } becomes the capital of the { $nation }
event-huns-roll = Attila is dead, the fate of the Huns: { $die }, modifier { SIGNED($modifier) }
event-vanished = The { $nation } vanish from history
event-reinforced = Reinforcement of the { $nation }: { $piece } in { $place }
event-reinforced-head = Reinforcements of the { $nation }:
event-reinforced-item = { $piece } in { $place }
event-leader-comes = { $piece } appears in { $province } among the { $nation }
event-leader-goes = { $piece } ({ $nation }) leaves the stage
event-arrived = The { $nation } arrive in { $province }
event-arrived-head = The { $nation } arrive in
event-arrived-item = { $province }
event-evicted = The { $nation } are evicted: { $piece } leaves { $origin } for { $place }
event-evicted-vassal = Evicted, the { $nation } submit to the { $lord }
event-capital-evicted = The capital of the { $nation } in { $province } is evicted
event-dated = Chronology: { $entry }
event-invades = Invasion of the { $nation }
event-extinct = { $piece } leaves the { $nation }: its nation is extinct
event-islam = Islam: { $die }, modifier { SIGNED($modifier) }
event-aged = The { $nation } come to age { $age }
event-decline = The { $nation } are in decline, level { $level }
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
prompt-revenues-recover = Which pillaged site recovers?
prompt-revenues-redeploy = On which city is the capital set up anew?
prompt-decrees-choose-kind = Which type of Administration card is bought?
prompt-decrees-keep = Which card is kept?
prompt-purchases-shop = { $nation }: what is to be bought ({ $gold } gold)?
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

event-event-drawn = The { $camp } draw the event { $card }
event-event-kept = The { $camp } keep an Event card
event-event-seen = Card kept by the { $camp }: { $card }
event-event-played = The { $camp } play { $card }
event-reshuffled = The discards are shuffled into the deck
event-exceptional-caravan = Exceptional caravan { $die }: { $province }
event-caravan = The caravan of { $province } brings the { $nation } { $gold } gold
event-plundered = The { $nation } pillage: { $marker }, { $gold } gold
event-marker-kept = The { $nation } keep a Pillage marker
event-pillaged = { $province } is pillaged
event-restored = { $province } recovers from pillage ({ $nation })
event-capital-redeployed = The { $nation } set up their capital anew in { $province }
event-raid = The { $nation } raid { $province }: { $die }, modifier { SIGNED($modifier) }: { $result }
event-settled = The raiders settle: { $province } goes to the { $nation }
event-decreed = The { $nation } buy the Administration card { $card } ({ FIGURE($gold) } gold)
event-drew-decrees = { $number ->
    [one] The { $nation } draw one Administration card
   *[other] The { $nation } draw { $number } Administration cards
}
event-idle-leaders = The leaders of the { $nation } stay in the capital
event-calamity = Calamity among the { $nation }: { $calamity }
event-paid = The { $nation } pay { $gold } gold
event-received = The { $nation } receive { $gold } gold
event-income = Revenues of the { $nation }: { $gross } gold, less { $expenses } of expenses; Treasury: { FIGURE($treasury) }
event-bankrupt = The { $nation } are bankrupt
event-collapse-roll = Collapse test of the { $nation }: { $die }, modifier { SIGNED($modifier) }
event-collapsed = The empire of the { $nation } collapses
event-bought = The { $nation } buy for { $gold } gold: { $piece }, { $place }
event-repaired = The { $nation } refit for { $gold } gold: { $piece }
event-fortified = The { $nation } fortify the city of { $province } for { $gold } gold
event-revolt-camp = Revolt { $die }: the { $camp } name the province
event-revolt-region = Region of the revolt { $die }: { $region }
event-revolt = { $province } revolts against the { $nation }
event-suppression = The { $nation } fight the revolt in { $province }: { $die }, modifier { SIGNED($modifier) }
event-calmed = The capital of the { $nation } ends the revolt in { $province }
event-suppressed = The { $nation } suppress the revolt in { $province }
event-unit-lost = The { $nation } lose: { $piece }
event-unit-lost-head = The { $nation } lose:
event-unit-lost-item = { $piece }
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
prompt-migration-settle-in = Where does the horde of the { $nation } migrate?
prompt-migration-follow = Which unit settles with the horde of the { $nation }?
prompt-migration-beside = No more room with the horde of the { $nation }: where does the next unit go?
prompt-rebuilding-rebuild = Which limes is rebuilt free of charge?
prompt-rebuilding-rebuild-done = Rebuild no more
prompt-interception-declare = The { $nation } enter { $province }: intercept them?
prompt-interception-declare-done = No more interceptions
prompt-interception-compose = Who of the stack stays behind?
prompt-interception-compose-done = Designate this stack
prompt-interception-arrive = Over the stacking limit of { $province }: who stays behind?
prompt-flight-declare = The enemy enters { $province }: do the { $nation } try to flee, and which way?
prompt-flight-declare-done = Stay
prompt-flight-compose = Who stays in { $province }?
prompt-flight-compose-done = Try to flee
prompt-flight-run = The fleeing stack is in { $province }: where does it go?
prompt-flight-run-done = Stop here
prompt-campaigns-choose-leader = Which leader campaigns?
prompt-campaigns-choose-leader-done = Finish the campaigns
prompt-campaign-begin = Campaign ({ $leader }): redeploy the stack, or march?
prompt-campaign-begin-done = No more campaigns for this leader

event-marched = The { $nation } march from { $origin } to { $province }
event-marched-head = The { $nation } march
event-marched-item = from { $origin } to { $province }
event-overran = The { $nation } overrun { $piece } in { $province }
event-passage-forced = The { $nation } force their passage in { $province }
event-migrated = The horde of the { $nation } migrates from { $origin } to { $province }
event-followed = { $piece } follows the horde from { $origin } to { $province }
event-limes-breached = The lone limes of the { $nation } in { $province } is destroyed; d2 test: { $die }
event-limes-rebuilt = The { $nation } rebuild the limes of { $province }
event-limites-retired = The limites leave the game; local units set up: { $number }
event-intercepted = The { $nation } try to intercept from { $origin } to { $province }: die { $die }, modifiers { SIGNED($bonus) }
event-interception-made = The { $nation } intercept in { $province }
event-interception-failed = The { $nation } fail to intercept towards { $province }
event-fleeing = The { $nation } try to flee from { $province }: die { $die }, modifiers { SIGNED($bonus) }
event-fled = The { $nation } flee from { $origin } to { $province }
event-flight-failed = The { $nation } cannot flee from { $province }
event-campaigning = { $leader } leads the { $nation } on campaign ({ $number })
event-campaign-redeployed = The { $nation } redeploy from { $origin } to { $province }
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
verb-pledge-minus = Give up a re-roll: −2 to the enemy’s dice
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
prompt-counsel-consult = Battle of { $place }, the { $attacker } against the { $defender }: play a card?
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
prompt-withdrawal-decide = { $place }, the { $attacker } against the { $defender }: a second melee, or retreat?
prompt-withdrawal-decide-done = Fight on
prompt-death-rescue = { $leader } is lost: play a card to save him?
prompt-death-rescue-done = Leave him to his fate
prompt-recovery-recover = { $place }: which unit of the { $nation } is recovered?
prompt-recovery-refit = { $place }: which elite of the { $nation } is refitted?
prompt-recovery-refit-done = Refit none
prompt-losses-allot = { $nation }: { $hits ->
        [1] 1 hit
       *[other] { $hits } hits
    } to allot.
prompt-retreat-go = The { $nation } retreat from { $place }: which way?
prompt-retreat-go-done = Stop here
prompt-refuge-flee = A leader of the { $nation } is without troops: where does he take refuge?

event-battle = Battle at { $place }: the { $attacker } against the { $defender }
event-ambush-test = Ambush test of the { $nation }: { $die }
event-ambushed = The { $nation } lie in ambush at { $place }
event-volley = Fire of the { $nation }: { $white } { $black }, { $hits ->
        [0] no effect
        [1] 1 hit
       *[other] { $hits } hits
    }
event-melee-throw = Melee, dice of the { $nation }: { $white } { $black }
event-rerolled = The { $nation } have { $die } thrown again: { $now }
event-pledged = The leader of the { $nation } gives up a re-roll
event-blows = The { $nation } inflict { $hits ->
        [0] no hit
        [1] 1 hit
       *[other] { $hits } hits
    }
event-reduced = The { $nation } have a unit reduced: { $piece }
event-reduced-head = Units of the { $nation } reduced:
event-reduced-item = { $piece }
event-eliminated = The { $nation } have a unit eliminated: { $piece }
event-eliminated-head = Units of the { $nation } eliminated:
event-eliminated-item = { $piece }
event-battle-won = The { $nation } beat the { $loser } at { $place }
event-battle-drawn = The battle at { $place } is drawn
event-fate = Fate of { $leader }, leader of the { $nation }: { $die }
event-assassin = A plot against { $leader }, leader of the { $nation }: { $die }
event-leader-lost = The { $nation } lose their leader { $leader }
event-leader-spared = His bodyguard saves { $leader } ({ $nation })
event-recovered = The { $nation } recover: { $piece }
event-recovered-head = The { $nation } recover:
event-recovered-item = { $piece }
event-refitted = The { $nation } refit: { $piece }
event-refitted-head = The { $nation } refit:
event-refitted-item = { $piece }
event-retreated = The { $nation } retreat from { $origin } to { $province }
event-retreated-head = The { $nation } retreat
event-retreated-item = from { $origin } to { $province }
event-gave-way = The { $nation } leave { $province } to the neutrals who stand there
event-left-behind = { $piece } stops in { $province } ({ $nation })
event-no-retreat = The { $nation } have no retreat: { $piece }, in { $province }, is eliminated
event-refuge = { $leader } takes refuge in { $province } ({ $nation })
event-deserted = The { $nation } lose to desertion: { $piece }
event-deserted-head = The { $nation } lose to desertion:
event-deserted-item = { $piece }
event-limes-lost = The limes of { $province } is destroyed
event-shots = Fire of the { $nation }: { $dice } and { SIGNED($modifier) }, { $hits ->
        [0] no effect
        [1] 1 hit
       *[other] { $hits } hits
    }
event-clashed = Melee, dice of the { $nation }: { $dice } and { SIGNED($modifier) }
event-conceded = The { $nation } withdraw and concede victory
event-card-helps = Card played in favour of the { $nation }: { $card }

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

prompt-siege-decide = The { $nation } are before { $province }: siege, assault or retreat?
prompt-siege-persist = { $province } resists the { $nation }: maintain the siege for the campaigns to come?
prompt-conquest-spoils = { $province } is taken by the { $nation }: what becomes of the city?
prompt-conquest-spoils-done = Spare it
prompt-stratagems-consult = { $nation }, { $province }: play a card?
prompt-stratagems-consult-done = Pass

event-siege = The { $nation } lay siege to { $province }
event-assaulted = The { $nation } assault { $province }
event-siege-roll = Siege of { $province } by the { $nation }: die { $die }, modifiers { SIGNED($bonus) }
event-siege-failed = { $province } holds out: the siege of the { $nation } fails
event-siege-kept = The { $nation } maintain the siege of { $province }
event-city-taken = The { $nation } take the city of { $province }
event-surrendered = Terror: the city of { $province } surrenders to the { $nation }
event-resisted = Terror: the city of { $province } resists the { $nation }
event-sacked = The { $nation } sack the city of { $province }: { $gold } gold
event-sack-prevented = A holy man saves the city of { $province } from the sack
event-razed = The { $nation } raze the walls of { $province }
event-deed = A deed of the { $nation } at { $province }: { FIGURE($points) } VP

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

prompt-voyage-go = { $sea }: where does the naval stack of the { $nation } go?
prompt-voyage-go-done = Stay here
prompt-challenges-declare = A naval stack of the { $nation } is in { $sea }: try to intercept it?
prompt-sea-fight-face = { $sea }: the { $nation } have intercepted the { $enemy }. Give battle?
prompt-sea-fight-embark = { $sea }: does a leader go aboard for the battle?
prompt-sea-fight-embark-done = No leader
prompt-transport-drown = { $nation }: too few ships are left; which unit is lost at sea?

event-sailed = The naval stack of the { $nation } sails from { $origin } to { $sea }
event-sailed-head = The naval stack of the { $nation } sails
event-sailed-item = from { $origin } to { $sea }
event-challenged = { $sea }: the { $nation } try to intercept the fleet of the { $enemy }
event-challenge-failed = { $sea }: the { $nation } fail to intercept
event-battle-refused = { $sea }: the { $nation } refuse the { $enemy } battle
event-embarked = { $sea }: { $leader } is aboard ({ $nation })
event-shipped = The { $nation } go by sea from { $origin } to { $province }
event-landing = The { $nation } land in { $province }, from { $origin }
event-sea-risk = The { $nation } run the risk of the sea to { $province }: die { $die }, modifiers { SIGNED($bonus) }
event-turned-back = The stack of the { $nation } is back in { $province }
event-fleet-lost = The { $nation } lose a fleet in the storm: { $piece }
event-drowned = The { $nation } lose at sea: { $piece }
event-blockaded = The { $nation } blockade the straits: { $sea }
event-strait-opened = The { $nation } leave the straits open: { $sea }

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

prompt-levies-place = { $nation }: where does this mercenary go, { $piece }?
prompt-loan-lend = Which unit do the { $nation } lend to the { $lord }?
prompt-loan-station = In which province is the mercenary placed?
prompt-contribution-lend = Which unit do the { $nation } lend to the { $lord } for the Foedus?
prompt-contribution-station = In which province is the mercenary of the { $nation } placed?
prompt-foedus-offer-first = { $empire }: offer the { $nation } a Foedus? Choose the first province.
prompt-foedus-offer-first-done = No offer
prompt-foedus-offer-second = Choose the second province of the Foedus.
prompt-foedus-offer-answer = { $nation }: accept the Foedus of the { $empire }?
prompt-foedus-settle = { $nation }: in which of the two provinces does the horde settle?
prompt-foedus-follow = { $nation }: which units come along?
prompt-foedus-follow-done = No more units
prompt-evacuation-name = { $province }: which units of the { $nation } leave?
prompt-evacuation-name-done = The others stay
prompt-denunciation-decide = { $nation }: denounce the Foedus?
prompt-denunciation-decide-done = Keep it

prompt-declarations-declare = { $nation }: who is hostile until the end of the turn?
prompt-declarations-declare-done = Nobody else
prompt-proposal-consent = { $ally }: accept the alliance that is proposed with the { $nation }?

prompt-rebellion-declare = { $nation }: rebel against the suzerain?
prompt-rebellion-declare-done = Stay loyal
prompt-rebellion-lose = The rebellion has failed: which unit is lost?
prompt-conversions-convert = { $nation }: convert to Catholicism?
prompt-conversions-convert-done = Keep the old faith
prompt-conversions-claim = { $nation }: take the bonus of the conversion now ({ $points } VP)?
prompt-conversions-claim-done = Wait for a later turn

event-foedus-offered = The { $empire } offer the { $nation } a Foedus: { $province }, { $other }
event-foedus-refused = The { $nation } refuse the Foedus of the { $empire }
event-federated = The { $nation } become federates of the { $empire }
event-foedus-denounced = The { $nation } denounce their Foedus with the { $empire }
event-foedus-kept = The { $nation } do not dare to denounce their Foedus with the { $empire }
event-alliance-proposed = An alliance with the { $nation } is proposed to the { $ally }
event-allied = The { $nation } and the { $ally } are allied
event-alliance-refused = The { $nation } and the { $ally } do not ally
event-alliance-over = The alliance of the { $nation } and the { $ally } ends
event-alliance-kept = The alliance of the { $nation } and the { $ally } holds
event-postponed = The activation of the { $nation } waits for that of their allies, the { $ally }
event-war-declared = The { $nation } declare themselves hostile to the { $foe } until the end of the turn
event-war-declared-head = Until the end of the turn, the { $nation } declare themselves hostile to the
event-war-declared-item = { $foe }
event-separated = The former allies part in { $province }; the { $nation } retreat
event-submitted = The { $nation } submit to the { $lord } ({ $bond })
event-driven = The horde of the { $nation } is driven from { $province }: { $there }
event-shared-treasury = The { $nation } give { $gold } gold to their lords, the { $lord }
event-card-taken = The { $lord } take a card or a marker from the { $nation }
event-lent = The { $nation } lend to the { $lord }: { $piece }, { $province }
event-rebelled = The { $nation } cast off their lords, the { $lord }
event-put-down = The revolt of the { $nation } against the { $lord } fails
event-converted = The { $nation } convert to Catholicism
event-baptised = The { $nation } score { $points } VP for their conversion
event-blessed = The { $nation }, masters of Rome, score { $points } VP

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
prompt-forced-march-name = Forced March: which stack?
prompt-scouts-name = Scouts: which stack?
prompt-mutiny-name = Mutiny: which stack?
prompt-mutiny-pay = { $nation }: pay the mutineers in { $province } ({ $gold } gold)?
prompt-collapse-inherit = { $empire }: take over the Foedus of the { $nation } for { $gold } gold?
prompt-collapse-consent = { $nation }: be federates of the { $empire } from now on, for { $gold } gold?
prompt-enlistment-ask = { $nation }: hire a unit of the Huns for { $gold } gold, until the end of the next activation?
prompt-enlistment-ask-done = No Huns
prompt-enlistment-answer = The Huns: lend the { $nation } a unit for { $gold } gold?
prompt-exchange-decide = { $nation }: a mercenary for the { $lord }, or the return of one?
prompt-exchange-decide-done = No change
prompt-veterans-name = Veterans: which elite is whole again?
prompt-riposte-consult = The { $camp } play { $card }: react?
prompt-riposte-consult-done = Let it happen
prompt-hiring-name = Mercenaries for the { $nation }: whom do they hire?
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

event-liberated = The { $nation } free themselves from the { $lord }
event-hired = The { $nation } hire: { $piece }, { $province }
event-purloined = Intrigue: a card or a marker goes from the { $victim } to the { $camp }
event-exalted = { $leader }: a great leader, +1 combat and +1 campaign
event-supplied = { $leader }: one more campaign
event-hastened = Forced march: { $province }
event-scouted = Scouts go ahead: { $province }
event-mutineers = Mutiny among the { $nation } in { $province }
event-inherited = The Foedus of the { $nation } passes to the { $empire } for { $gold } gold
event-huns-refuse = The Huns refuse the { $nation } a unit
event-recalled = The { $nation } call back: { $piece }
event-cancelled = The { $camp } react with { $card }: the event is cancelled
event-envoy-sent = Intrigue: one more Diplomacy card for the { $nation }
event-tribute-scored = The { $nation } score { $points } VP for the tribute of the Romans
event-envoy-brings = Diplomacy card of the { $nation }: { $treaty }

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

prompt-trove-decide = { $nation }: draw a Pillage marker for the treasure of the king of the { $victim }?
prompt-audience-play = { $nation }: play a Diplomacy card?
prompt-audience-play-done = Play nothing
prompt-rupture-name = { $nation }: whose alliance with the { $target } is to be broken?
prompt-treaty-name = Treaty of the { $nation } with the { $target }: which province is ceded?
prompt-treaty-move-in = { $nation }: which unit moves into { $province }?
prompt-treaty-move-in-done = No more units
prompt-imposed-foedus-first = The { $empire } impose a Foedus on the { $nation }: choose the first province.
prompt-imposed-foedus-second = The Foedus imposed on the { $nation }: choose the second province.
prompt-bribery-bribe = { $nation }: the { $besieger } besiege { $province }. Play a Diplomacy card?
prompt-bribery-bribe-done = Play nothing
prompt-hire-lend = { $nation }: which unit to lend to the { $lord } for one activation?
prompt-hire-station = { $lord }: where does the mercenary of the { $nation } go?
prompt-homecoming-choose-home = { $nation }: where does this mercenary come home, { $piece }?

event-treaties-drawn = { $number ->
    [one] The { $nation } draw one Diplomacy card
   *[other] The { $nation } draw { $number } Diplomacy cards
}
event-treaty-seen = Diplomacy card drawn by the { $nation }: { $card }
event-treaty-played = The { $nation } play the Diplomacy card { $card } on the { $target }
event-treaties-returned = The { $nation } give back their Diplomacy cards: { $number } gold
event-paid-to = The { $nation } pay { $gold } gold to the { $target }
event-client-won = The { $nation } become clients of the { $patron }
event-client-freed = The { $nation } are no longer clients of the { $patron }
event-pact = The { $nation } and the { $target } make a pact of non-aggression
event-pact-over = The pact of the { $nation } and the { $target } ends
event-evacuated = The { $nation } evacuate { $province } in favour of the { $target }
event-moved-in = The { $nation } occupy { $province }: { $piece }
event-marriage-kept = The { $nation } score { FIGURE($points) } VP for the marriage that was kept
event-bribed = The { $nation } pay the { $besieger }: the siege of { $province } is raised
event-came-home = The mercenary of the { $nation } is home again: { $piece }, { $province }
event-changed-sides = { $piece } deserts to its own nation ({ $nation })

## What the adviser says

reason-region-aim = The { $nation } make for the region { $region }: { $points } VP
reason-province-aim = The { $nation } make for { $province }: { $points } VP
reason-feat = Taking { $province } would bring the { $nation } { $points } VP at once
reason-city = { $province } has a city of level { $level }
reason-rival = { $province } counts towards an objective of the { $nation } worth { $points } VP
reason-towards = The { $nation } come nearer to { $province }
reason-undefended = { $province } is undefended
reason-battle = Battle in { $province }: { $chance } % chance to win
reason-concert = With the piles that can still come, battle in { $province }: { $chance } % chance to win
reason-siege = Siege of { $province }: { $chance } % chance to take the city
reason-danger = { $units ->
    [one] { $province } needs cover: the { $nation } have one unit within reach
   *[other] { $province } needs cover: the { $nation } have { $units } units within reach
}
reason-watch = The { $nation } could raid { $province }
reason-capital = { $province } is the capital of the { $nation }
reason-nothing-better = Nothing within reach of the { $nation } is worth what a march would leave behind
reason-crown = As a kingdom the { $nation } would score { SIGNED($points) } VP for their territories at each count
reason-purse = The { $nation } have { $gold } gold: enough to buy without touching their reserve
reason-reserve = The { $nation } keep { $gold } gold for their next Administration cards
reason-decree = Treasury { SIGNED($gold) } gold, age { SIGNED($boxes) }
reason-raid = Raid into { $province }: { $chance } % chance to succeed
reason-march-instead = The { $nation } have better use for a march than for a raid
reason-odds = In { $province }, { $ours ->
    [one] one unit
   *[other] { $ours } units
} of ours against { $theirs }
reason-armies = The { $nation } have { $ours ->
    [one] one unit
   *[other] { $ours } units
}, the { $other } { $theirs }
reason-menace = The { $nation } could take provinces from the { $other }
reason-prey = The { $nation } have provinces to take from the { $other }
reason-foedus = The Foedus is worth { $points } VP each turn to the { $nation }
reason-bonus = The conversion bonus is worth { $points } VP to the { $nation }
reason-safe = { $province } is friendly land
reason-cheapest = It is the lightest loss
reason-dearest = It is the most valuable
reason-kept-card = A card that is kept will serve better later
reason-our-die = This die gives less than the average
reason-their-die = This die of the enemy gives more than the average
reason-living = { $province }, a city of level { $level }, will feed those who stay
reason-quiet = One more war would bring nothing
reason-ferry = The fleet can carry the { $nation } to { $province }
reason-strait = In { $sea } the fleet keeps the strait closed to enemies of the { $nation }
reason-port = The fleet in { $sea } supports { $province } against a siege
reason-fleets = In { $sea }, { $ours ->
    [one] one fleet
   *[other] { $ours } fleets
} of ours against { $theirs }
reason-refusal = Refusing battle would cost the { $nation } { $points } VP
reason-cargo = { $units ->
    [one] The { $nation } have one unit aboard
   *[other] The { $nation } have { $units } units aboard
}
reason-freed = Without the Foedus { $province } would fall to the { $nation }
reason-pledge = A die is worth more here than the last re-roll
