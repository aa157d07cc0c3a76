# The guided first turn: what the moment is for, what to look at (-look), how to choose (-why), by how the name of the question begins.

guide-deployment = The deployment: at the start of the scenario the troops are spread over their diocese.
guide-deployment-look = The frontiers: where can a People at war come in?
guide-deployment-why = Put them where a People will pass, or finish: the scenario has placed them already.
guide-initiative = Phase B: the initiative has just been lost; the stratagem Initiative takes it back.
guide-initiative-look = Your hand, and what you want to do first this year.
guide-initiative-why = Whoever has the initiative plays first in phases C and E. Keep the stratagem if playing second is enough for you.
guide-naming = Phase D: ROMAN names a Patrician in each half of the Empire.
guide-naming-look = The Empire tab, and the leaders offered.
guide-naming-why = Name the one who leads your best troops; a leader without a title is no less tempted by the throne.
guide-rising = A People takes up arms: its units are spread over its home zones, then its leaders among them.
guide-rising-look = Its home zones, which glow.
guide-rising-why = Gather them on the side on which it will attack.
