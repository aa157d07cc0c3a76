"""Tables over HTTP and WebSocket, kept in a database.

In reading order: `settings`, `storage` (what is on disk), `history` (earlier positions), `tables` (games being played),
`bots` (programs at the tables), `statistics`, `access` (keys), `errors` and `schemas` (what answers look like), `games`
and `play` (the addresses), `static` (the page), `limits` (how much anybody may take), `guard` (hosts, origins, sizes,
numbers), `app` (all of it together), `doors` (connections) and `logs`.
"""
