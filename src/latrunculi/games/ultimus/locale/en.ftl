# English texts of Ultimus Romanorum: one message for each word of words.py and each question, a section a chapter.

## Sequence and deployment

## Events of the year, deaths, entries

## Politics

## Peoples

## Stratagems

## Movement

## Fleets

## Combat

signed-amount = { $amount ->
        [-9] −9
        [-8] −8
        [-7] −7
        [-6] −6
        [-5] −5
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $amount }
    }
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
    }: { signed-amount } ({ $modifier })
event-battle-roll = { $die ->
        [0] A stratagem replaces the die
       *[other] Battle die: { $die }
    }, line { $line ->
        [-2] “−2 or less”
        [-1] −1
        [9] “9 or more”
       *[other] { $line }
    }
event-outcome = Result: { $attack } for the attacker, { $defence } for the defender; winner: { $camp }
event-weakened = { $piece }: unit weakened
event-eliminated = { $piece }: unit eliminated
event-withdrew = { $piece } withdraws: { $zone }

verb-fight-in = Fight the battle: { $object }
verb-evade = Attempt an evasion
verb-stand = Accept the combat
verb-refuge = Bring the Augustus to safety in the city
verb-weaken = Weaken: { $object }
verb-withdraw = Send away: { $object }
verb-retreat-to = Withdraw: { $object }

prompt-combats-start = Choose the zone of the next combat.
prompt-battle-decide = { $zone } is attacked: accept the combat, or try to avoid it.
prompt-battle-losses = Choose the unit to weaken; if it is weakened already it is eliminated.
prompt-evasion-start = Choose a leader who leaves { $zone }, or end the evasion.
prompt-evasion-start-done = End the evasion
prompt-evasion-lead = Choose who follows { $leader }, then where they go.
prompt-retreat-start = Retreat: choose a leader or a unit that leaves { $zone }.
prompt-retreat-lead = Choose who leaves with it, then where they retreat.
prompt-flight-start = Choose the zone where the whole force of { $zone } flees.
prompt-refuge-start = Choose the unit of Palatini that goes into the city with the Augustus.
prompt-refuge-companion = Choose another Roman leader to bring to safety, or nobody.
prompt-refuge-companion-done = Nobody else

## Adjustments and victory
