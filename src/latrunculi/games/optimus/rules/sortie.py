"""stub"""

from latrunculi.games.optimus.rules.actions import Chapter


def _none(g, may, side):
    pass


CHAPTER = Chapter(_none, {})


def deploy_guns(g, side, units):
    pass
