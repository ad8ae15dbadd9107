import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { LEASE_EVERY_MS, LEASE_LASTS_MS } from '@stoa/shared/platform-contract/paths.ts';
import { createOverride } from '../access/create-override.ts';
import { rootPrincipal } from './principal.ts';
import { useOverride } from '../access/use-override.ts';
import { applyChange } from '../release/apply-change.ts';
import { listHolders } from '../release/retire-version.ts';
import { aRemote, aShell } from '../testing/built-folders.ts';
import { aStorage } from '../testing/memory-storage.ts';
import { aRegistry, publish } from '../testing/registries.ts';
import { someKeys } from '../testing/signing-keys.ts';
import { openLeaseStore } from './lease-store.ts';
import type { Registry } from './registry.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const start = Date.parse('2026-03-01T12:00:00.000Z');
let storage: ReturnType<typeof aStorage>;
/** Two machines of one site; the clock of the first is right. */
let here: Registry;
let there: Registry;

/** Runs as if on a machine whose clock is off by so many minutes, so long after the start. */
const at = <T>(after: number, skew: number, run: () => T): T => {
  jest.setSystemTime(start + after + skew * MINUTE);
  return run();
};
const promote = (registry: Registry, version: string) => {
  const releases = [
    { name: 'shell', version: '1.0.0' },
    { name: 'mf-catalog', version },
  ];
  return applyChange(registry, 'production', { kind: 'promote', releases }, { by: 'ada' });
};

beforeEach(async () => {
  // Only the time of day; everything else runs as it does.
  jest.useFakeTimers({
    now: start,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
  storage = aStorage();
  const keys = someKeys();
  here = aRegistry(storage, keys);
  there = aRegistry(storage, keys);
  await publish(here, aShell());
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await publish(here, aRemote({ version }));
  await promote(here, '1.0.0');
});
afterEach(() => {
  jest.useRealTimers();
});

const skews = [-5, 0, 5];

test.each(skews)(
  'a token is good at once and ends when it should, on a clock that is off by %i minutes',
  async (skew) => {
    const body = { name: 'CI', remotes: ['*'], verbs: ['publish' as const], days: 1 };
    const { token, facts } = await at(0, 0, () => here.tokens.create(body, 'Ada'));
    const outcome = async (after: number) => (await at(after, skew, () => there.tokens.find(token))).outcome;
    expect([await outcome(0), await outcome(DAY - 5 * MINUTE - 1)]).toEqual(['valid', 'valid']);
    expect(await outcome(DAY + 5 * MINUTE)).toBe('expired');
    await at(1, skew, () => there.tokens.revoke(facts.id));
    expect((await at(2, 0, () => here.tokens.find(token))).outcome).toBe('revoked');
  },
);

test.each(skews)(
  'a proposal can be approved at once, and for a day, on a clock that is off by %i minutes',
  async (skew) => {
    const releases = [{ name: 'mf-catalog', version: '1.1.0' }];
    const draft = { channel: 'production', kind: 'promote' as const, releases, weight: null, by: 'Ada', why: '' };
    const person = (name: string) => ({ ...rootPrincipal, name });
    const propose = () => at(0, 0, () => here.proposals.create(draft, person('Ada')));
    const approve = (id: string, after: number) =>
      at(after, skew, () => there.proposals.decide('production', id, 'approved', person('Grace')));
    expect(await approve((await propose()).id, 0)).toMatchObject({ state: 'approved' });
    expect(await approve((await propose()).id, DAY - 5 * MINUTE - 1)).toMatchObject({ state: 'approved' });
    await expect(approve((await propose()).id, DAY + 5 * MINUTE)).rejects.toThrow('propose it again');
  },
);

test.each(skews)('the shortest override can be used and ends, on a clock that is off by %i minutes', async (skew) => {
  const body = { name: 'mf-catalog', person: 'ada@stoa.example', version: '1.1.0', minutes: 5 };
  const options = { by: 'ada', siteUrl: 'https://stoa.example', env: {} };
  const { url } = await at(0, 0, () => createOverride(here, body, options));
  const token = new URL(url).searchParams.get('token') ?? '';
  const use = async (after: number) => (await at(after, skew, () => useOverride(there, token, body.person))).outcome;
  expect([await use(0), await use(4 * MINUTE)]).toEqual(['usable', 'usable']);
  expect(await use(15 * MINUTE)).toMatch(/expired|ended/);
  const holders = await at(4 * MINUTE, skew, () => listHolders(there, 'mf-catalog', '1.1.0'));
  expect(holders).toMatchObject([{ kind: 'override' }]);
});

test.each(skews)('what an open page holds is held at a gateway whose clock is off by %i minutes', async (skew) => {
  const one = openLeaseStore(storage, { gatewayId: 'one' });
  const other = openLeaseStore(storage, { gatewayId: 'other' });
  const page = { page: 'a-page-1', versions: ['mf-catalog@1.0.0'], closing: false };
  for (let after = 0; after <= 2 * LEASE_LASTS_MS; after += LEASE_EVERY_MS) {
    at(after, 0, () => one.renew(page));
    // Closing writes what is not written yet.
    await one.close();
    const held = await at(after + LEASE_EVERY_MS - 1, skew, () => other.heldVersions());
    expect(held.get('mf-catalog@1.0.0')?.pages).toBe(1);
  }
  const later = 3 * LEASE_LASTS_MS + 6 * MINUTE;
  expect((await at(later, skew, () => other.heldVersions())).size).toBe(0);
});

test.each(skews)(
  'revisions of a machine whose clock is off by %i minutes are read, followed and audited',
  async (skew) => {
    await at(MINUTE, skew, () => promote(there, '1.1.0'));
    await at(2 * MINUTE, 0, () => promote(here, '1.2.0'));
    const back = { kind: 'rollback' as const, name: 'mf-catalog', revoke: false };
    await at(3 * MINUTE, skew, () => applyChange(there, 'production', back, { by: 'bob' }));
    const again = await at(4 * MINUTE, 0, () => applyChange(here, 'production', back, { by: 'ada' }));
    expect(again).toMatchObject({ already: true, earlier: { by: 'bob' } });
    expect((await here.channels.listChanges('production')).map(({ kind }) => kind)).toEqual([
      'rollback',
      'promote',
      'promote',
      'promote',
    ]);
    expect(await here.audit.verify()).toMatchObject({ valid: true });
  },
);

test('a version that left service a moment ago is held, however far behind the clock is that dated it', async () => {
  const canary = { kind: 'canary' as const, name: 'mf-catalog', version: '1.3.0', weight: 5 };
  await at(0, -5, () => applyChange(there, 'production', canary, { by: 'ada' }));
  await here.channels.read('production');
  const end = { kind: 'rollback' as const, name: 'mf-catalog', revoke: false };
  await at(MINUTE, -5, () => applyChange(there, 'production', end, { by: 'ada' }));
  const kinds = async (registry: Registry, after: number) =>
    (await at(after, 0, () => listHolders(registry, 'mf-catalog', '1.3.0'))).map(({ kind }) => kind);
  expect(await kinds(here, MINUTE + 1_000)).toEqual(['open-pages']);
  // This one was there, and need not trust the other clock; one that starts now has to.
  expect(await kinds(here, MINUTE + 32_000)).toEqual([]);
  const started = aRegistry(storage, here.keys);
  expect(await kinds(started, MINUTE + 1_000)).toEqual(['open-pages']);
  expect(await kinds(started, MINUTE + 31_000)).toEqual([]);
});
