import type { GameFace } from '../registry.ts';
import picture from './map.svg';

export const face: GameFace = { glyph: 'horseman', turn: String, picture, hours: [1, 12], weight: 5 };
