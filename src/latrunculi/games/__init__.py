"""The games. Each sub-package says in `game.toml` what it is called and offers `GAME`, a `latrunculi.kernel.game.Game`;
the registry finds it there, and imports it when it is asked for."""
