import { expect, test } from '@jest/globals';
import { aStorage } from '../testing/memory-storage.ts';
import { openGatewayStore } from './gateway-store.ts';

const START = Date.parse('2026-01-01T00:00:00.000Z');
const aState = (name: string, revision: number | null = 1, channel = 'production') => ({
  name,
  channel,
  revision,
  held: [],
  trouble: null,
});

test('gateways tell of themselves, each for its channel, and the last word counts', async () => {
  const storage = aStorage();
  const [one, two, other] = ['a', 'b', 'c'].map((gatewayId) =>
    openGatewayStore(storage, { gatewayId, now: () => START }),
  );
  await two!.tell(aState('gateway-2'));
  await one!.tell(aState('gateway-1', null));
  await one!.tell(aState('gateway-1', 4));
  await other!.tell(aState('gateway-3', 1, 'staging'));
  expect((await two!.list('production')).map(({ name, revision }) => [name, revision])).toEqual([
    ['gateway-1', 4],
    ['gateway-2', 1],
  ]);
});

test('one that ends is gone at once, one that was killed soon, and its word is removed in time', async () => {
  let now = START;
  const clock = () => now;
  const storage = aStorage(clock);
  const [one, two, three] = ['a', 'b', 'c'].map((gatewayId) => openGatewayStore(storage, { gatewayId, now: clock }));
  const names = async () => (await three!.list('production')).map(({ name }) => name);
  await one!.tell(aState('gateway-1'));
  await two!.tell(aState('gateway-2'));
  await two!.leave();
  expect(await names()).toEqual(['gateway-1']);
  now += 16_000;
  await three!.tell(aState('gateway-3'));
  expect(await names()).toEqual(['gateway-3']);
  expect([...storage.objects.keys()]).toEqual(['gateways/a.json', 'gateways/c.json']);
  now += 3_600_000;
  await three!.tell(aState('gateway-3'));
  await names();
  expect([...storage.objects.keys()]).toEqual(['gateways/c.json']);
});

test.each([-5, 0, 5])('one whose clock is off by %i minutes is there, and gone as soon as others', async (skew) => {
  let now = START;
  const storage = aStorage(() => now);
  const one = openGatewayStore(storage, { gatewayId: 'a', now: () => now + skew * 60_000 });
  const two = openGatewayStore(storage, { gatewayId: 'b', now: () => now });
  const names = async () => (await two.list('production')).map(({ name }) => name);
  await one.tell(aState('gateway-1'));
  await two.tell(aState('gateway-2'));
  expect(await names()).toEqual(['gateway-1', 'gateway-2']);
  now += 16_000;
  await two.tell(aState('gateway-2'));
  expect(await names()).toEqual(['gateway-2']);
});

test.each([-4, 0, 4])(
  'where nothing speaks any more, nobody is there, read by a clock off by %i minutes',
  async (skew) => {
    let now = START;
    const storage = aStorage(() => now);
    await openGatewayStore(storage, { gatewayId: 'a', now: () => now }).tell(aState('gateway-1'));
    const reader = openGatewayStore(storage, { gatewayId: 'b', now: () => now + skew * 60_000 });
    expect(await reader.list('production')).toHaveLength(1);
    now += 16_000;
    expect(await reader.list('production')).toEqual([]);
  },
);

test.each([-4, 4])('who only reads may have a clock that is off by %i minutes', async (skew) => {
  let now = START;
  const storage = aStorage(() => now);
  const [one, two] = ['a', 'b'].map((gatewayId) => openGatewayStore(storage, { gatewayId, now: () => now }));
  const reader = openGatewayStore(storage, { gatewayId: 'c', now: () => now + skew * 60_000 });
  await one!.tell(aState('gateway-1'));
  now += 16_000;
  await two!.tell(aState('gateway-2'));
  expect((await reader.list('production')).map(({ name }) => name)).toEqual(['gateway-2']);
});

test('what was written by a clock that was put back since hides nobody who speaks, and is nobody', async () => {
  let now = START + 3_600_000;
  const storage = aStorage(() => now);
  const [lost, one, two] = ['a', 'b', 'c'].map((gatewayId) => openGatewayStore(storage, { gatewayId, now: () => now }));
  await lost!.tell(aState('gateway-0'));
  now = START;
  await one!.tell(aState('gateway-1'));
  await two!.tell(aState('gateway-2'));
  const reader = openGatewayStore(storage, { gatewayId: 'd', now: () => now });
  for (const store of [two!, reader]) {
    const names = (await store.list('production')).map(({ name }) => name);
    expect(names).toEqual(['gateway-1', 'gateway-2']);
  }
});

test('one that was killed and started again is told of once, as it is now', async () => {
  const storage = aStorage();
  for (const [gatewayId, revision] of [
    ['b', 4],
    ['a', 5],
  ] as const) {
    const now = () => START + revision;
    await openGatewayStore(storage, { gatewayId, now }).tell(aState('gateway-1', revision));
  }
  const told = await openGatewayStore(storage, { gatewayId: 'c', now: () => START }).list('production');
  expect(told.map(({ name, revision }) => [name, revision])).toEqual([['gateway-1', 5]]);
});

test('what is no word of a gateway is passed over', async () => {
  const storage = aStorage();
  storage.objects.set('gateways/evil.json', Buffer.from('{"name":7}'));
  storage.objects.set('gateways/worse.json', Buffer.from('<script>'));
  const store = openGatewayStore(storage, { gatewayId: 'a', now: () => START });
  await store.tell(aState('gateway-1'));
  expect(await store.list('production')).toHaveLength(1);
});
