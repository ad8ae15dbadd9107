import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { rowsOf } from '../../kernel/database/database.ts';
import { enrolments } from '../../learning/enrolments/enrolments.tables.ts';
import { proveLedger } from '../../market/ledger/prove-ledger.ts';
import { aSignedIn, signIn, testPassword } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aMarketSite, aPaidCourse, aSoldPath, buy, doAllWork, type MarketSite } from '../../testing/market-site.ts';

let it: MarketSite;
let operator: Awaited<ReturnType<typeof aSignedIn>>;
beforeAll(async () => {
  it = await aMarketSite();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(() => it.close());

const reason = 'Both were shown to be hers on Monday';
const merged = (from: { user: { id: string } }, into: { user: { id: string } }) => ({
  headers: operator.headers,
  params: { id: into.user.id },
  body: { from_id: from.user.id, reason, password: testPassword },
});
const linesOf = () => rowsOf(it.db, sql`select entry_id, account, amount_minor::int from ledger_lines order by 1, 2`);

test('what was bought before goes back after: to the account that stayed, and no line of the books is touched', async () => {
  const [from, into] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  const course = await aPaidCourse(it);
  const payment = await buy(it, from, [course]);
  const before = await linesOf();
  expect(before.length).toBeGreaterThan(0);
  await call(it.app, 'mergeUsers', merged(from, into));
  expect(await linesOf()).toEqual(before);
  const body = { key: v7(), transaction_id: payment.id, amount_minor: 2400, reason };
  await call(it.app, 'refundPayment', { headers: operator.headers, body });
  await doAllWork(it);
  const rows = await it.db.select().from(enrolments).where(eq(enrolments.courseId, course.id));
  expect(rows).toMatchObject([{ userId: into.user.id, status: 'refunded' }]);
  expect((await proveLedger(it.db)).difference).toBeUndefined();
});

test('a path that both had bought goes on until the money of both went back', async () => {
  const [from, into] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  const course = await aPaidCourse(it);
  const path = await aSoldPath(it, [course]);
  const [theirs, mine] = [await buy(it, from, [path]), await buy(it, into, [path])];
  await call(it.app, 'mergeUsers', merged(from, into));
  const payBack = async ({ id, amount_minor }: { id: string; amount_minor: number }) => {
    const body = { key: v7(), transaction_id: id, amount_minor, reason };
    await call(it.app, 'refundPayment', { headers: operator.headers, body });
    await doAllWork(it);
  };
  const held = () =>
    rowsOf(
      it.db,
      sql`select l.transaction_id from learning_path_enrolments e join transaction_lines l on l.id = e.line_id
          where e.user_id = ${into.user.id}`,
    );
  const isOpen = async () =>
    (await call(it.app, 'listEnrolments', { headers: await signIn(it.db, into.user), query: {} })).items.length === 1;
  expect(await held()).toEqual([{ transaction_id: mine.id }]);
  await payBack(mine);
  expect([await held(), await isOpen()]).toEqual([[{ transaction_id: theirs.id }], true]);
  await payBack(theirs);
  expect([await held(), await isOpen()]).toEqual([[], false]);
});

test('who has sold stays: the books name them', async () => {
  const [seller, buyer, second] = [
    await aSignedIn(it.db, { roles: ['teacher'] }),
    await aSignedIn(it.db),
    await aSignedIn(it.db, { roles: ['teacher'] }),
  ];
  const course = await aPaidCourse(it, { ownerId: seller.user.id });
  await buy(it, buyer, [course]);
  expect((await refusedCall(it.app, 'mergeUsers', merged(seller, second))).problem.code).toBe('conflict');
  const shown = await call(it.app, 'previewMerge', {
    headers: operator.headers,
    params: { id: second.user.id },
    query: { from_id: seller.user.id },
  });
  expect(shown.refusals).toEqual(['has_sold']);
  await call(it.app, 'mergeUsers', merged(second, seller));
});
