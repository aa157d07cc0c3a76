// Written by tools/contract.py; do not change it by hand.

export type Side = 'roman' | 'barbarian';

export type Nation = 'roman' | 'german' | 'sarmatian' | 'dacian';

export type Ground = 'plain' | 'forest' | 'mountain' | 'marsh';

/** Pursuit, army destroyed, tacit truce. */
export type End = 'P' | 'AD' | 'TT';

export type Habitat = 'city' | 'village' | 'garrison' | 'tribal' | 'plain' | 'forest' | 'mountain' | 'marsh';

/** A combat counter that the viewer sees: PF, those HdC among them, on whose sheet, behind defences or not. */
export interface UnitState {
  id: string;
  pf: number;
  hdc: number;
  chief: string | null;
  inside: boolean;
  bridge: boolean;
  /** The fleet that it is aboard. */
  aboard: string | null;
}

/** A leader or decoy whose face the viewer knows. */
export interface HeadState {
  id: string;
  side: Side;
  /** Whether his PAC is unspent. */
  ready: boolean;
  paces: number;
  inside: boolean;
  supreme: boolean;
  /** Bales; null where they are another's secret. */
  bb: number | null;
  /** PF on his sheet; null where they are another's secret. */
  pf: number | null;
  halted: boolean;
  /** Whether he lies face up before the enemy. */
  shown: boolean;
}

/** A barbarian counter that lies face down. */
export interface BackState {
  id: string;
  ready: boolean;
  paces: number;
}

/** Who is in a region or a box. */
export interface PlaceState {
  units: UnitState[];
  heads: HeadState[];
  backs: BackState[];
}

/** A region now: whose it is by origin, who has it, its defences, and what lies on it. */
export interface RegionState {
  origin: Nation;
  habitat: Habitat;
  ground: Ground;
  vd: number;
  vg: number;
  holder: Side | null;
  limes: number;
  forts: number;
  /** The marker of a siege. */
  siege: number | null;
  pillaged: boolean;
  port: boolean;
  closed: boolean;
}

/** A side: its PA, stratagems, points and what they are made of. */
export interface SideState {
  id: Side;
  seat: number;
  pa: number;
  hand: string[] | null;
  handSize: number;
  played: string[];
  supreme: string | null;
  vacant: boolean;
  points: number;
  parts: Record<string, number>;
  /** PF that may be recruited, by type; empty where it is another's secret. */
  spare: Record<string, number>;
}

/** What a viewer saw of an enemy unit last: when (the number of the season), with whom, how strong. */
export interface Remembered {
  season: number;
  chief: string | null;
  pf: number;
  hdc: number;
}

/** What a tactic promises whoever may choose it now, the enemy's uncounted until it is known. */
export interface TacticState {
  /** The chance to put more out than the enemy. */
  win: number;
  /** The enemy PF that are still to be expected HdC until the last blows have fallen. */
  hits: number;
}

/** The engagement in progress. */
export interface BattleState {
  region: string;
  attacker: Side;
  pitched: boolean;
  /** Upon the walls of a town. */
  assault: boolean;
  /** Of the besieged: one exchange of blows. */
  sortie: boolean;
  phase: number;
  tactics: [string | null, string | null];
  suffered: [number, number];
  commanded: string[];
  posts: Record<string, string>;
  /** What each side may expect to put HdC in the next phase of shots or blows. */
  expected: [number, number];
  /** For each counter that throws a die in that phase, the enemy PF that it puts HdC, by the face. */
  blows: Record<string, number[]>;
  /** What each side would have by the matrix if it won, when both tactics are known. */
  outcomes: [End | null, End | null];
  /** The chance of the attacker now to put more out than the enemy, in an assault to destroy the garrison, by the tactics that the viewer knows; null when the last blows have fallen, or losses are being shared out. */
  win: number | null;
  /** The tactics that the viewer may choose, or keep, now. */
  choices: Record<string, TacticState>;
  /** The chance of a retreat in good order that the viewer may try now (OP-8.3.2-3). */
  order: number | null;
}

/** What bears on a test, with its clause. */
export interface Modifier {
  id: string;
  rule: string;
  amount: number;
}

/** Whoever may be met in a region, as far as the viewer can know. */
export interface FoeState {
  least: number;
  /** PF in the open: those in view, and those who may be on sheets that are not seen. */
  most: number;
  /** PF in view behind the defences. */
  inside: number;
  /** The VG of the defences behind which they may stay instead of fighting; null where they have none. */
  walls: number | null;
  overrun: boolean;
  /** The chance to win in the open, as is to be expected; null where nobody is there to fight. */
  win: number | null;
  /** The same against the most and against the least of them; null where all are in view. */
  range: [number, number] | null;
}

/** What awaits the group if its next step ends in a region. */
export interface AheadState {
  modifiers: Modifier[];
  /** PF that the test would put out, by the face of its die; empty where there is none. */
  tolls: number[];
  foe: FoeState | null;
}

/** The die of a siege action: what bears on it and the sum of that, the total from which on the town surrenders, and by face whether it does. */
export interface DieState {
  bears: Modifier[];
  sum: number;
  target: number;
  faces: boolean[];
}

/** What a piece, or a force in a region, may try where it stands: a siege action, an invasion, an assault, a battle before its walls. */
export interface DeedState {
  verb: string;
  object: string;
  win: number;
  /** The chance against the most and the least whom it may meet; null where all are in view. */
  range: [number, number] | null;
  /** PF that it may cost, from the best to the worst; null where it costs none or nobody can say. */
  losses: [number, number] | null;
  /** That of a siege action; null of other deeds. */
  die: DieState | null;
}

/** The move in progress: who moves, and what the test at its end would reckon with now. */
export interface MarchState {
  mover: string;
  units: string[];
  heads: string[];
  steps: number;
  load: number;
  capacity: number;
  modifiers: Modifier[];
  /** By region where the next step may end. */
  ahead: Record<string, AheadState>;
  /** By contrée that the next step may enter by a throw, the regions where it may end. */
  doors: Record<string, string[]>;
}

/** The whole table. */
export interface Board {
  scenario: string;
  year: number;
  season: 'thaw' | 'spring' | 'summer' | 'autumn' | 'winter';
  number: number;
  last: number;
  event: 'none' | 'overflow' | 'frozen' | 'dry';
  regions: Record<string, RegionState>;
  places: Record<string, PlaceState>;
  sides: SideState[];
  /** For each eagle that is lost: the leader who has it, or the region where it lies. */
  eagles: Record<string, string>;
  remembered: Record<string, Remembered>;
  march: MarchState | null;
  battle: BattleState | null;
  /** What the viewer's leaders may try before towns, while he is asked. */
  deeds: DeedState[];
  /** How the game would be decided now, or has been. */
  level: 'none' | 'decisive-roman' | 'roman' | 'draw' | 'barbarian' | 'decisive-barbarian';
}

/** A combat counter: PF when whole, the totals that double its hits, symbols. */
export interface UnitPiece {
  type: string;
  kind: 'legion' | 'praetorian' | 'infantry' | 'cavalry' | 'artillery' | 'transfuge' | 'impedimenta' | 'fleet';
  side: Side;
  people: string | null;
  pf: number;
  fd: number[];
  heavy: boolean;
  shooter: boolean;
  falx: boolean;
}

/** A leader: strategic value, tactical bonus. */
export interface LeaderPiece {
  side: Side;
  people: string | null;
  vs: number;
  bt: number;
  decoy: boolean;
}

/** A stratagem: its price in PA, for whom, its clause. */
export interface StratagemPiece {
  price: number;
  sides: Side[];
  rule: string;
}

/** A district: its regions. */
export interface ContreePiece {
  regions: string[];
  terrain: Ground;
}

/** A link between two districts, in the first year of the scenario's map: its kind and what it crosses. */
export interface LinkPiece {
  ends: [string, string];
  /** From which year on it is of which kind. */
  kinds: Record<string, 'roman' | 'trade' | 'path'>;
  water: string | null;
  marsh: boolean;
}

/** What is printed besides the map. */
export interface Pieces {
  units: Record<string, UnitPiece>;
  leaders: Record<string, LeaderPiece>;
  stratagems: Record<string, StratagemPiece>;
  contrees: Record<string, ContreePiece>;
  links: LinkPiece[];
  /** For each box the boxes and districts one step away. */
  boxes: Record<string, string[]>;
  /** The nation of each people. */
  peoples: Record<string, Nation>;
  /** How a pitched battle ends, by the tactic of the winner and that of the loser (OP-8.2-22). */
  matrix: Record<string, Record<string, End>>;
}
