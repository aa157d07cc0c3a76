import { describe, expect, test } from 'vitest';
import type { Reference, TextsAnswer } from './contract.ts';
import { GameTexts } from './texts.ts';

const reference: Reference = {
  dice: { dice: [1, 2, 3, 4, 5, 6], dice10: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 'black-dice': ['-', 's', 'sr'] },
  objects: {},
  verbs: [],
  pieces: {},
  events: [
    { name: 'rolled', rule: 'X-1', fields: [['side', 'side'], ['dice', 'dice'], ['province', 'province'], ['bonus', 'number']] },
    { name: 'cast', rule: 'X-2', fields: [['side', 'side'], ['dice', 'dice10']] },
    { name: 'fought', rule: 'X-3', fields: [['dice', 'black-dice']] },
    { name: 'left', rule: 'X-4', fields: [['side', 'side'], ['province', 'province']] },
    { name: 'tested', rule: 'X-5', fields: [['modifier', 'number'], ['score', 'number']] },
    { name: 'forced', rule: '', fields: [['seat', 'seat'], ['action', 'action']] },
  ],
};
const answer: TextsAnswer = {
  ftl: `
event-rolled = { $side_id ->
    [rebels] Des rebelles
   *[other] { $side }
 } : { $dice } en { $province }{ $bonus ->
    [0] { "" }
   *[other] { " " }(+{ $bonus })
 }
event-cast = { $side } : { $dice }
event-fought = { $dice }
event-forced = { $action_id ->
    [done] { $seat } passe
   *[other] { $seat } : { $action }
 }
verb-place = Placer en { $object }
verb-group-play = Jouer une carte
verb-play = Jouer « { $object } »
event-tested = { SIGNED($modifier) } : { FIGURE($score) }
event-left = { $side } quitte le port de { $province }
verb-done = Terminer
prompt-place-start = Où placer ?
prompt-lead = { $side } : combien en { $province_id } ?
prompt-place-start-done = Finir le placement
`,
  names: { side: { galli: 'Gaulois' }, province: { roma: 'Roma', africa: 'Africa' }, card: { limes: 'Le limes' } },
};
const texts = new GameTexts('fr', answer, reference, (seat) => ['Livia', 'Marcus'][seat] ?? '?', ['province']);

describe('texts of a game', () => {
  test('an event is filled with names, dice as figures, numbers as numbers', () => {
    const event = { n: 1, kind: 'rolled', rule: 'X-1', values: { side: 'galli', dice: [5, 4], province: 'roma', bonus: 1 } };
    expect(texts.event(event)).toBe('Gaulois : 5 4 en Roma (+1)');
  });

  test('a message may select on an id', () => {
    const event = { n: 1, kind: 'rolled', rule: 'X-1', values: { side: 'rebels', dice: [1], province: 'roma', bonus: 0 } };
    expect(texts.event(event)).toBe('Des rebelles : 1 en Roma');
  });

  test('de elides before a name that begins with a vowel, in words and in pieces; in French alone', () => {
    const event = { n: 1, kind: 'left', rule: 'X-4', values: { side: 'galli', province: 'africa' } };
    expect(texts.event(event)).toBe('Gaulois quitte le port d’Africa');
    expect(texts.eventParts(event)).toEqual([{ text: 'Gaulois quitte le port d’' }, { kind: 'province', id: 'africa', text: 'Africa' }]);
    expect(texts.event({ ...event, values: { side: 'galli', province: 'roma' } })).toBe('Gaulois quitte le port de Roma');
    expect(new GameTexts('en', answer, reference).event(event)).toBe('Gaulois quitte le port de Africa');
  });

  test('what the viewer does not know is a dash', () => {
    const event = { n: 1, kind: 'rolled', rule: 'X-1', values: { side: null, dice: [], province: 'roma', bonus: 0 } };
    expect(texts.event(event)).toBe('– :  en Roma');
  });

  test.each([
    [2, 5, '+2 : 5'],
    [0, 0, '0 : 0'],
    [-1, -12, '−1 : −12'],
  ])('differences have their sign, and below zero it is a minus: %i, %i', (modifier, score, written) => {
    expect(texts.event({ kind: 'tested', rule: 'X-5', values: { modifier, score } })).toBe(written);
  });

  test('an action inside an event is told in words, a seat by who sits there', () => {
    const action = { action: 3, verb: 'place', kind: 'province', object: 'roma' };
    expect(texts.event({ kind: 'forced', rule: '', values: { seat: 1, action } })).toBe('Marcus : Placer en Roma');
  });

  test('a message may select on the verb of an action', () => {
    const action = { action: 0, verb: 'done', kind: '', object: null };
    expect(texts.event({ kind: 'forced', rule: '', values: { seat: 1, action } })).toBe('Marcus passe');
  });

  test('a line comes apart into words, dice and provinces', () => {
    const event = { n: 1, kind: 'rolled', rule: 'X-1', values: { side: 'galli', dice: [5, 4], province: 'roma', bonus: 0 } };
    expect(texts.eventParts(event)).toEqual([
      { text: 'Gaulois : ' },
      { dice: [5, 4], sides: 6 },
      { text: ' en ' },
      { kind: 'province', id: 'roma', text: 'Roma' },
    ]);
  });

  test('dice of ten sides are told apart from those of six', () => {
    const event = { n: 1, kind: 'cast', rule: 'X-2', values: { side: 'galli', dice: [0, 7] } };
    expect(texts.eventParts(event)).toEqual([{ text: 'Gaulois : ' }, { dice: [0, 7], sides: 10 }]);
  });

  test('faces of dice of a kind called black are dark', () => {
    const event = { n: 1, kind: 'fought', rule: 'X-3', values: { dice: ['sr', '-'] } };
    expect(texts.eventParts(event)).toEqual([{ dice: ['sr', '-'], sides: 3, dark: true }]);
  });

  test('actions, headings and prompts', () => {
    expect(texts.action({ action: 1, verb: 'play', kind: 'card', object: 'limes' })).toBe('Jouer « Le limes »');
    expect(texts.action({ action: 1, verb: 'done', kind: 'none', object: null })).toBe('Terminer');
    expect(texts.action({ action: 1, verb: 'done', kind: 'none', object: null }, 'place-start')).toBe('Finir le placement');
    expect(texts.action({ action: 1, verb: 'done', kind: 'none', object: null }, 'works')).toBe('Terminer');
    expect(texts.verb('play')).toBe('Jouer une carte');
    expect(texts.verb('place')).toBe('Placer en');
    expect(texts.prompt({ id: 'place-start', values: {}, kinds: {} })).toBe('Où placer ?');
    const values = { side: 'galli', province: 'roma' };
    expect(texts.prompt({ id: 'lead', values, kinds: { side: 'side', province: 'province' } })).toBe('Gaulois : combien en roma ?');
  });

  test('what has no text shows its own key', () => {
    expect(texts.prompt({ id: 'unheard-of', values: {}, kinds: {} })).toBe('unheard-of');
    expect(texts.event({ kind: 'unheard-of', rule: '', values: {} })).toBe('unheard-of');
    expect(texts.name('province', 'ultima-thule')).toBe('ultima-thule');
  });
});
