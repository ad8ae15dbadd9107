import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, and } from 'drizzle-orm';
import { v7 } from 'uuid';
import { enrolments } from '../../learning/enrolments/enrolments.tables.ts';
import { lessons } from '../../teaching/lessons/lessons.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { call } from '../../testing/call.ts';
import { aMarketSite, aPaidCourse, buy, doAllWork, type MarketSite } from '../../testing/market-site.ts';
import { aPath } from '../../testing/path-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';

let it: MarketSite;
beforeAll(async () => {
  it = await aMarketSite();
});
afterAll(() => it.close());

const today = () => new Date().toISOString().slice(0, 10);

async function learn(courseId: string, { user, headers }: SignedIn) {
  const of = and(eq(enrolments.courseId, courseId), eq(enrolments.userId, user.id));
  const [enrolment] = await it.db.select().from(enrolments).where(of);
  const rows = await it.db.select().from(lessons).where(eq(lessons.courseId, courseId)).orderBy(lessons.order);
  const events = rows.map(({ id }) => ({ kind: 'marked_done' as const, lesson_id: id, idem_key: v7() }));
  await call(it.app, 'recordProgress', { headers, params: { id: enrolment!.id }, body: { events } });
}

test('what a path brought counts with its certificate until it is paid back, and is its partner’s alone to see', async () => {
  const partner = await aSignedIn(it.db, { roles: ['partner'] });
  const admin = await aSignedIn(it.db, { roles: ['super-admin'] });
  const courses = [await aPaidCourse(it), await aPaidCourse(it)];
  const path = await aPath(it.db, {
    partnerId: partner.user.id,
    status: 'published',
    certificate: true,
    fee: 'one_time',
    amountMinor: 5000,
    courses,
  });
  const report = async ({ headers }: SignedIn) => {
    const query = { path_id: path.id, from: today(), to: today() };
    return call(it.app, 'getPathReport', { headers, query });
  };
  const ada = await aSignedIn(it.db);
  const payment = await buy(it, ada, [path]);
  for (const { id } of courses) await learn(id, ada);
  const { figures, paths, series } = await report(partner);
  expect(figures).toMatchObject({
    enrolments: 1,
    active_learners: 1,
    completions: 1,
    certificates: 1,
    revenue: [{ amount_minor: 5000, currency: 'USD' }],
  });
  expect(paths[0]?.figures).toEqual(figures);
  expect(series).toMatchObject([{ enrolments: 1, certificates: 1 }]);
  expect((await report(admin)).figures).toMatchObject({ certificates: 1, revenue: [] });
  const seen = { params: { id: partner.user.id }, body: { reason: 'Helps with the report' } };
  await call(it.app, 'startImpersonation', { headers: admin.headers, ...seen });
  expect((await report(admin)).figures).toMatchObject({ certificates: 1, revenue: [] });
  await call(it.app, 'stopImpersonation', { headers: admin.headers });
  const certified = { during: 'certified' as const, from: today(), to: today() };
  const { items } = await call(it.app, 'listPathLearners', { headers: partner.headers, query: certified });
  expect(items.map(({ user_id }) => user_id)).toEqual([ada.user.id]);

  const body = { transaction_id: payment.id, amount_minor: 5000, reason: 'They asked for it kindly.', key: v7() };
  await call(it.app, 'refundPayment', { headers: admin.headers, body });
  await doAllWork(it);
  expect((await report(partner)).figures).toMatchObject({ learners: 0, completions: 0, certificates: 0, revenue: [] });
  const left = await call(it.app, 'listPathLearners', { headers: partner.headers, query: { path_id: path.id } });
  expect(left.total).toBe(0);
});
