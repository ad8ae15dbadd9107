import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { work } from '../../kernel/work/work.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aMarketSite, aPaidCourse, buy, doAllWork, type MarketSite, tellEvents } from '../../testing/market-site.ts';
import { readListFile } from '../../testing/read-list-file.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { gatewayEvents } from '../payments/payments.tables.ts';

let it: MarketSite;
let operator: SignedIn;
beforeAll(async () => {
  it = await aMarketSite();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(() => it.close());

type Query = { standing?: 'waiting' | 'given_up' | 'taken_in'; reference?: string };
const list = (query: Query = {}) => call(it.app, 'listGatewayEvents', { headers: operator.headers, query });
const replay = (id: string) => call(it.app, 'replayGatewayEvent', { headers: operator.headers, params: { id } });

/** The gateway tells of a purchase that was just made. */
async function aToldPurchase(type = 'payment.paid') {
  const payment = await buy(it, await aSignedIn(it.db), [await aPaidCourse(it)]);
  await tellEvents(it, [{ id: `evt-${v7()}`, type, reference: payment.reference }]);
  return payment;
}
const eventOf = async (reference: string) => (await list({ reference })).items[0]!;
const giveUp = (eventId: string) =>
  it.db.update(work).set({ givenUpAt: new Date(), lastError: 'Error: no answer' }).where(eq(work.key, eventId));

test('an event waits, names its payment, and is taken in', async () => {
  const { id, reference } = await aToldPurchase();
  expect(await eventOf(reference)).toMatchObject({
    gateway: 'sandbox',
    type: 'payment.paid',
    payment: { id, status: 'paid' },
    standing: 'waiting',
    taken_in_at: null,
    last_error: null,
  });
  await doAllWork(it);
  expect(await eventOf(reference)).toMatchObject({ standing: 'taken_in', taken_in_at: expect.any(String) });
});

test('one that was given up says what broke it, and is taken in when it is replayed', async () => {
  const { reference } = await aToldPurchase();
  const event = await eventOf(reference);
  await giveUp(event.id);
  expect(await eventOf(reference)).toMatchObject({ standing: 'given_up', last_error: 'Error: no answer' });
  expect((await list({ standing: 'given_up' })).items.map(({ id }) => id)).toContain(event.id);
  expect(await replay(event.id)).toMatchObject({ standing: 'waiting' });
  await doAllWork(it);
  expect(await eventOf(reference)).toMatchObject({ standing: 'taken_in', last_error: null });
  expect((await list({ standing: 'given_up' })).items.map(({ id }) => id)).not.toContain(event.id);
});

test('what was taken in can be replayed: the payment is asked about once more, and stays as it is', async () => {
  const { id, reference } = await aToldPurchase();
  await doAllWork(it);
  await replay((await eventOf(reference)).id);
  await doAllWork(it);
  expect(await eventOf(reference)).toMatchObject({ standing: 'taken_in', payment: { status: 'paid' } });
  const { events } = await call(it.app, 'getTransactionStory', { headers: operator.headers, params: { id } });
  expect(events.map(({ to_status }) => to_status)).toEqual(['initiated', 'paid']);
});

test('an event of a payment that nobody here knows is listed, without one', async () => {
  await tellEvents(it, [{ id: 'evt-strange', type: 'payment.paid', reference: 'ST-ZZZZ-ZZZZ' }]);
  expect(await eventOf('ST-ZZZZ')).toMatchObject({ event_id: 'evt-strange', payment: null });
});

test('an event of a gateway that is no longer in use is not replayed, in words', async () => {
  const { reference } = await aToldPurchase();
  const event = await eventOf(reference);
  await it.db.update(gatewayEvents).set({ gateway: 'paystack' }).where(eq(gatewayEvents.id, event.id));
  const refused = await refusedCall(it.app, 'replayGatewayEvent', {
    headers: operator.headers,
    params: { id: event.id },
  });
  expect(refused).toMatchObject({ status: 409, problem: { message: expect.stringContaining('paystack') } });
});

test('events are sorted either way, narrowed to days, and leave as a file', async () => {
  const { reference } = await aToldPurchase('=refund');
  const query = { per_page: 100 };
  const ids = async (order: 'ascending' | 'descending') =>
    (await call(it.app, 'listGatewayEvents', { headers: operator.headers, query: { ...query, order } })).items.map(
      ({ id }) => id,
    );
  expect(await ids('ascending')).toEqual((await ids('descending')).reverse());
  const past = { headers: operator.headers, query: { to: '2020-01-01' } };
  expect((await call(it.app, 'listGatewayEvents', past)).total).toBe(0);
  const asked = { headers: operator.headers, query: { reference } };
  const lines = await readListFile(it.app, await call(it.app, 'getGatewayEventsLink', asked));
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`,'=refund,${reference},paid,waiting,,`);
});

test('none but those who answer for payments see them', async () => {
  const { headers } = await aSignedIn(it.db, { roles: ['admin'] });
  expect(await refusedCall(it.app, 'listGatewayEvents', { headers, query: {} })).toMatchObject({ status: 403 });
});
