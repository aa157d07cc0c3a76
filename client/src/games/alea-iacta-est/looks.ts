import { gradeOf, type UnitPiece } from './board.ts';

/** Colours, symbols and letters of this game's counters, and the tints of its map. */

export const CAMP_COLOURS: Record<string, string> = { caesariani: '#98202f', republicani: '#23456f' };
export const NOBODY = '#6a5f4e';

const PEOPLES: Record<string, string> = {
  parthi: '#8c1d3f', aegyptii: '#b8862a', numidae: '#b5651d', daci: '#4a3325', pontici: '#1f6f78', armenii: '#a8322d',
  belgae: '#2f7a3a', aquitani: '#8a6d1f', raeti: '#4b6b1f', britanni: '#2d5f8f', galatae: '#5f7f2f', suebi: '#9a5a1c',
  cantabri: '#7a4a2f', lusitani: '#6c6a3c', mauri: '#c27a1f', delmatae: '#35637a', pannonii: '#86589f', thraces: '#6b3fa0',
  bastarnae: '#4d4d4d', cappadoces: '#b03a6b', iudaei: '#3d6f9c', nabataei: '#a0522d',
};
const MOUNTED = new Set(['parthi', 'numidae', 'armenii', 'mauri', 'cappadoces', 'nabataei']);
const AXES = new Set(['belgae', 'raeti', 'suebi', 'bastarnae', 'daci']);

/** Colour of the counters of a People. */
export function colourOf(people: string): string {
  return PEOPLES[people] ?? '#8a7b62';
}

/** The symbol on a unit. */
export function glyphOf(unit: UnitPiece): string {
  if (unit.kind === 'people') return MOUNTED.has(unit.people ?? '') ? 'horseman' : AXES.has(unit.people ?? '') ? 'axe' : 'warband';
  return { legio: 'eagle', auxilia: 'warband', equites: 'horseman', naves: 'ship' }[unit.kind];
}

/** A legion bears its number, or its name where it has none; the others the letters of their kind, or of their People. */
export function lettersOf(unit: UnitPiece): string {
  if (unit.kind === 'legio') return (unit.name.split(' ')[0] ?? '').slice(0, 7).toUpperCase();
  if (unit.people) return unit.people.slice(0, 4);
  return { auxilia: 'AU', equites: 'EQ', naves: 'NA', people: '' }[unit.kind];
}

/** Veterans have a golden band, the line a silver one, recruits one of bronze. */
export function bandOf(unit: UnitPiece): string | undefined {
  const grade = gradeOf(unit);
  return grade ? { veteran: '#f0c541', line: '#d5dbe0', recruit: '#b07a4a' }[grade] : undefined;
}

/** The zone of each region where the marker of its controller lies. */
export const SEATS: Record<string, string> = {
  italia: 'campania', 'gallia-cisalpina': 'cispadana', galliae: 'provincia', hispaniae: 'cessetania', sicilia: 'syracusana', africa: 'zeugitana',
  macedonia: 'emathia', asia: 'ionia', syria: 'seleucis', cyrenaica: 'pentapolis',
};

export const TINTS: Record<string, string> = {
  italia: '#c8796a', 'gallia-cisalpina': '#a9b86f', galliae: '#7292d0', hispaniae: '#dda650', sicilia: '#79b58e', africa: '#d59a62', macedonia: '#b38bb0',
  asia: '#7fb0a6', syria: '#c98f8f', cyrenaica: '#cbb24f',
  septentrio: '#a9a48a', 'hispaniae-exteriores': '#b9a27c', 'africa-exterior': '#cfb98a', aegyptus: '#d6c48f', 'oriens-exterior': '#c2a98f',
};
