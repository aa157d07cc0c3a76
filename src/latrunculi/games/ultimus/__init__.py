"""*Ultimus Romanorum*: the last century of the western Empire, AD 405 to 476."""
