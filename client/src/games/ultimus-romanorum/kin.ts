import { t } from '../../lib/i18n.ts';
import type { Kin, Marker } from '../imperator/kin.ts';
import { HALVES, atWar, halfOf, roleOf, type Board, type Half, type LeaderPiece, type PeopleState, type Role, type UnitPiece, type Zone } from './board.ts';
import { colourOf, glyphOf, halfColour, lettersOf, TINTS } from './looks.ts';
import { ASKED, PHASES } from './sequence.ts';

const INK = '#2a2118';
const CREAM = '#fff8e6';
const PURPLE = '#5a1f5c';
const GOLD = '#f3d98a';
const NIGHT = '#1d1613';

const SIGNS: Record<Role, { text: string; colour: string; glyph: string; ink?: string }> = {
  augustus: { text: 'AVG', colour: PURPLE, glyph: 'crown', ink: GOLD },
  usurper: { text: 'VSV', colour: NIGHT, glyph: 'crown' },
  patrician: { text: 'PAT', colour: '#2f5d34', glyph: 'laurel' },
  rex: { text: 'REX', colour: '#8a5f00', glyph: 'diadem', ink: '#8a5f00' },
  escort: { text: 'ESC', colour: INK, glyph: 'legionary' },
};
const SIDES: Record<Half, string> = { occidens: 'OCC', oriens: 'OR' };
const MARKERS: Record<string, Omit<Marker, 'id' | 'text'>> = {
  council: { glyph: 'scroll', colour: '#f4e8cb', ink: INK },
  plague: { glyph: 'skull', colour: '#33442a', ink: '#d7e8b8' },
  epidemic: { glyph: 'skull', colour: '#4b4a1f', ink: '#eee2a0' },
  held: { glyph: 'arches', colour: '#f4e8cb', ink: INK },
};

function marker(kind: string): Marker[] {
  const look = MARKERS[kind];
  return look ? [{ id: kind, ...look, text: t(`ur-marker-${kind}`) }] : [];
}

/** *Ultimus Romanorum* among its family. */
export const kin: Kin = {
  game: 'ultimus-romanorum',
  camps: [
    { id: 'romanus', colour: '#9b2f2a', glyph: 'eagle' },
    { id: 'barbarus', colour: '#37505c', glyph: 'axe' },
  ],
  year: String,
  phases: PHASES,
  asked: ASKED,
  statuses: [
    { id: 'bellum', glyph: 'swords', grave: true },
    { id: 'foederati-rebelles', glyph: 'torch', grave: true },
    { id: 'regnum', glyph: 'diadem' },
    { id: 'foederati', glyph: 'eagle' },
    { id: 'pax', glyph: 'laurel' },
  ],
  clauses: { enter: 'UR-2.C-2', die: 'UR-TR-2', back: 'UR-9.2-3', favour: 'UR-6.3-17' },
  event: () => 'UR-TE-1',
  hold: 'in-',
  off: new Set(['pool', 'fallen', 'gone']),
  windows: ['papa-', 'plot-answer', 'council-answer'],
  columns: new Set(['better', 'poorer', 'far-better', 'far-poorer']),

  unitLook(unit: UnitPiece) {
    return {
      colour: unit.people ? colourOf(unit.people) : halfColour(unit.half),
      glyph: glyphOf(unit),
      letters: lettersOf(unit),
      native: unit.people !== null,
      band: unit.diocese ? TINTS[unit.diocese] : undefined,
      mark: unit.barbarian ? 'B' : undefined,
    };
  },
  leaderLook(leader: LeaderPiece, board: Board) {
    const role = roleOf(leader.id, board);
    const half = halfOf(leader.id, board);
    const sign = role && SIGNS[role];
    return {
      colour: role === 'augustus' ? PURPLE : leader.people ? colourOf(leader.people) : halfColour(leader.half),
      ground: role === 'augustus' ? 'full' : 'parchment',
      glyph: sign ? sign.glyph : leader.people ? 'warband' : 'legionary',
      glyphColour: sign?.ink,
      risen: role === 'usurper' || Boolean(board.pieces[leader.id]?.rebel),
      sign: sign ? { text: half ? `${sign.text} ${SIDES[half]}` : sign.text, colour: sign.colour } : undefined,
      mark: leader.origin ? { text: leader.origin, colour: leader.origin === 'T' ? PURPLE : INK } : undefined,
    };
  },
  peopleColour: colourOf,
  rank(leader: string, board: Board) {
    const role = roleOf(leader, board);
    return role === 'augustus' || role === 'usurper' || role === 'rex' ? 0 : role === 'patrician' ? 1 : 2;
  },
  heads: (board: Board) => HALVES.flatMap((half) => [board.usurpers[half], board.augusti[half]].filter((id) => id !== null)),
  office(leader: string, board: Board, say) {
    const role = roleOf(leader, board);
    if (role !== 'rex') return role ? t(`ur-role-${role}`, { half: halfOf(leader, board) ?? 'occidens' }) : '';
    const people = Object.entries(board.peoples).find(([, { rex }]) => rex === leader)?.[0];
    return t('ur-role-rex', { people: say('people', people) });
  },
  printed(piece: UnitPiece | LeaderPiece) {
    const origin = 'origin' in piece ? piece.origin : piece.barbarian ? 'B' : null;
    return origin ? [t(`ur-origin-${origin}`)] : [];
  },
  markers(zone: string, board: Board, say) {
    const regna = Object.entries(board.peoples).filter(([, { capital }]) => capital === zone);
    return [
      ...regna.map(([people]) => ({ id: people, glyph: 'diadem', colour: colourOf(people), ink: CREAM, text: t('ur-marker-capital', { people: say('people', people) }) })),
      ...(board.council === zone ? marker('council') : []),
      ...(board.plague === zone ? marker('plague') : []),
      ...(board.epidemic === zone ? marker('epidemic') : []),
      ...(board.held.includes(zone) ? marker('held') : []),
    ];
  },
  holders(camp: string, board: Board, say) {
    const [role, of, colour, ink] = camp === 'romanus' ? (['augustus', board.augusti, PURPLE, GOLD] as const) : (['usurper', board.usurpers, NIGHT, CREAM] as const);
    return HALVES.flatMap((half) => {
      const leader = of[half];
      return leader ? [{ leader: say('piece', leader), sign: SIDES[half], colour, ink, title: t(`ur-role-${role}`, { half }) }] : [];
    });
  },
  flags(board: Board) {
    return [...(board.pax ? [{ text: t('ur-pax') }] : []), ...atWar(board).map((half) => ({ text: t('ur-civil-war', { half }), grave: true }))];
  },
  traits: (zone: Zone) => (zone.capital ? [t('ur-capital')] : []),
  notes(people: PeopleState, say) {
    return [
      ...(people.rex ? [{ glyph: 'diadem', text: say('piece', people.rex) }] : []),
      ...(people.capital ? [{ glyph: 'city', text: say('zone', people.capital) }] : []),
      ...(people.ally ? [{ text: t('ur-ally', { people: say('people', people.ally) }) }] : []),
      ...(people.subject ? [{ text: t('ur-subject') }] : []),
      ...(people.migrating ? [{ text: t('ur-migrating'), grave: true }] : []),
      ...(people.beaten ? [{ text: t('ur-beaten') }] : []),
    ];
  },
};
