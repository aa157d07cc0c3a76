# The guided first turn: what the moment is for, what to look at (-look), how to choose (-why), by how the name of the question begins.

guide-deployment = The deployment: at the start of the scenario the troops are spread over their diocese.
guide-deployment-look = The frontiers: where can a People at war come in?
guide-deployment-why = Put them where a People will pass, or finish: the scenario has placed them already.
guide-initiative = Phase B: the initiative has just been lost; the stratagem Initiative takes it back.
guide-initiative-look = Your hand, and what you want to do first this year.
guide-initiative-why = Whoever has the initiative plays first in phases C and E. Keep the stratagem if playing second is enough for you.
