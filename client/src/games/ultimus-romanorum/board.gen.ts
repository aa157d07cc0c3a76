// Written by tools/contract.py; do not change it by hand.
import type * as imperator from '../imperator/board.gen.ts';

export type Camp = 'romanus' | 'barbarus';

export type Half = 'occidens' | 'oriens';

/** Of the house of Theodosius, or a barbarian. */
export type Origin = 'T' | 'B';

/** A People; `ally` is who is one with it, `rex` its king, `capital` that of its kingdom. */
export interface PeopleState extends imperator.PeopleState {
  status: 'pax' | 'bellum' | 'foederati' | 'foederati-rebelles' | 'regnum';
  ally: string | null;
  /** Whether it still obeys the Hunni. */
  subject: boolean;
  capital: string | null;
  rex: string | null;
  beaten: boolean;
  migrating: boolean;
}

/** The event of the year, and the half of the Empire that it befalls. */
export interface YearEvent extends imperator.YearEvent {
  half: Half | null;
}

/** The whole table. */
export interface Board extends imperator.Board {
  event: YearEvent | null;
  peoples: Record<string, PeopleState>;
  pax: boolean;
  augusti: Record<Half, string | null>;
  patricians: Record<Half, string | null>;
  usurpers: Record<Half, string | null>;
  standIns: Record<Half, string | null>;
  vacant: Half[];
  escort: string | null;
  council: string | null;
  councilTried: boolean;
  epidemic: string | null;
  papa: boolean;
}

/** A unit, and where it belongs. */
export interface UnitPiece extends imperator.UnitPiece {
  kind: 'limitanei' | 'comitatenses' | 'palatini' | 'buccellarii' | 'people';
  diocese: string | null;
  half: Half | null;
  capital: string | null;
  barbarian: boolean;
}

/** A leader. */
export interface LeaderPiece extends imperator.LeaderPiece {
  half: Half | null;
  origin: Origin | null;
}

/** A People; `regnum`: whether it may found a kingdom. */
export interface PeoplePiece extends imperator.PeoplePiece {
  regnum: boolean;
}

/** A zone; `empire` where it belongs to the Empire, in a diocese. */
export interface Zone extends imperator.Zone {
  diocese: string | null;
  empire: boolean;
  capital: boolean;
}

/** The inside of a capital, the last refuge of a half. */
export interface Box extends imperator.Box {
  half: Half;
}

/** A fleet and its port. */
export interface FleetPiece {
  id: string;
  home: string | null;
}

/** Everything printed that the page draws. */
export interface Pieces extends imperator.Pieces {
  units: UnitPiece[];
  leaders: LeaderPiece[];
  peoples: PeoplePiece[];
  zones: Zone[];
  boxes: Box[];
  fleets: FleetPiece[];
}
