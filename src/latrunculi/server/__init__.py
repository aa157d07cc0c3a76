"""Tables over HTTP and WebSocket, kept in a database.

In reading order: `settings`, `stored` (what is kept of a table), `database` and `storage` (where it is on disk),
`writer` and `news` (how it gets there, and what others put there), `history` (earlier positions), `table` and `tables`
(a game being played, and all of them), `changes` (what of a position is told), `bots` (programs at the tables)
and `thinking` (processes for them), `statistics`, `access` (keys), `errors` and `schemas` (what answers look like),
`games` and `play` (the addresses),
`static` (the page), `limits` (how much anybody may take), `guard` (hosts, origins, sizes, numbers), `app` (all of it
together), `doors` (connections), `logs`, and `bench` (how fast it all is).
"""
