import type { GameFace } from '../registry.ts';

export const face: GameFace = { glyph: 'dagger', turn: String };
