"""Optimus Princeps: the wars of Rome on the Danube and the Rhine, AD 85 to 175."""
