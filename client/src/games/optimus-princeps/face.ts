import type { GameFace } from '../registry.ts';
import picture from './map.svg';

export const face: GameFace = { glyph: 'eagle', turn: String, picture, hours: [1, 6], weight: 3 };
