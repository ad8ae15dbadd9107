import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@jest/globals';
import type { ChannelChange } from '@stoa/shared/platform-contract/channels.ts';
import type { GatewayAnswer, HeldBack } from '@stoa/shared/platform-contract/gateways.ts';
import { gatewayLines, isServed } from './gateway-words.ts';

const change: ChannelChange = {
  revision: 5,
  at: '2026-01-01T00:00:00.000Z',
  by: 'ada',
  why: '',
  kind: 'promote',
  moves: [{ name: 'mf-catalog', from: '1.4.1', to: '1.5.0' }],
  canaries: [],
  revoked: [],
  approved_by: null,
  automatic: false,
};
const aHeld = (given: Partial<HeldBack> = {}): HeldBack => ({
  name: 'mf-catalog',
  version: '1.5.0',
  canary: false,
  serving: '1.4.1',
  fault: 'altered',
  why: 'mf-catalog@1.5.0: js/remote.js is altered in the registry',
  ...given,
});
const anAnswer = (given: Partial<GatewayAnswer> = {}): GatewayAnswer => ({
  name: 'gateway-1',
  channel: 'production',
  revision: 5,
  held: [],
  trouble: null,
  written_at: new Date().toISOString(),
  state: 'serves',
  ...given,
});
const told = (...gateways: GatewayAnswer[]) => gatewayLines({ change, gateways }).map(stripVTControlCharacters);

test('where all gateways serve a change, nothing is said of them', () => {
  expect(told(anAnswer(), anAnswer({ name: 'gateway-2', revision: 6 }))).toEqual([]);
  expect(isServed({ change, gateways: [anAnswer()] })).toBe(true);
});

test('what a gateway holds back of this change is said, and not what it held back before', () => {
  const gateway = anAnswer({ held: [aHeld(), aHeld({ name: 'mf-player' })] });
  expect(told(gateway)).toEqual([
    '  mf-catalog held back at 1.4.1 by gateway-1: mf-catalog@1.5.0: js/remote.js is altered in the registry',
  ]);
  expect(isServed({ change, gateways: [gateway] })).toBe(false);
  expect(told(anAnswer({ held: [aHeld({ serving: null })] }))[0]).toContain('mf-catalog cannot be opened by gateway-1');
});

test('what is still served from another copy is said to be so, and counts as served', () => {
  const gateway = anAnswer({ held: [aHeld({ serving: '1.5.0' })] });
  expect(told(gateway)).toEqual([
    '  mf-catalog still served from another copy by gateway-1: mf-catalog@1.5.0: js/remote.js is altered in the registry; publish the same build again',
  ]);
  expect(isServed({ change, gateways: [gateway] })).toBe(true);
});

test('one that stays behind says why, and one that says nothing costs no exit code', () => {
  const late = anAnswer({ state: 'late', revision: 4, trouble: 'The storage is away.' });
  expect(told(late)).toEqual(['  gateway-1 still serves revision 4: The storage is away.']);
  expect(isServed({ change, gateways: [late] })).toBe(false);
  const silent = anAnswer({ state: 'silent', revision: 4 });
  expect(told(silent)[0]).toMatch(/gateway-1 was last heard of .* ago and cannot be asked/);
  expect(isServed({ change, gateways: [silent] })).toBe(true);
});

test('where nobody can say which gateways there are, that is said, and it does not count as served', () => {
  const unknown = { change, gateways: [], gateways_known: false };
  expect(gatewayLines(unknown).map(stripVTControlCharacters)[0]).toContain('Which gateways serve it is not known');
  expect(isServed(unknown)).toBe(false);
  expect(isServed({ change, gateways: [], gateways_known: true })).toBe(true);
});
