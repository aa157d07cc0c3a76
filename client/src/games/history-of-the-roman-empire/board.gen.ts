// Written by tools/contract.py; do not change it by hand.

export type PhaseKind = 'barbarian' | 'roman';

export type SideKind = 'faction' | 'people' | 'kingdom' | 'tribe' | 'rebel-armies' | 'rebel-legions';

export type KingdomKind = 'kingdom' | 'tribe';

export type Whose = 'attack' | 'defence';

export type Effect = 'dice' | 'pips' | 'ties';

export type Stage = 'draw-order' | 'barbarian-chits' | 'emperor-chits' | 'phase' | 'over';

export type Level = 'none' | 'presence' | 'domination' | 'control';

/** A Player Phase: whose, at which step; armies and Forts beside the map. */
export interface Phase {
  kind: PhaseKind;
  faction: number;
  side: string;
  step: string;
  people: string | null;
  emperor: string | null;
  pool: number;
  forts: number;
}

/** A phase of the turn; nobody's while its chit is face down. */
export interface Queued {
  kind: PhaseKind;
  faction: number | null;
  done: boolean;
  current: boolean;
}

/** A Province: whose it is, and what stands there. */
export interface Province {
  side: string | null;
  armies: number;
  fort: 'fort' | 'fortress' | null;
  fortSide: string | null;
  city: 'intact' | 'looted' | null;
  /** The Faction whose Legions have rebelled there. */
  rebel: string | null;
}

/** A chit that was just drawn and must be kept or passed: a People's or an Emperor's. */
export interface Drawn {
  chit: number;
  people?: string;
  emperor?: string;
}

/** A Faction and its player's Barbarians; chits and cards that the viewer does not know are null. */
export interface FactionState {
  id: string;
  seat: number;
  rome: number;
  barbarian: number;
  legions: number;
  rebels: number;
  start: string | null;
  eliminated: boolean;
  hand: string[] | null;
  handSize: number;
  played: string[];
  people: string | null;
  peopleChit: number | null;
  peopleShown: boolean;
  peopleHeld: boolean;
  emperor: string | null;
  emperorChit: number | null;
  emperorShown: boolean;
  emperorHeld: boolean;
  emperorDead: boolean;
  testudo: string | null;
  ambush: string | null;
  cardsThisTurn: number;
  drawn: Drawn | null;
}

/** A side: the Faction whose player controls it, its armies on the map and its counters. */
export interface SideState {
  kind: SideKind;
  controller: number | null;
  armies: number;
  counters: number;
}

/** What a Diocese is worth in each turn, and now. */
export interface DioceseState {
  values: number[];
  value: number;
}

/** What changes the dice of one side of a combat, with its clause. */
export interface Modifier {
  rule: string;
  whose: Whose;
  effect: Effect;
  value: number;
}

/** The combat in progress: the dice of both sides. */
export interface Battle {
  province: string;
  attacker: string;
  defender: string | null;
  armies: number;
  attackDice: number;
  defenceDice: number;
  modifiers: Modifier[];
}

/** The attack that the next army would make in a Province. */
export interface Attack {
  defender: string;
  /** That this one army takes the Province. */
  chance: number;
  /** Whose of the same person's it would strike: forces, which are gone at once, or his other Faction. */
  own: 'forces' | 'faction' | null;
}

/** Cities, and what they score. */
export interface Cities {
  number: number;
  points: number;
}

/** What a Diocese scores. */
export interface DioceseScore {
  level: Level;
  points: number;
}

/** What the phase in progress would score if it ended now. */
export interface Projection {
  faction: string;
  cities: Cities;
  /** For an Emperor who scores for each Province. */
  provinces: number;
  dioceses: Record<string, DioceseScore>;
  total: number;
  /** What more it would score with a Province that it does not hold. */
  gains: Record<string, number>;
}

/** A Faction that a People may not attack. */
export interface Ban {
  people: string;
  faction: number;
}

/** The whole table. */
export interface Board {
  turn: number;
  lastTurn: number;
  years: [number, number];
  stage: Stage;
  phase: Phase | null;
  drawing: number[];
  /** The phases of the turn in their order. */
  queue: Queued[];
  provinces: Record<string, Province>;
  factions: FactionState[];
  sides: Record<string, SideState>;
  dioceses: Record<string, DioceseState>;
  battle: Battle | null;
  /** Of who places armies: the Provinces where the next one would fall upon somebody; nobody else needs it. */
  attacks: Record<string, Attack>;
  /** Null outside the phases. */
  projection: Projection | null;
  bans: Ban[];
}

/** A Faction. */
export interface FactionPiece {
  id: string;
  colour: string;
  pattern: string;
  legions: number;
}

/** A People and the number of its counters. */
export interface PeoplePiece {
  id: string;
  counters: number;
}

/** Where and how strong a People comes in by a chit of a turn. */
export interface Entry {
  turn: number;
  chit: number;
  people: string;
  start: string;
  strength: number;
  date: string;
}

/** An Emperor. */
export interface EmperorPiece {
  id: string;
  turn: number;
  chit: number;
  bonus: string[];
}

/** A Kingdom or Tribe. */
export interface KingdomPiece {
  id: string;
  kind: KingdomKind;
  start: string;
  armies: number;
  loot: number;
}

/** An event card. */
export interface Card {
  id: string;
  colour: string;
  kind: string;
  periods: number[];
  timing: string;
}

/** A Diocese: what it is worth in each turn, and its Provinces. */
export interface DiocesePiece {
  id: string;
  values: number[];
  provinces: string[];
}

/** A Province: the place of its City, if it may have one, and whether a Faction may start there. */
export interface ProvincePiece {
  id: string;
  diocese: string;
  site: string | null;
  start: boolean;
  near: string[];
}

/** A turn and its years. */
export interface Period {
  turn: number;
  from: number;
  to: number;
}

/** A step of the Player Phases, Roman or Barbarian. */
export interface Step {
  id: string;
  rule: string;
  roman: boolean;
  barbarian: boolean;
}

/** Everything printed that the page draws. */
export interface Pieces {
  factions: FactionPiece[];
  peoples: PeoplePiece[];
  entries: Entry[];
  emperors: EmperorPiece[];
  kingdoms: KingdomPiece[];
  colours: Record<string, Record<string, string>>;
  cards: Card[];
  dioceses: DiocesePiece[];
  provinces: ProvincePiece[];
  periods: Period[];
  sequence: Step[];
  turns: number;
}
