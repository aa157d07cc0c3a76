"""stub"""

from latrunculi.games.optimus.rules.actions import Chapter


def _none(g, may, side):
    pass


CHAPTER = Chapter(_none, {})
ON_ARRIVAL = frozenset()


def offer_on_arrival(g, may, side, head):
    pass


def begin_on_arrival(g, side, head, verb):
    pass
