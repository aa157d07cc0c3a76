"""What is printed: `printed` reads and checks files, `geography` and `words` what maps and words have alike.

`lexicon` takes over the family's verbs and events, `counters` is what follows from the counters, `kit` has it all as
tuples of ints.
"""
