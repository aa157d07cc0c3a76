/**
 * What the server sends and takes, as JSON, by the names that the page has for it. A game's own part (`board`, `pieces`)
 * is typed by the game. All types are the program's: `contract.gen.ts` is written by `tools/contract.py`.
 */
export type {
  Action, Advice, AreaShape, Border, BorderKind, ClauseInfo as Clause, DiceLine as DiceFigures, Event as GameEvent, EventInfo, EventValue, GameInfo,
  Geometry, Incoming as ClientMessage, Label, NewTable, OptionInfo as Option, PlayerInfo as Player, Point, Prompt, Reason, Reference, Remark, Replay, Rules,
  ScenarioInfo as Scenario, Shown, Statistics, TableInfo, TableLine as TableSummary, Texts as TextsAnswer, VerbInfo, View,
} from './contract.gen.ts';
import type { Changes, Event, NewTable, Outgoing, TableInfo, Texts } from './contract.gen.ts';

export type Language = 'fr' | 'en';
export type Names = Texts['names'];
export type NewPlayer = NewTable['players'][number];
/** Whether the server alone drew the dice, or somebody may know them, and whence. */
export type Provenance = Pick<TableInfo, 'dice' | 'diceReason'>;
/** What happened, as the game's texts tell it. */
export type Happening = Pick<Event, 'kind' | 'rule' | 'values'>;
/** What the server sends: as itself, or, where little has changed, as the change since the last. */
export type Sent = Outgoing;
export type ServerMessage = Exclude<Sent, Changes>;

export const SPECTATOR = -1;
/** Who sees everything, once the game is over. */
export const OMNISCIENT = -2;
