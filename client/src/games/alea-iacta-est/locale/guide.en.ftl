# The guided first turn: what the moment is for, what to look at (-look), how to choose (-why), by how the name of the question begins.

guide-initiative = Phase B: the die of CAESARIAN is rolled against the political capacity of his party leader; below it, the initiative is his.
guide-initiative-look = Your stratagems of phase B, if there are any.
guide-initiative-why = Whoever has the initiative plays the first sequence, and gets the odd one if their number is odd.
guide-nomination = Phase D: a camp may name a second party leader.
guide-nomination-look = The leaders that glow, and their strategic value.
guide-nomination-why = Of two party leaders only the higher strategic value counts for the number of sequences. You need not name one.
guide-discharge = Phase D: legions may be discharged, for 1 VP for each group of three.
guide-discharge-look = The Regions tab: the garrison that each region must keep.
guide-discharge-why = A discharged legion fights no more. In the first turn it is often better to keep them all.
guide-attempt = Phase F: REPUBLICAN may try, once a year, to murder Caesar.
guide-attempt-look = The Cicero tab, and where Caesar is: in Roma the die gains 1.
guide-attempt-why = Caesar’s death changes the whole game: CAESARIAN gets another party leader, and his murderers are to be punished.
guide-recruitment = Phase F: each region that you control recruits. The units arrive in phase C of the next year.
guide-recruitment-look = The region that the question names, and what it can give.
guide-recruitment-why = Recruit where you will fight next year: a recruit is placed in a town of the region that gave it.
guide-recruits = Last year’s recruits are placed in the region that raised them.
guide-recruits-look = The towns that glow.
guide-recruits-why = Where a leader takes them along in the first sequence.
guide-regrouping = Phase F: a stack outside the regions of its camp goes home.
guide-regrouping-look = The zones that glow.
guide-regrouping-why = Choose from where it will march next year.
guide-homecoming = Peace is made: the units of a People go back to its home zones.
guide-homecoming-look = The zones that glow.
guide-homecoming-why = It depends on who will lead it next time: together if it may be yours, scattered if not.
