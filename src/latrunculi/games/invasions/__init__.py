"""*Invasions*, volume 1: the fall of the West and the great migrations, 350 to 650."""
