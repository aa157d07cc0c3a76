"""The map, the nations and the counters of *Invasions*, as data and as ints."""
