import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { users } from '../kernel/users.tables.ts';
import { work } from '../kernel/work/work.tables.ts';
import { cardTokens } from '../market/payments/payments.tables.ts';
import { aSignedIn } from '../testing/builders.ts';
import { aMarketSite, aPaidCourse, buy, doAllWork, type MarketSite } from '../testing/market-site.ts';
import type { SignedIn } from '../testing/ready-course.ts';
import { deleteDueAccounts } from './deletion.service.ts';

let it: MarketSite;
beforeAll(async () => {
  it = await aMarketSite();
});
afterAll(() => it.close());

const forgetting = () => it.db.select().from(work).where(eq(work.kind, 'forget card'));
const cardsOf = ({ user }: SignedIn) => it.db.select().from(cardTokens).where(eq(cardTokens.userId, user.id));

test('who deletes the account is forgotten by the gateway, too, however long it is away; others keep their cards', async () => {
  const [person, other] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  for (const one of [person, other]) await buy(it, one, [await aPaidCourse(it)], { save: true });
  const [card] = await cardsOf(person);
  await it.db
    .update(users)
    .set({ deletesAt: sql`now() - interval '1 second'` })
    .where(eq(users.id, person.user.id));
  it.till.say.isReachable = false;
  expect(await deleteDueAccounts(it.app.context)).toEqual([person.user.id]);
  expect(await cardsOf(person)).toEqual([]);
  await doAllWork(it);
  const customerId = person.user.id;
  expect(await forgetting()).toMatchObject([
    { key: card!.id, payload: { gateway: 'sandbox', ref: card!.gatewayRef, customerId }, doneAt: null },
  ]);
  it.till.say.isReachable = true;
  await doAllWork(it);
  expect(it.till.forgotten).toEqual([{ ref: card!.gatewayRef, customerId }]);
  expect(await forgetting()).toMatchObject([{ doneAt: expect.any(Date) }]);
  expect(await cardsOf(other)).toHaveLength(1);
});
