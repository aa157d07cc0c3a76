"""*Alea Iacta Est*: the Roman civil wars, 49 to 30 BC, for two players, CAESARIAN and REPUBLICAN.

`rules.toml` is its rules reference: the clauses of the player aid, those of the family's rules, and the reconstructed
ones, each in French and English.
"""
