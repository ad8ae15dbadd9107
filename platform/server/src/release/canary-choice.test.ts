import { expect, test } from '@jest/globals';
import type { ChannelDocument, LiveCanary } from '@stoa/shared/platform-contract/channels.ts';
import { bucketOf, canHave, chooseCanaries, hasCanary, isOurVisitor, newSalt, newVisitor } from './canary-choice.ts';

const VISITORS = 400_000;
/** Numbered, so that every run sees the same people; the hash does not care. */
const visitors = Array.from({ length: VISITORS }, (_, at) => `visitor-${at}`);

const canary = (weight: number, salt: string, paused = false): LiveCanary => ({
  version: '1.5.0',
  digest: '0'.repeat(96),
  weight,
  salt,
  since: '2026-01-01T00:00:00.000Z',
  by: 'test',
  paused,
});
const remote = (canaryOfIt: LiveCanary | null) => ({
  version: '1.4.0',
  digest: '1'.repeat(96),
  since: '2026-01-01T00:00:00.000Z',
  by: 'test',
  canary: canaryOfIt,
});
const channel = (live: ChannelDocument['live']): ChannelDocument => ({
  channel: 'production',
  revision: 1,
  updated_at: null,
  live,
  revoked: [],
});

const catalogue = visitors.map((visitor) => bucketOf(visitor, 'catalog-1.5.0'));
const player = visitors.map((visitor) => bucketOf(visitor, 'player-2.0.0'));

/** Four standard deviations of a binomial count: exceeded by chance once in 16,000 draws; the draw here is fixed. */
const bound = (percent: number) => 4 * Math.sqrt(VISITORS * (percent / 100) * (1 - percent / 100));

test.each([
  [0.01, 40],
  [1, 4000],
  [5, 20_000],
  [50, 200_000],
])('a weight of %d %% has that share of 400,000 visitors', (weight, expected) => {
  for (const buckets of [catalogue, player]) {
    const chosen = buckets.filter((bucket) => bucket < weight).length;
    expect(Math.abs(chosen - expected)).toBeLessThan(bound(weight));
  }
});

test('all visitors have a canary of 100 %, and the places are uniform to a thousandth of the scale', () => {
  expect(catalogue.every((bucket) => bucket >= 0 && bucket < 100)).toBe(true);
  const cells = new Array<number>(1000).fill(0);
  for (const bucket of catalogue) cells[Math.floor(bucket * 10)]! += 1;
  const mean = VISITORS / cells.length;
  const chiSquare = cells.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  // 999 degrees of freedom: mean 999, standard deviation 44.7.
  expect(Math.abs(chiSquare - 999)).toBeLessThan(4 * 44.7);
});

test('a visitor keeps the choice, and raising the weight moves nobody back', () => {
  let before = new Set<string>();
  for (const weight of [0.01, 0.5, 1, 5, 20, 50, 100]) {
    const now = new Set(visitors.slice(0, 20_000).filter((visitor) => hasCanary(visitor, canary(weight, 'salt'))));
    const again = visitors.slice(0, 20_000).filter((visitor) => hasCanary(visitor, canary(weight, 'salt')));
    expect(again).toEqual([...now]);
    expect([...before].every((visitor) => now.has(visitor))).toBe(true);
    before = now;
  }
  expect(before.size).toBe(20_000);
});

test('a paused canary has nobody; resumed, it has the same people', () => {
  const some = visitors.slice(0, 20_000);
  const before = some.filter((visitor) => hasCanary(visitor, canary(5, 'salt')));
  expect(some.some((visitor) => hasCanary(visitor, canary(5, 'salt', true)))).toBe(false);
  expect(some.filter((visitor) => hasCanary(visitor, canary(5, 'salt', false)))).toEqual(before);
  expect(before.length).toBeGreaterThan(900);
});

/** Chi-square of the 2 × 2 table of two choices; one degree of freedom. */
const dependence = (a: number[], b: number[], weightA: number, weightB: number) => {
  const both = a.filter((bucket, at) => bucket < weightA && b[at]! < weightB).length;
  const inA = a.filter((bucket) => bucket < weightA).length;
  const inB = b.filter((bucket) => bucket < weightB).length;
  const n = a.length;
  const determinant = both * (n - inA - inB + both) - (inA - both) * (inB - both);
  return (n * determinant ** 2) / (inA * inB * (n - inA) * (n - inB));
};
const correlation = (a: number[], b: number[]) => {
  // Of two uniform variables on [0, 100): mean 50, variance 10,000 / 12.
  const covariance = a.reduce((sum, value, at) => sum + (value - 50) * (b[at]! - 50), 0) / a.length;
  return covariance / (10_000 / 12);
};

test('who has the canary of one remote, or of one release, says nothing of another one', () => {
  const nextRelease = visitors.map((visitor) => bucketOf(visitor, 'catalog-1.6.0'));
  for (const other of [player, nextRelease]) {
    // 16: four standard deviations, one degree of freedom.
    for (const [a, b] of [
      [1, 1],
      [5, 50],
      [50, 50],
    ] as const)
      expect(dependence(catalogue, other, a, b)).toBeLessThan(16);
    expect(Math.abs(correlation(catalogue, other))).toBeLessThan(4 / Math.sqrt(VISITORS));
  }
});

test('the choice does not depend on the order of the list, nor on what else is in it', () => {
  const live = {
    shell: remote(canary(50, 'c')),
    'mf-player': remote(canary(50, 'b')),
    'mf-studio': remote(null),
    'mf-catalog': remote(canary(50, 'a')),
  };
  const backwards = Object.fromEntries(Object.entries(live).toReversed());
  const alone = { 'mf-catalog': live['mf-catalog'] };
  for (const visitor of visitors.slice(0, 5000)) {
    const chosen = chooseCanaries(channel(live), visitor);
    expect(chooseCanaries(channel(backwards), visitor)).toEqual(chosen);
    expect(chooseCanaries(channel(alone), visitor)).toEqual(chosen.filter((id) => id.startsWith('mf-catalog@')));
    expect(chosen).toEqual(chosen.toSorted());
  }
  const everything = { ...live, shell: remote(canary(100, 'c')), 'mf-catalog': remote(canary(100, 'a')) };
  expect(chooseCanaries(channel(everything), 'visitor-0')).toEqual(
    expect.arrayContaining(['mf-catalog@1.5.0', 'shell@1.5.0']),
  );
});

test('only its visitors can have a canary, also while it is paused; anybody can have the stable version', () => {
  const document = channel({ 'mf-catalog': remote(canary(50, 'a', true)) });
  for (const visitor of visitors.slice(0, 100)) {
    expect(canHave(document, visitor, 'mf-catalog', '1.5.0')).toBe(bucketOf(visitor, 'a') < 50);
    expect(canHave(document, visitor, 'mf-catalog', '1.4.0')).toBe(true);
    expect(canHave(document, visitor, 'mf-player', '1.5.0')).toBe(true);
  }
});

test('a salt is drawn anew each time', () => {
  expect(new Set(Array.from({ length: 1000 }, newSalt)).size).toBe(1000);
});

test('a visitor is ours only with the seal of this secret', () => {
  const secret = Buffer.from('a secret of 32 bytes for a test.');
  const visitor = newVisitor(secret);
  expect(visitor).toMatch(/^[\w.-]{1,60}$/);
  expect(newVisitor(secret)).not.toBe(visitor);
  expect(isOurVisitor(visitor, secret)).toBe(true);
  expect(isOurVisitor(visitor, Buffer.from('another secret'))).toBe(false);
  const other = newVisitor(secret);
  expect(isOurVisitor(`${visitor.slice(0, 22)}.${other.slice(23)}`, secret)).toBe(false);
  for (const madeUp of ['', 'visitor', 'a'.repeat(60), `${visitor}x`, visitor.replace('.', '')])
    expect(isOurVisitor(madeUp, secret)).toBe(false);
});
