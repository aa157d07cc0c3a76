import { roman } from '../../lib/figures.ts';
import type { GameFace } from '../registry.ts';
import picture from './map.svg';

export const face: GameFace = { glyph: 'eagle', turn: roman, picture, hours: [1, 2], weight: 1 };
