"""The game-neutral engine: procedures and their stack, decisions, chance, events, views and records.

In reading order: `ints` (what signatures call them), `chance` (the generator), `actions` (what may be chosen, and why
not), `fields` (what follows from a field once declared), `engine` (states and procedures), `vocabulary` (verbs, events
and the kinds of object they speak of), `game` (what a game offers to everyone outside it), `identity` and `registry`
(what games are called; games by id), `packs` and `editions` (corrected components, and games that are loaded once more
with them), `match` (a game being played: record, undo, refusals), `record` (files), `position` (positions as text) and
`codec` (states as plain data).
"""
