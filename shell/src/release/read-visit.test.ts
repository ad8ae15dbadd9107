import { expect, test } from '@jest/globals';
import { aRemote } from '../testing/a-remote.ts';
import { readVisit } from './read-visit.ts';

const anOverride = (given: object) => ({
  name: 'mf-player',
  origin: 'http://localhost:8102',
  person: 'Ada',
  expires_at: '2999-01-01T00:00:00Z',
  remote: aRemote('mf-player', '1.0.0', { entry: 'http://localhost:8102/remoteEntry.js', integrity: '' }),
  ...given,
});
const overridesOf = (override: object) => readVisit({ overrides: [override] })?.overrides ?? [];

test('what is missing trusts nobody and chooses nothing', () => {
  expect(readVisit({ visitor: 'v1' })).toMatchObject({
    visitor: 'v1',
    canaries: [],
    keys: {},
    overrides: [],
    sample: 1,
  });
  expect(readVisit(null)).toBeUndefined();
  expect(readVisit('x')).toBeUndefined();
});

test('an override from the allowed machine, or with a hash, is taken', () => {
  expect(overridesOf(anOverride({}))).toHaveLength(1);
  expect(overridesOf(anOverride({ origin: null, remote: aRemote('mf-player', '1.0.0') }))).toHaveLength(1);
});

test.each([
  ['from elsewhere than it says', { origin: 'http://localhost:8109' }],
  ['from an address that only begins alike', { origin: 'http://localhost:810' }],
  ['without hash and machine', { origin: null }],
  ['under another name', { name: 'mf-catalog' }],
  ['without an end', { expires_at: 'never' }],
])('an override %s is not', (_, given) => {
  expect(overridesOf(anOverride(given))).toHaveLength(0);
});
