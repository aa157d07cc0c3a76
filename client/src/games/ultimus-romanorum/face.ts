import type { GameFace } from '../registry.ts';

export const face: GameFace = { glyph: 'diadem', turn: String };
