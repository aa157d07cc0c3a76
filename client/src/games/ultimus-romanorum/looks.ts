import type { Half, UnitPiece } from './board.ts';

/** Colours, symbols and letters of this game's counters, and the tints of its map. */

const PEOPLES: Record<string, string> = {
  persae: '#8c1d3f', hunni: '#4a3325', visigothi: '#26547c', vandali: '#b03a6b', ostrogothi: '#3d6f9c', 'franci-salii': '#6b3fa0',
  burgondi: '#8d5a2b', alani: '#7a5a1d', iberia: '#a0522d', alamanni: '#4b6b1f', 'franci-orientales': '#86589f', gepidae: '#35637a',
  heruli: '#6c6a3c', saxones: '#1f7a5c', suevi: '#9a5a1c', bagaudes: '#4d4d4d', picti: '#2d5f8f', scoti: '#2f7a3a',
  armenia: '#a8322d', austuriani: '#b8862a', blemyes: '#b06a3f', ghassanides: '#b5651d', lakmides: '#7a6a2a', mauri: '#c27a1f',
};
const MOUNTED = new Set(['persae', 'hunni', 'alani', 'iberia', 'armenia', 'austuriani', 'blemyes', 'ghassanides', 'lakmides', 'mauri']);
const AXES = new Set(['franci-salii', 'franci-orientales', 'saxones', 'heruli', 'bagaudes']);

/** Colour of the counters of a People. */
export function colourOf(people: string): string {
  return PEOPLES[people] ?? '#8a7b62';
}

/** Colour of the counters of a half of the Empire. */
export function halfColour(half: Half | null): string {
  return half === 'oriens' ? '#5b3f86' : half === 'occidens' ? '#9b2f2a' : '#6f5a2a';
}

/** The symbol on a unit. */
export function glyphOf(unit: UnitPiece): string {
  if (unit.people) return MOUNTED.has(unit.people) ? 'horseman' : AXES.has(unit.people) ? 'axe' : 'warband';
  return { limitanei: 'fort', comitatenses: 'legionary', palatini: 'eagle', buccellarii: 'horseman', people: 'warband' }[unit.kind];
}

/** The letters of a unit's kind, as they are printed; of a People the first of its name. */
export function lettersOf(unit: UnitPiece): string {
  if (unit.people) return unit.people.replace('franci-', 'fr.').slice(0, 4);
  return { limitanei: 'LI', comitatenses: 'CO', palatini: 'PA', buccellarii: 'BU', people: '' }[unit.kind];
}

export const TINTS: Record<string, string> = {
  hispaniae: '#d9b25f', britanniae: '#93b58f', viennensis: '#c98f6a', galliae: '#8fa9c4', italia: '#c8796a', africa: '#cda24f', pannoniae: '#9aa35c',
  moesiae: '#b38bb0', thracia: '#7fb0a6', asia: '#d08a5a', pontica: '#8a97c8', oriens: '#c9a0a0',
  septentrio: '#a9a48a', arabia: '#d6c48f', 'africa-exterior': '#cfb98a', 'oriens-exterior': '#c2a98f',
};
