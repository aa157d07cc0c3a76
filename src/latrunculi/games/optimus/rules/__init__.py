"""The rules of Optimus Princeps, in the order of its book."""
