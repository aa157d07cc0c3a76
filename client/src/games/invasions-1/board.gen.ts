// Written by tools/contract.py; do not change it by hand.

/** A piece on the map. `of`: the nation that it acts for, where that is not its own; `cards`: the Event cards that act upon it now. */
export interface Piece {
  id: string;
  of?: string;
  reduced?: boolean;
  steps?: number;
  cards?: string[];
}

/** A province now; marks that are not there are left out. */
export interface ProvinceState {
  owner: string | null;
  level: number;
  walls?: boolean;
  pillaged?: boolean;
  /** 1: Révolte -, 2: Révolte +. */
  revolt?: number;
  raid?: number;
  foedus?: string;
}

/** A region now. */
export interface RegionState {
  holders: string[];
  heresies: Record<string, number>;
}

/** A nation that is in play or has been. */
export interface NationState {
  status: string;
  active: boolean;
  age: number;
  decline: number;
  treasury: number;
  capital: string | null;
  religion: string;
  lord: string | null;
  bond: string;
  federator: string | null;
  allies: string[];
  friends: string[];
  neutrals: string[];
  vp: Record<string, number>;
  /** How many diplomacy cards it holds. */
  treaties: number;
  /** Its units beside the map, by type. */
  reserve: Record<string, number>;
  /** The VP that its objectives would bring if they were counted now. */
  worth: number;
  /** What a civilised nation would receive now, expenses deducted; null for barbarians. */
  income: number | null;
}

/** A camp: who plays it, its points, how many cards it holds, and those that the viewer may see. */
export interface CampState {
  seat: number;
  vp: number;
  events: number;
  hand: Record<string, number>;
  markers: number;
  /** What the scenario takes off its points. */
  par: number;
}

/** The pile on its way (XVIII). `left`: the steps it has left; `reach`: by province where it may end, the steps it costs; `shipping`: by province over sea the least face of a d10 that lands the pile there (1: no risk, 11: none); `threats`: by next province, and by where interceptors stand, the least face of a d10 that brings them (11: none). */
export interface MarchState {
  nation: string;
  here: string;
  group: string[];
  left: number;
  reach: Record<string, number>;
  shipping: Record<string, number>;
  threats: Record<string, Record<string, number>>;
}

/** What awaits a march or an attack in a province. `foe`: who holds it against it (null: nobody's city); `win`: the attacker's chance in battle, without re-rolls; `needed`: of a city without defenders the least faces of a d10 that take it, without and with an assault (11: none); `terror`: it surrenders first on a d2 test (XXIV.B). */
export interface ProspectState {
  foe: string | null;
  win?: number;
  needed: number[];
  terror?: boolean;
}

/** A siege in progress (XXIV). `siege`, `assault`: what changes the die, by clause, without and with an assault; `needed`: the least face that takes the city, without and with one (11: none); `rerolls`: how often it may be thrown again. */
export interface SiegeState {
  nation: string;
  province: string;
  group: string[];
  siege: Record<string, number>;
  assault: Record<string, number>;
  needed: number[];
  rerolls: number;
}

/** The naval pile on its way (XXV). `left`: the seas that it may still enter; `reach`: by sea, how many away. */
export interface VoyageState {
  nation: string;
  sea: string;
  group: string[];
  left: number;
  reach: Record<string, number>;
}

/** What is being decided of XIX. `kind`: interception (`nation` is the one that marches) or flight (the one that may flee); `needed`: by province, of where interceptors stand or of a first step, the least face that succeeds (11: none); `group`: the pile that is being made up. */
export interface ReactionState {
  kind: string;
  nation: string;
  province: string;
  needed: Record<string, number>;
  group: string[];
}

/** A side of a battle in progress. `white`, `black`: the dice that its melee begins with now; why, by clause. */
export interface SideState {
  nation: string;
  pieces: string[];
  lost: string[];
  rerolls: number;
  white: number;
  black: number;
  dice: Record<string, number>;
  exchanges: Record<string, number>;
  /** Of advanced combat, by clause. */
  modifiers: Record<string, number>;
  cards: string[];
}

/** A battle in progress. `phase`: the step of its procedure; `thrown`: the dice by side, colour, face. */
export interface BattleState {
  place: string;
  phase: string;
  rounds: number;
  intercepted: boolean;
  attacker: SideState;
  defender: SideState;
  /** The attacker's chance as things stood when the question was asked, without re-rolls. */
  win: number;
  thrown: Record<string, number>;
  sums: number[];
}

/** The whole table. */
export interface Board {
  scenario: string;
  turn: number;
  first: number;
  last: number;
  /** The turns at whose ends objectives are counted. */
  scoreTurns: number[];
  year: number;
  playing: string[];
  order: string[];
  activated: string[];
  invading: string[];
  advanced: boolean;
  provinces: Record<string, ProvinceState>;
  regions: Record<string, RegionState>;
  places: Record<string, Piece[]>;
  nations: Record<string, NationState>;
  camps: Record<string, CampState>;
  /** Diplomacy cards by nation that the viewer may see. */
  treaties: Record<string, Record<string, number>>;
  inForce: string[];
  /** By province where the pile on its way may end, or where a combat may be chosen next, what awaits it there. */
  prospects: Record<string, ProspectState>;
  /** By province how many units are too many there while somebody moves, or would be if the pile on its way ended there: they would go to the reserve before any combat (XVII.A-7). */
  excess: Record<string, number>;
  /** Gold by unit that may be bought or refitted, and by province that may be fortified, while a nation shops. */
  prices: Record<string, number>;
  march?: MarchState | null;
  reaction?: ReactionState | null;
  battle?: BattleState;
  siege?: SiegeState;
  voyage?: VoyageState;
}

/** A province as printed. */
export interface ProvincePiece {
  region: string | null;
  terrain: string;
  income: number;
  city: string;
  level: number;
  port: string | null;
  granary: boolean;
  caravan: boolean;
  near: string[];
  rivers: string[];
  ridges: string[];
  straits: string[];
  seas: string[];
}

/** A nation's profile. */
export interface NationPiece {
  camp: string;
  initiative: number | null;
  religion: string;
  objectives: ObjectivePiece[];
}

/** What a nation scores for. */
export interface ObjectivePiece {
  target: string;
  vp: number;
  since: number;
  until: number;
}

/** A counter as printed. */
export interface CounterPiece {
  nation: string;
  type: string;
  heavy: boolean;
  elite: boolean;
  combat: number;
  stacking: number;
  campaigns: number;
}

/** An entry of the Chronology. `kind`: enter, invasion, leave, event. */
export interface DatedPiece {
  id: string;
  kind: string;
  nation: string | null;
}

/** A turn of the Chronology: its first year, its entries, who raids, in their order, how many units who receives. */
export interface TurnPiece {
  year: number;
  dated: DatedPiece[];
  raids: string[];
  reinforcements: Record<string, number>;
}

/** What is printed. */
export interface Pieces {
  provinces: Record<string, ProvincePiece>;
  /** Whether a region is civilised. */
  regions: Record<string, boolean>;
  nations: Record<string, NationPiece>;
  counters: Record<string, CounterPiece>;
  turns: TurnPiece[];
  /** The six faces of the combat dice, by colour. */
  dice: Record<string, string[]>;
  /** The last box of the age track, by status. */
  ages: Record<string, number>;
  /** The last boxes of young and of mature civilised nations. */
  sections: number[];
  sides: Record<string, string[][]>;
}
