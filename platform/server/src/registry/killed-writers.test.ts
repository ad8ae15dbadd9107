import { expect, test } from '@jest/globals';
import type { Principal } from './principal.ts';
import { principalOfPerson } from '../access/rights.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { aStorage } from '../testing/memory-storage.ts';
import { someKeys } from '../testing/signing-keys.ts';
import { openAuditLog } from './audit-log.ts';
import { openPolicyStore } from './policy-store.ts';
import { openProposalStore } from './proposal-store.ts';
import { openTokenStore } from './token-store.ts';
import { openChannelStore } from './channel-store.ts';

const aPerson = (name: string): Principal =>
  principalOfPerson({ id: name, name, email: `${name}@stoa.example`, roles: [], permissions: new Set() });

/** A process that is killed at its `n`th write, before or after the storage has taken it: from then on it does nothing. */
function killedAt(storage: ObjectStorage, n: number, moment: 'before' | 'after'): ObjectStorage {
  let writes = 0;
  const dead = () => new Promise<never>((_resolve, reject) => setImmediate(reject, new Error('killed')));
  const write = <A extends unknown[], R>(act: (...given: A) => Promise<R>) => {
    return async (...given: A): Promise<R> => {
      writes += 1;
      if (writes > n || (writes === n && moment === 'before')) return dead();
      const result = await act(...given);
      return writes === n ? dead() : result;
    };
  };
  return { ...storage, create: write(storage.create), replace: write(storage.replace), remove: write(storage.remove) };
}

const keys = someKeys();
const at = '2026-11-02T10:00:00.000Z';

/** Everything that an operator does in a day. */
async function aDay(storage: ObjectStorage, tokenName = 'CI'): Promise<void> {
  const log = openAuditLog(storage, keys);
  const channels = openChannelStore(storage, keys);
  const { facts } = await openTokenStore(storage, keys).create(
    { name: tokenName, remotes: ['*'], verbs: ['publish'], days: 1 },
    'Ada',
  );
  await log.append({ kind: 'token-create', by: 'Ada', subject: facts.id });
  for (let turn = 0; turn < 12; turn += 1) {
    const revision = (await channels.read('production')).revision + 1;
    await channels.commit({
      document: { channel: 'production', revision, updated_at: at, live: {}, revoked: [] },
      change: {
        revision,
        at,
        by: 'Ada',
        why: '',
        kind: 'promote',
        moves: [],
        canaries: [],
        revoked: [],
        approved_by: null,
        automatic: false,
      },
      release: null,
      fallback: null,
    });
    await log.reconcile(channels);
  }
  await openPolicyStore(storage, keys).update('production', 'shell', { approval: true });
  await openPolicyStore(storage, keys).update('production', 'shell', { judged: false });
  const proposals = openProposalStore(storage, keys);
  const draft = {
    channel: 'production',
    kind: 'promote' as const,
    releases: [{ name: 'shell', version: '1.0.0' }],
    weight: null,
    by: 'Ada',
    why: '',
  };
  const { id } = await proposals.create(draft, aPerson('Ada'));
  await proposals.decide('production', id, 'approved', aPerson('Lin'));
  await openTokenStore(storage, keys).revoke(facts.id);
  await log.append({ kind: 'token-revoke', by: 'Ada', subject: facts.id });
}

test('a process killed at any write leaves a state that the next one goes on with, and an unbroken log', async () => {
  let killed = 0;
  for (const moment of ['before', 'after'] as const) {
    for (let n = 1; ; n += 1) {
      const storage = aStorage();
      const isDone = await aDay(killedAt(storage, n, moment)).then(
        () => true,
        () => false,
      );
      if (isDone) break;
      killed += 1;
      // The name may be that of a token which was made and never told.
      await aDay(storage, 'CI, once more');
      const channels = openChannelStore(storage, keys);
      const expected = async () => ({ production: (await channels.read('production')).revision });
      expect([n, moment, await openAuditLog(storage, keys).verify({ expected })]).toEqual([
        n,
        moment,
        expect.objectContaining({ valid: true }),
      ]);
      const told = (await openAuditLog(storage, keys).list({ limit: 1_000 })).flatMap(({ revision }) => revision ?? []);
      expect(told).toEqual(Array.from({ length: (await expected()).production }, (_, index) => index + 1).reverse());
      expect(await openPolicyStore(storage, keys).get('production', 'shell')).toMatchObject({
        approval: true,
        judged: false,
      });
    }
  }
  expect(killed).toBeGreaterThan(60);
});
