import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { notifications } from '../../telling/notifications/notifications.tables.ts';
import { aSignedIn, aUser } from '../../testing/builders.ts';
import { aMarketSite, aPaidCourse, buy, type MarketSite } from '../../testing/market-site.ts';
import { transactions } from '../billing/billing.tables.ts';
import { proveNightly } from './nightly-proof.ts';

let it: MarketSite;
beforeEach(async () => {
  it = await aMarketSite();
});
afterEach(() => it.close());

type Log = Parameters<typeof proveNightly>[0]['log'];

async function aNight() {
  const [errors, warnings] = [[] as unknown[], [] as unknown[]];
  const log = { error: (note: unknown) => errors.push(note), warn: (note: unknown) => warnings.push(note) };
  await proveNightly({ ...it.app.context, log: log as unknown as Log });
  return { errors: errors.length, warnings: warnings.length };
}
const told = (userId: string) => it.db.select().from(notifications).where(eq(notifications.userId, userId));

test('a difference is told to those who manage payments, and to nobody else', async () => {
  const [operator, learner] = [await aUser(it.db, { roles: ['super-admin'] }), await aUser(it.db)];
  const { id, reference } = await buy(it, await aSignedIn(it.db), [await aPaidCourse(it)]);
  await it.db.update(transactions).set({ status: 'voided' }).where(eq(transactions.id, id));
  // A second night finds the same: its notice takes the place of the first.
  expect(await aNight()).toEqual({ errors: 1, warnings: 0 });
  await aNight();
  expect(await told(operator.id)).toMatchObject([
    { kind: 'books_differ', params: { reference }, link: `/dashboard/payments/${id}` },
  ]);
  expect(await told(learner.id)).toEqual([]);
});

test('what the gateway alone knows of is told, too, and leads to all payments', async () => {
  const operator = await aUser(it.db, { roles: ['super-admin'] });
  it.till.chargeThere({ id: v7(), reference: 'ST-AAAA-AAAA', amountMinor: 1200, currency: 'EUR' });
  expect(await aNight()).toEqual({ errors: 1, warnings: 0 });
  expect(await told(operator.id)).toMatchObject([
    { kind: 'books_differ', params: { reference: 'ST-AAAA-AAAA' }, link: '/dashboard/payments' },
  ]);
});

test('books that agree are told to nobody; a gateway that does not answer stands in the log alone', async () => {
  const operator = await aUser(it.db, { roles: ['super-admin'] });
  await buy(it, await aSignedIn(it.db), [await aPaidCourse(it)]);
  expect(await aNight()).toEqual({ errors: 0, warnings: 0 });
  it.till.say.isReachable = false;
  expect(await aNight()).toEqual({ errors: 0, warnings: 1 });
  expect(await told(operator.id)).toEqual([]);
});
