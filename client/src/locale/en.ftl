# Texts of the interface in English.

home = Home
home-motto = The wars of Rome, on your table
home-games = The games
home-tables = Games in progress
home-more = { $n ->
    [one] One more
   *[other] { $n } more
}
home-finished = Finished games
home-play = Play now
home-play-which = Play { $game } now, against bots
home-new = Set up a game…
home-map = Map of { $game }
home-hours = { $scenarios ->
    [one] { $from } to { $to } hours
   *[other] { $from } to { $to } hours a scenario
  }
home-weight = { $weight ->
    [1] Rules easy to get into
    [2] Rules for experienced players
    [5] Very rich rules, for seasoned wargamers
   *[other] Rules for seasoned wargamers
  }
home-saved = Saved game
home-saved-hint = A file that this page saved at the end of a game opens here, to look back on it or to play on.
home-open = Open a file…
open-too-large = “{ $file }” is too large for a saved game (4 MB at most).
open-refused = “{ $file }” is not a saved game, or does not follow the rules of this program: { $why }
open-failed = “{ $file }” could not be opened: { $why }
home-rules = The rules
home-players = { $from } to { $to } players
theme-light = Light background
theme-dark = Dark background
colon = :
loading = Unrolling the map…
close = Close
page-unknown = There is no such page.
seat-number = Player { $n }


table-over = Finished
table-turn = Turn { $turn }
table-yours = Your turn
table-rematch = Rematch
table-rematch-failed = The rematch could not be laid out.
table-delete = Delete
table-delete-which = Delete this game: { $game }, { $stage }
table-delete-sure = Delete it for good?
table-delete-failed = The server refused to delete this game.
table-keep = Keep
table-begun = In play

new-title = New game
new-scenario = Scenario
year = { $era ->
    [bc] { $year } BC
   *[ad] AD { $year }
  }
years = { $era ->
    [bc] { $from } to { $to } BC
    [both] { $from } BC to AD { $to }
    [one] AD { $from }
   *[ad] AD { $from } to { $to }
  }
scenario-turns = { $n ->
    [one] one turn
   *[other] { $n } turns
  }
new-players = Players
new-count = Number of players
new-count-n = { $n } players
new-kind = Seat { $n }: person or bot
new-person = A person
new-bot = A bot
new-which-bot = Seat { $n }: which bot
new-name = Seat { $n }: name
new-hotseat = Several people at this screen: a curtain hides the hands when the turn passes from one to another.
new-here = A person here
new-invited = A person invited
new-invited-hint = For each person invited the table will give you a link to send. Whoever opens it takes the seat, once and for all; nobody else will have its key.
new-options = Optional rules
new-pack = Components
new-pack-none = as they come with this program
new-pack-usual = corrected, as this server has them
new-pack-hint = Somebody has corrected values from a copy of the game: the table plays with those that you choose.
new-seed = Seed of chance
new-seed-free = Drawn by lot
new-seed-hint = The same seed and the same choices give the same game again. Everyone will see at the table that the dice were chosen.
new-begin = Begin
new-laying = Laying the table…
bot-name-legatus = Legatus
bot-name-greedy = Avidus
bot-name-random = Fortuna
bot-legatus = Legatus – thinks ahead
bot-greedy = Avidus – takes what pays
bot-random = Fortuna – plays at random

map-label = Map. Arrows: move; plus and minus: zoom; zero: the whole map. Every choice also stands in the list.
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-fit = Show the whole map
side-panel = Turn of play
sheet = Open or fold the panel
tabs = Reference
tab-sequence = Sequence
tab-log = Log
tab-hand = Hand
tab-forces = Forces
tab-score = Score
tab-rules = Rules

prompt-you = { $name }, your turn.
prompt-others = Waiting for { $names }.
prompt-thinks = Thinking…
prompt-over = The game is over.
sound = Sounds: your turn, the dice
title-turn = Your turn!
choices = Choices
choices-count = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
  }
gather = { $verb ->
    [leave] Leave all
    [stay-behind] Leave all
    [follow] All follow
    [summon] Summon all
    [embark] Embark all
    [land] Land all
    [take-out] Take all out
    [take-up] Take all up
   *[take] Take all along
  }
gathering = One after the other…
gather-stop = Stop
pass-alone = Pass by itself when I hold nothing playable here
passing = Nothing to play here: passing…
pass-told = The answer takes a random while, to give nothing away.
hint = Hint
hint-title = Ask what the game’s adviser would do here, who knows no more than you do
hint-follow = Follow
undo = Undo
undo-title = Back to the previous choice (Ctrl+Z), as far as the last dice roll or disclosure
undo-none = Nothing to take back: since your last choice a die has fallen, a card or counter was drawn or shown, or somebody else has played.
log-empty = Nothing has happened yet.
log-earlier = Show what came before ({ $n })
log-forced = (only choice)
inspector = Selected place
neighbours = Neighbours:
border-mountain = mountains
border-forest = forest
border-river = river
border-coast = coast
border-corner = at a corner
border-strait = strait

first-title = First steps
first-choose = To choose: a button of the list, or what glows on the map. On the keyboard: the number on the button.
first-why = A click on a place that does not glow shows what it holds, and the rule that forbids it. A number after a § opens its rule.
first-undo = Undo goes back one choice, as far as the last die rolled.
first-guide = Guide me through the first turn
guide-title = First turn, step by step
guide-for = What it is for
guide-see = What to look at
guide-how = How to choose
guide-wait = Others are playing. The log tells what they do; the name of a place there leads to it on the map.
guide-else = There is no advice for this moment: read the question and the choices in the list; the number after § opens the rule.
guide-end = The first turn is played. What follows are the same moments again: the Rules tab tells the rest.
guide-leave = Leave the guide
first-more = The signs, and how to choose
first-all = The game in short, the signs, how to choose
first-close = Got it

clause-summary = Summary { $number }
clause-open = Read rule { $id }
clause-unknown = This rule is not in the reference.
clause-in-rules = See it in the rules
rules-title = The rules
rules-abbreviations = The abbreviations
rules-search = Search for a number or a word
rules-count = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
  }
rules-ruling = A ruling: here the rulebook is silent or contradicts itself.
rules-waived = Not applicable on screen.

why-not = Why not now?

notice-over = The game is over.
notice-not-your-turn = It is not your turn.
notice-stale = The position has changed meanwhile; here is the new one.
notice-unknown = There is no such choice.
notice-not-now = Not at this moment of the game.
notice-forbidden = A rule forbids it.
notice-not-yours = That is not yours.
notice-nobodys = That belongs to no side.
notice-elsewhere = That is somewhere else.
notice-already-there = You are there already.
notice-not-near = Too far: it is not adjacent.
notice-overseas = The sea lies between.
notice-nothing-there = You have nothing there.
notice-nothing-to-undo = There is nothing to undo: dice were rolled or something was revealed.
notice-no-hint = There is no hint to give here.
notice-database = The server cannot save anything at the moment. What was played is safe; try again in a while.
notice-failed = The server failed. What was played is safe.
notice-position = The position from which this game began contradicts the rules: they cannot go on with this choice.
notice-malformed = The server did not understand this message.
notice-legal = That is allowed.
notice-other = Refused ({ $code }).

connection-lost = Connection lost. The game is safe; trying again…
connection-stalled = The server is silent… What has been played is kept.
problem-server = The server does not answer. Is it still running?
problem-no-game = There is no game “{ $game }”.
problem-wrong-key = This link opens no seat at this table: its key is wrong. Whoever set up the table can send it again.
problem-no-table = This table does not exist, or no longer exists.

curtain-title = { $name } to play
curtain-text = Everyone else look away: a hand is about to be shown.
curtain-lift = It’s me, { $name }
curtain-pass = { $name } plays nothing
curtain-pass-text = At this question one can only play from the hand or pass. Whoever passes leaves the screen to { $home }.
hand-covered = Hand covered.
talk = Talk
talk-news = { $n ->
    [one] { $n } unread message
   *[other] { $n } unread messages
  }
talk-none = Nobody has said anything yet. Whoever has the link of the table reads what is said at it; nothing binds.
talk-field = A word to the whole table
talk-say = Say
talk-latest = { $name }: { $text }
invite = Invite
invite-free = Seats to be taken
invite-hint = To each person their link: it gives the seat to whoever opens it first, and is worth nothing afterwards.
invite-link = Link for { $name }
invite-copy = Copy the link
invite-renew = New link
invite-withdraw = Withdraw the invitation
invite-none = No invitation to this seat is out.
invite-failed = The server refused: perhaps the seat has just been taken.
elsewhere = My seat elsewhere
elsewhere-link = Play { $name } on another device of mine: copy the link
elsewhere-copied = Link copied. It is the key of your seat: keep it to yourself.
copy = Copy
copied = Copied

claim-title = A seat awaits you
claim-with = At the table: { $names }
claim-text = This link gives seat { $n } to whoever takes it first. It then stays with this browser.
claim-name = Your name
claim-name-taken = Somebody at this table is called { $name } already.
claim-take = Take this seat
claim-taken = This seat is taken. A link serves once: somebody opened it before you, or you did in another browser.
claim-void = This invitation is worth nothing any more: the link was renewed or withdrawn. Ask whoever made the table for a new one.
claim-watch = Watch the game

dice-origin = { $reason ->
    [drawn] Dice drawn by the server
    [seed] Dice chosen by whoever made the table
    [position] Begun from a position that somebody chose
    [record] Goes on from a saved game
    [branch] Goes on from a moment of another game
   *[unknown] Nobody knows who chose the dice
  }
dice-origin-note = { $reason ->
    [drawn] The server shows the hash of the seed before the first choice, and the seed at the end: all dice follow from it, and anybody can check (latrunculi verify) that nobody has touched them.
    [seed] The seed was given by hand: whoever knows it can know all dice in advance.
    [position] Whoever wrote the position may have chosen the first dice too.
    [record] What came before is from a file, which anybody can write; the dice since then are drawn by the server.
    [branch] What came before is from another game, which its players know; the dice since then are drawn by the server.
   *[unknown] The table was made before the server kept this account.
  }
dice-commitment = Hash of the seed (SHA-256)
dice-seed = Seed

replay = Replay
replay-table = To the table
replay-at = Choice { $at } of { $steps }
replay-back = One choice back
replay-forward = One choice on
replay-event = Next event (.)
replay-event-back = Event before (,)
replay-turn = Next turn (Page Down)
replay-turn-back = Turn before (Page Up)
replay-play = Play
replay-pause = Pause
replay-branch = Continue from here

end-counting = Counting up…
end-title = { $n ->
    [0] Nobody wins
    [one] { $names } wins
    [all] A draw
   *[other] Shared victory: { $names }
  }
end-side = { $side }: { $name } ({ FIGURE($points) })
end-show = The outcome
end-scores = Victory points by turn
end-losses = Losses
end-dice = The dice, and what was to be expected
end-dice-count = { $rolls ->
    [one] one die rolled
   *[other] { $rolls } dice rolled
}
end-dice-mean = mean { $mean } (expected: { $even })
end-dice-alt = Dice of { $name }, from { $first } to { $last }: { $faces }
end-dice-sides = { $n ->
    [6] Six-sided dice
    [10] Ten-sided dice
   *[other] Dice of { $n } sides
}
end-record = Save the record

## What others have done

story = Since your move
story-told = { $name } { $told }.
story-said = { $name }:
seat-sides = { $name } ({ $sides })
story-acts = { $n ->
    [one] made one choice
   *[other] made { $n } choices
}
story-show = { $n ->
    [one] Show
   *[other] Show ({ $n })
}
story-at = { $at } / { $n }
story-back = The moment before
story-next = Next
story-end = Play on
story-skip = Skip the rest
story-past = The map shows an earlier moment.
story-pace = How the others’ moves are told
story-pace-none = not told
story-pace-asked = when asked for
story-pace-slow = by itself, slowly
story-pace-quick = by itself, quickly
percent = { $n }%
