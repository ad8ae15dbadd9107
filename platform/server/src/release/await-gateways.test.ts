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
/** Of a gateway whose clock shows this many minutes more. */
const aStore = (storage = aStorage(), skew = 0) =>
  openGatewayStore(storage, { gatewayId: 'a', now: () => Date.now() + skew * 60_000 });

test.each([-5, 0, 5])('a change is answered when the gateway serves it, on a clock off by %i minutes', async (skew) => {
  const storage = aStorage();
  const gateway = aStore(storage, skew);
  await gateway.tell(aState(4));
  const waiting = awaitGateways(openGatewayStore(storage, { gatewayId: 'b' }), 'production', 5);
  await gateway.tell(aState(4));
  await gateway.tell(aState(5));
  expect((await waiting).gateways).toMatchObject([{ name: 'gateway-1', revision: 5, state: 'serves' }]);
});

test('one that answers and stays behind is named with its reason', async () => {
  const storage = aStorage();
  const store = aStore(storage);
  await store.tell(aState(4));
  const waiting = awaitGateways(store, 'production', 5, 500);
  // It has heard of the change by its second word.
  const speaking = setInterval(() => void store.tell(aState(4, 'revisions/5.json is not signed')), 50);
  const { gateways: answers } = await waiting;
  clearInterval(speaking);
  expect(answers).toMatchObject([{ revision: 4, state: 'late', trouble: expect.stringContaining('not signed') }]);
});

test('nobody waits for long for one that says nothing any more', async () => {
  const storage = aStorage();
  await aStore(storage).tell(aState(4));
  const { gateways: answers } = await awaitGateways(aStore(storage), 'production', 5, 60_000);
  expect(answers).toMatchObject([{ revision: 4, state: 'silent' }]);
});

test('where no gateway runs, nobody is waited for', async () => {
  expect(await awaitGateways(aStore(), 'production', 5)).toEqual({ gateways: [], gateways_known: true });
});

test('while the gateways cannot be listed, it is not said that they serve the change', async () => {
  const storage = faultyStorage(aStorage());
  const store = openGatewayStore(storage, { gatewayId: 'a' });
  storage.unavailable(true);
  expect(await awaitGateways(store, 'production', 5, 200)).toEqual({ gateways: [], gateways_known: false });
  const waiting = awaitGateways(store, 'production', 5);
  storage.unavailable(false);
  await store.tell(aState(5));
  expect(await waiting).toMatchObject({ gateways: [{ state: 'serves' }], gateways_known: true });
});
