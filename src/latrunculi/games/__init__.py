"""The games. Each sub-package offers `GAME`, a `latrunculi.kernel.game.Game`; the registry finds it there."""
