import { expect, test } from '@jest/globals';
import { openGatewayStore } from '../registry/gateway-store.ts';
import { faultyStorage } from '../testing/faulty-storage.ts';
import { aStorage } from '../testing/memory-storage.ts';
import { awaitGateways } from './await-gateways.ts';

const aState = (revision: number | null, trouble: string | null = null) => ({
  name: 'gateway-1',
  channel: 'production',
  revision,
  held: [],
  trouble,
});
/** A gateway whose clock shows this many milliseconds less. */
const aStore = (storage = aStorage(), behindMs = 0) =>
  openGatewayStore(storage, { gatewayId: 'a', now: () => Date.now() - behindMs });
const change = (revision: number) => ({ revision, at: new Date(Date.now() - 1).toISOString() });

test('a change is answered when the gateway serves it', async () => {
  const store = aStore();
  await store.tell(aState(4));
  const waiting = awaitGateways(store, 'production', change(5));
  await store.tell(aState(5));
  expect(await waiting).toMatchObject([{ name: 'gateway-1', revision: 5, state: 'serves' }]);
});

test('one that answers and stays behind is named with its reason', async () => {
  const store = aStore();
  const changed = change(5);
  await store.tell(aState(4, 'revisions/5.json is not signed by a key that this site trusts.'));
  const answers = await awaitGateways(store, 'production', changed, 50);
  expect(answers).toMatchObject([{ revision: 4, state: 'late', trouble: expect.stringContaining('not signed') }]);
});

test('nobody waits for one that says nothing any more', async () => {
  const storage = aStorage();
  await aStore(storage, 10_000).tell(aState(4));
  const answers = await awaitGateways(aStore(storage), 'production', change(5), 60_000);
  expect(answers).toMatchObject([{ revision: 4, state: 'silent' }]);
});

test('where no gateway runs, or the storage is away by now, the change stands and nobody is named', async () => {
  const storage = faultyStorage(aStorage());
  const store = openGatewayStore(storage, { gatewayId: 'a' });
  expect(await awaitGateways(store, 'production', change(5))).toEqual([]);
  storage.unavailable(true);
  expect(await awaitGateways(store, 'production', change(5))).toEqual([]);
});
