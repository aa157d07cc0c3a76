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

event-aged = { $nation }: age { $age }
event-decline = { $nation }: decline of level { $level }
event-faded = { $region }: the heresy fades

## Package (b): events, raids, administration, income, purchases, revolts (X, XI, XIII to XVI)

## Package (c): movement, interception, flight, campaigns (XVIII, XIX, XXII)

verb-march = March the pile of { $object }
verb-group-march = March the pile of
verb-step-to = Go to { $object }
verb-group-step-to = Go to
verb-leave = Leave behind: { $object }
verb-group-leave = Leave behind

prompt-movement-choose-pile = Which pile moves?
prompt-movement-choose-pile-done = End the movements
prompt-march-go = Where does the pile go?
prompt-march-go-done = Halt here
event-marched = { $nation }: from { $origin } to { $province }

## Package (d): combat (XX, XXI)

## Package (e): sieges and fleets (XXIII to XXV)

## Package (f): diplomacy and religion (XXVI to XXXI)
