import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Payment } from '@stoa/shared/contract/market/payments.ts';
import { workOf } from '../kernel/work/work.ts';
import { runDueWork } from '../kernel/work/run-work.ts';
import type { CourseRow } from '../teaching/courses/courses.tables.ts';
import { transactions } from '../market/billing/billing.tables.ts';
import { nouns } from '../nouns.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { call, refusedCall } from './call.ts';
import { aCourse } from './course-builders.ts';
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

interface Purchase {
  script?: Script;
  key?: string;
  coupon?: string;
  save?: boolean;
  card?: { kind: 'saved'; id: string } | null;
  /** By default the price of the courses. */
  expected?: number;
}

const bodyOf = (courses: readonly CourseRow[], given: Purchase) => ({
  key: given.key ?? v7(),
  items: courses.map(({ id }) => ({ kind: 'course' as const, id })),
  ...(given.coupon !== undefined && { coupon: given.coupon }),
  expected_minor: given.expected ?? courses.reduce((sum, { priceMinor }) => sum + priceMinor, 0),
  card:
    given.card !== undefined
      ? given.card
      : { kind: 'token' as const, token: tokenOf(given.script ?? 'paid'), save: given.save ?? false },
});

/** One presses Pay for these courses. */
export const buy = (
  it: MarketSite,
  { headers }: SignedIn,
  courses: readonly CourseRow[],
  given: Purchase = {},
): Promise<Payment> => call(it.app, 'pay', { headers, body: bodyOf(courses, given) });

export const refusedBuy = (
  it: MarketSite,
  { headers }: SignedIn,
  courses: readonly CourseRow[],
  given: Purchase = {},
) => refusedCall(it.app, 'pay', { headers, body: bodyOf(courses, given) });

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
