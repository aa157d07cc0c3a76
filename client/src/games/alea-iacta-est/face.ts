import type { GameFace } from '../registry.ts';
import picture from './map.svg';

export const face: GameFace = { glyph: 'dagger', turn: String, picture, hours: [1, 4], weight: 2 };
