import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { CountryCode } from '@stoa/shared/contract/kernel/countries.ts';
import type { Payment } from '@stoa/shared/contract/market/payments.ts';
import { workOf } from '../kernel/work/work.ts';
import { runDueWork } from '../kernel/work/run-work.ts';
import type { CourseRow } from '../teaching/courses/courses.tables.ts';
import { transactions } from '../market/billing/billing.tables.ts';
import { learningPathCourses, learningPaths, type PathRow } from '../market/learning-paths/learning-paths.tables.ts';
import { nouns } from '../nouns.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { call, refusedCall } from './call.ts';
import { aSlug, aUser } from './builders.ts';
import { aCategory, aCourse } from './course-builders.ts';
import type { SignedIn } from './ready-course.ts';
import { type Script, scriptedGateway, type ScriptedGateway, tokenOf } from './scripted-gateway.ts';

/** A site on which things are sold, by a gateway whose answers can be said before. */
export interface MarketSite extends TestApp {
  till: ScriptedGateway;
}

export async function aMarketSite(): Promise<MarketSite> {
  const it = await buildTestApp();
  const till = scriptedGateway();
  it.app.context.gateway = till.gateway;
  return { ...it, till };
}

export const aPaidCourse = (it: MarketSite, given: Partial<CourseRow> = {}): Promise<CourseRow> =>
  aCourse(it.db, { name: 'Sold with care', type: 'paid', priceMinor: 2400, currency: 'USD', ...given });

type Sold = Partial<Omit<typeof learningPaths.$inferInsert, 'slug'>>;

/** A published learning path of these courses, paid for once unless told otherwise. */
export async function aSoldPath({ db }: MarketSite, courses: readonly CourseRow[], given: Sold = {}): Promise<PathRow> {
  const { category } = await aCategory(db, `Paths ${v7()}`);
  const partnerId = given.partnerId ?? (await aUser(db, { roles: ['partner'] })).id;
  const amountMinor = (given.fee ?? 'one_time') === 'one_time' ? 5000 : 0;
  const [path] = await db
    .insert(learningPaths)
    .values({
      slug: aSlug('path'),
      title: 'All about pots',
      level: 'beginner',
      categoryId: category.id,
      fee: 'one_time',
      amountMinor,
      status: 'published',
      publishedAt: new Date(),
      ...given,
      partnerId,
    })
    .returning();
  for (const course of courses) await addToPath({ db }, path!, course);
  return path!;
}

export async function addToPath({ db }: Pick<MarketSite, 'db'>, path: PathRow, course: CourseRow): Promise<void> {
  const order = 1 + (await db.$count(learningPathCourses, eq(learningPathCourses.pathId, path.id)));
  await db.insert(learningPathCourses).values({ pathId: path.id, courseId: course.id, order });
}

interface Purchase {
  script?: Script;
  key?: string;
  coupon?: string;
  country?: CountryCode;
  save?: boolean;
  card?: { kind: 'saved'; id: string } | null;
  /** By default their prices together. */
  expected?: number;
}

/** What is bought: courses and learning paths. */
type Goods = readonly (CourseRow | PathRow)[];
const isPath = (one: CourseRow | PathRow): one is PathRow => 'partnerId' in one;
const priceOf = (one: CourseRow | PathRow): number => (isPath(one) ? one.amountMinor : one.priceMinor);
export const itemOf = (one: CourseRow | PathRow) => ({
  kind: isPath(one) ? ('learning_path' as const) : ('course' as const),
  id: one.id,
});

const bodyOf = (goods: Goods, given: Purchase) => ({
  key: given.key ?? v7(),
  items: goods.map(itemOf),
  ...(given.coupon !== undefined && { coupon: given.coupon }),
  ...(given.country !== undefined && { country: given.country }),
  expected_minor: given.expected ?? goods.reduce((sum, one) => sum + priceOf(one), 0),
  card:
    given.card !== undefined
      ? given.card
      : { kind: 'token' as const, token: tokenOf(given.script ?? 'paid'), save: given.save ?? false },
});

/** One presses Pay for these. */
export const buy = (it: MarketSite, { headers }: SignedIn, goods: Goods, given: Purchase = {}): Promise<Payment> =>
  call(it.app, 'pay', { headers, body: bodyOf(goods, given) });

export const refusedBuy = (it: MarketSite, { headers }: SignedIn, goods: Goods, given: Purchase = {}) =>
  refusedCall(it.app, 'pay', { headers, body: bodyOf(goods, given) });

/** The gateway calls, with these events of its own. */
export const tellEvents = (it: MarketSite, events: readonly object[], signature = 'signed') =>
  it.app.inject({
    method: 'POST',
    url: '/api/v1.3.0/payments/events/sandbox',
    headers: { 'content-type': 'application/json', 'x-scripted': signature },
    payload: JSON.stringify(events),
  });

/** Whatever waits is done, as if its time had come. */
export async function doAllWork({ app, db }: MarketSite): Promise<void> {
  await db.execute(sql`update work set due_at = now() where done_at is null and given_up_at is null`);
  await runDueWork(app.context, workOf(nouns));
}

/** As if a payment had begun so many minutes earlier. */
export const letPaymentAge = ({ db }: MarketSite, reference: string, minutes: number) =>
  db
    .update(transactions)
    .set({ createdAt: sql`${transactions.createdAt} - ${minutes} * interval '1 minute'` })
    .where(eq(transactions.reference, reference));
