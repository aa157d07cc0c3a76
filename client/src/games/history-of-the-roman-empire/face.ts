import { roman } from '../../lib/figures.ts';
import type { GameFace } from '../registry.ts';

export const face: GameFace = { glyph: 'eagle', turn: roman };
