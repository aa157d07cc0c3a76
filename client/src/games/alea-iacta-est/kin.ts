import { t } from '../../lib/i18n.ts';
import type { Kin, Marker, Note } from '../imperator/kin.ts';
import type { PieceState } from '../imperator/board.ts';
import { CAMPS, gradeOf, roleOf, type Board, type Camp, type LeaderPiece, type PeopleState, type Role, type UnitPiece, type Zone } from './board.ts';
import { bandOf, CAMP_COLOURS, colourOf, glyphOf, lettersOf, NOBODY, SEATS } from './looks.ts';
import { ASKED, PHASES } from './sequence.ts';

const INK = '#2a2118';
const CREAM = '#fff8e6';
const NIGHT = '#1d1613';
const GOLD = '#8a5f00';

const SIGNS: Record<Role, { text: string; colour: string; glyph: string }> = {
  chief: { text: 'DVX', colour: GOLD, glyph: 'laurel' },
  second: { text: 'II', colour: GOLD, glyph: 'laurel' },
  pretender: { text: 'RES·N', colour: NIGHT, glyph: 'torch' },
  triumvir: { text: 'IIIVIR', colour: '#4d3a73', glyph: 'laurel' },
};
const GLYPHS: Record<Camp, string> = { caesariani: 'eagle', republicani: 'dagger' };

function campColour(state: PieceState | undefined, faces: readonly Camp[] = []): string {
  return CAMP_COLOURS[(state ? state.camp : faces[0]) ?? ''] ?? NOBODY;
}

/** *Alea Iacta Est* among its family. */
export const kin: Kin = {
  game: 'alea-iacta-est',
  camps: [
    { id: 'caesariani', colour: CAMP_COLOURS.caesariani ?? '', glyph: GLYPHS.caesariani },
    { id: 'republicani', colour: CAMP_COLOURS.republicani ?? '', glyph: GLYPHS.republicani },
  ],
  nobody: { colour: NOBODY, glyph: 'site' },
  year: (year) => String(Math.abs(year)),
  phases: PHASES,
  asked: ASKED,
  statuses: [
    { id: 'bellum', glyph: 'swords', grave: true },
    { id: 'fides', glyph: 'hand' },
    { id: 'pax', glyph: 'laurel' },
  ],
  clauses: { enter: 'AIE-2.C-2', die: 'AIE-4.1-13', back: 'AIE-9.c-1', favour: 'AIE-6.E.2-1' },
  event: (number) => `AIE-TE-${number}`,
  hold: 'in-',
  off: new Set(['pool', 'reserve', 'due', 'fallen', 'track', 'gone']),
  windows: ['throw-', 'toss-', 'honours-'],
  columns: new Set(['better', 'poorer', 'far-better', 'far-poorer']),

  unitLook(unit: UnitPiece, state) {
    const grade = gradeOf(unit);
    return {
      colour: unit.people ? colourOf(unit.people) : campColour(state),
      glyph: glyphOf(unit),
      letters: lettersOf(unit),
      native: unit.people !== null,
      band: bandOf(unit),
      mark: state?.rebel ? '!' : grade === 'veteran' ? 'V' : grade === 'recruit' ? 'T' : undefined,
    };
  },
  leaderLook(leader: LeaderPiece, board: Board) {
    const role = roleOf(leader.id, board);
    const state = board.pieces[leader.id];
    const sign = role && SIGNS[role];
    return {
      colour: leader.people ? colourOf(leader.people) : campColour(state, leader.faces),
      ground: 'parchment',
      glyph: sign ? sign.glyph : leader.people ? 'diadem' : 'legionary',
      glyphColour: leader.people || sign ? GOLD : INK,
      risen: role === 'pretender' || Boolean(state?.rebel),
      sign: sign ? { text: sign.text, colour: sign.colour } : undefined,
      mark: leader.assassin ? { text: '†', colour: NIGHT } : undefined,
    };
  },
  peopleColour: colourOf,
  rank(leader: string, board: Board) {
    const role = roleOf(leader, board);
    return role === 'chief' || role === 'pretender' || role === 'triumvir' ? 0 : role === 'second' ? 1 : 2;
  },
  heads: (board: Board) => [...CAMPS.flatMap((camp) => board.chiefs[camp] ?? []), ...CAMPS.flatMap((camp) => board.seconds[camp] ?? [])],
  office(leader: string, board: Board) {
    const role = roleOf(leader, board);
    return [
      role && t(`aie-role-${role}`),
      board.sick === leader && t('aie-sick'),
      board.summoned.includes(leader) && t('aie-summoned'),
      board.held.includes(leader) && t('aie-held'),
    ].filter(Boolean).join(' · ');
  },
  printed(piece: UnitPiece | LeaderPiece) {
    if (!('faces' in piece)) {
      const grade = gradeOf(piece);
      return grade ? [t(`aie-grade-${grade}`)] : [];
    }
    const { faces, assassin, last } = piece;
    return [...(faces.length === 1 ? [t('aie-one-face')] : []), ...(assassin ? [t('aie-assassin')] : []), ...(last ? [t('aie-last', { year: String(-last) })] : [])];
  },
  holder: (zone, board: Board) => board.zones[zone] ?? null,
  markers(zone: string, board: Board, say) {
    const out: Marker[] = [];
    for (const [region, { control, triumvir }] of Object.entries(board.regions)) {
      if (SEATS[region] !== zone) continue;
      const values = { region: say('region', region) };
      if (control) out.push({ id: 'control', glyph: GLYPHS[control], colour: CAMP_COLOURS[control] ?? '', ink: CREAM, text: t('aie-marker-control', { ...values, camp: say('camp', control) }) });
      if (triumvir) out.push({ id: 'triumvir', glyph: 'laurel', colour: SIGNS.triumvir.colour, ink: CREAM, text: t('aie-marker-triumvir', { ...values, leader: say('piece', triumvir) }) });
    }
    if (zone === 'roma' && board.roma) out.push({ id: 'roma', glyph: 'arches', colour: CAMP_COLOURS[board.roma] ?? '', ink: CREAM, text: t('aie-marker-roma', { camp: say('camp', board.roma) }) });
    if (zone === 'roma' && board.intrigue) out.push({ id: 'intrigue', glyph: 'scroll', colour: '#f4e8cb', ink: INK, text: t('aie-intrigue') });
    if (zone === board.plague) out.push({ id: 'plague', glyph: 'skull', colour: '#33442a', ink: '#d7e8b8', text: t('aie-marker-plague') });
    return out;
  },
  holders(camp: string, board: Board, say) {
    const own = CAMPS.find((one) => one === camp);
    const held: [Role, string | null][] = own ? [['chief', board.chiefs[own]], ['second', board.seconds[own]]] : [];
    if (board.pretender && board.pieces[board.pretender]?.camp === camp) held.push(['pretender', board.pretender]);
    return held.flatMap(([role, leader]) => (leader ? [{ leader: say('piece', leader), sign: SIGNS[role].text, colour: SIGNS[role].colour, ink: CREAM, title: t(`aie-role-${role}`) }] : []));
  },
  flags(board: Board) {
    const out: Note[] = [
      { text: t('aie-count', { count: Math.abs(board.count), side: Math.sign(board.count) }) },
      { text: t('aie-cicero', { n: board.cicero, head: board.princeps ? 'princeps' : 'cicero' }), grave: board.cicero >= 4 },
    ];
    if (board.pretender) out.push({ text: t('aie-coup'), grave: true });
    if (board.intrigue) out.push({ text: t('aie-intrigue'), grave: true });
    if (board.marks.includes('janus')) out.push({ text: t('aie-janus') });
    return out;
  },
  traits: (zone: Zone) => [...(zone.roma ? [t('aie-roma')] : []), ...(zone.republic ? [] : [t('aie-outside')])],
  notes(people: PeopleState, say) {
    return [
      ...(people.status === 'bellum' && people.ruler ? [{ glyph: GLYPHS[people.ruler], text: t('aie-played-by', { camp: say('camp', people.ruler) }) }] : []),
      ...(people.status === 'fides' && people.ruler ? [{ glyph: GLYPHS[people.ruler], text: t('aie-faithful', { camp: say('camp', people.ruler) }) }] : []),
      ...(people.guest ? [{ text: t('aie-guest', { leader: say('piece', people.guest) }) }] : []),
      ...(people.lasting ? [{ text: t('aie-lasting') }] : []),
      ...(people.back !== null ? [{ glyph: 'sun', text: t('aie-back', { year: String(-people.back) }) }] : []),
    ];
  },
};
