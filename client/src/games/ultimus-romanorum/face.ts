import type { GameFace } from '../registry.ts';
import picture from './map.svg';

export const face: GameFace = { glyph: 'diadem', turn: String, picture, hours: [2, 4], weight: 3 };
