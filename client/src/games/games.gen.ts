// Written by tools/contract.py; do not change it by hand.
import type * as alea from './alea-iacta-est/board.gen.ts';
import type * as empire from './history-of-the-roman-empire/board.gen.ts';
import type * as invasions from './invasions-1/board.gen.ts';
import type * as optimus from './optimus-princeps/board.gen.ts';
import type * as ultimus from './ultimus-romanorum/board.gen.ts';

/** What each game tells, by its id. */
export interface Games {
  'alea-iacta-est': { board: alea.Board; pieces: alea.Pieces };
  'history-of-the-roman-empire': { board: empire.Board; pieces: empire.Pieces };
  'invasions-1': { board: invasions.Board; pieces: invasions.Pieces };
  'optimus-princeps': { board: optimus.Board; pieces: optimus.Pieces };
  'ultimus-romanorum': { board: ultimus.Board; pieces: ultimus.Pieces };
}
