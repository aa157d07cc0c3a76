import { expect, test } from 'vitest';
import type { GameInfo, Scenario, TableInfo } from './contract.ts';
import { playNow, rematch } from './opening.ts';

const info: GameInfo = {
  id: 'some-game', code: 'SG', title: 'Some Game', years: '', aliases: [], seats: [2, 3, 4], options: [], sideKind: '', about: {}, bots: ['random', 'wise'], pack: '', packs: {},
  scenarios: [
    { id: 'small', name: { fr: 'Petit', en: 'Small' }, seats: [2, 3], years: null, turns: 0, teaches: false, sides: {} },
    { id: 'large', name: { fr: 'Grand', en: 'Large' }, seats: [4], years: null, turns: 0, teaches: false, sides: {} },
  ],
};

test('play now is the first scenario, one person and as many bots as can sit there, none of them blind luck', () => {
  expect(playNow(info)).toEqual({
    game: 'some-game', scenario: 'small', mine: [0],
    players: [{ kind: 'person', name: '' }, { kind: 'bot', bot: 'wise' }, { kind: 'bot', bot: 'wise' }],
  });
});

test('play now is the scenario that teaches, wherever it stands among the others', () => {
  const [small, large] = info.scenarios as [Scenario, Scenario];
  expect(playNow({ ...info, scenarios: [small, { ...large, teaches: true }] })).toMatchObject({ scenario: 'large', players: [{}, {}, {}, {}] });
  expect(playNow({ ...info, scenarios: [{ ...small, teaches: true }, large] })).toMatchObject({ scenario: 'small' });
});

test('once more, with the components of before, each player sits one seat further and plays from where they played', () => {
  const table = {
    id: 'x', game: 'some-game', scenario: 'large', options: { bribes: 1 }, pack: 'f00d', seatsCount: 3, over: true, version: 9,
    players: [{ seat: 0, kind: 'person', name: 'Livia' }, { seat: 1, kind: 'bot', name: 'wise', bot: 'wise' }, { seat: 2, kind: 'person', name: 'Caia' }],
  } as unknown as TableInfo;
  expect(rematch(table, [0])).toEqual({
    game: 'some-game', scenario: 'large', seats: 3, options: { bribes: 1 }, pack: 'f00d', mine: [1],
    players: [{ kind: 'person', name: 'Caia' }, { kind: 'person', name: 'Livia' }, { kind: 'bot', bot: 'wise' }],
  });
});
