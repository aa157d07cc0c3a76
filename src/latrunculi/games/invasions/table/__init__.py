"""What players are told. `secrets`: who may know what; `contract`: the types of what is told; `board`: the table as a
viewer sees it; `reference`: what is printed, and names; `figures`: dice and losses of events; `positions`: any moment
as text."""
