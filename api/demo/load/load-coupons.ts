import type { TransactionRow } from '../../src/market/billing/billing.tables.ts';
import { changeUses, insertCoupons } from '../../src/market/coupons/coupons.repository.ts';
import { couponRedemptions } from '../../src/market/coupons/coupons.tables.ts';
import type { Database } from '../../src/kernel/database/database.ts';
import { demoSuperAdmin, teacherOf } from '../content/demo-accounts.ts';
import { type DemoCoupon, demoCoupons } from '../content/coupons.ts';
import { rootOf } from '../content/taxonomy.ts';
import { demoCourses } from '../courses/all-courses.ts';
import { daysBefore, demoId, planId } from './demo-id.ts';
import { requireUser, type People } from './load-people.ts';

export const couponId = (code: string): string => demoId(`coupon ${code}`);

interface Loaded {
  people: People;
  courseIds: ReadonlyMap<string, string>;
  now: Date;
}

/** Those of operators, and those of a teacher; each is used by the payments that follow. */
export async function loadCoupons(tx: Database, loaded: Loaded): Promise<void> {
  await insertCoupons(
    tx,
    demoCoupons.map((coupon) => ({ ...termsOf(coupon, loaded), ...makerOf(coupon, loaded) })),
  );
}

function termsOf({ code, discount, starts, ends, most, leastPrice }: DemoCoupon, { now }: Loaded) {
  const at = daysBefore(now, starts);
  return {
    id: couponId(code),
    code,
    ...('percent' in discount
      ? { discountType: 'percent' as const, percent: discount.percent }
      : { discountType: 'fixed' as const, amountMinor: discount.amountMinor, currency: 'USD' }),
    startsAt: at,
    expiresAt: ends === undefined ? null : daysBefore(now, ends),
    maxRedemptions: most ?? null,
    minAmountMinor: leastPrice ?? null,
    createdAt: at,
    updatedAt: at,
  };
}

function makerOf({ by, plan }: DemoCoupon, { people, courseIds }: Loaded) {
  if (by === undefined) {
    const scope = plan && { appliesTo: 'plans' as const, itemIds: [planId(plan)] };
    return { createdBy: requireUser(people, demoSuperAdmin).id, ...scope };
  }
  const course = demoCourses.find(({ slug }) => slug === by.teacherOf);
  const courseId = courseIds.get(by.teacherOf);
  if (course === undefined || courseId === undefined) {
    throw new Error(`No demo course has the address '${by.teacherOf}'.`);
  }
  const teacher = teacherOf(rootOf(course.final_category).slug);
  return { createdBy: requireUser(people, teacher).id, courseId, appliesTo: 'courses' as const, itemIds: [courseId] };
}

/** A payment that succeeded with a coupon counts as a use of it. */
export async function useCoupon(tx: Database, transaction: TransactionRow): Promise<void> {
  const { id, couponId: used, userId, discountMinor, currency, createdAt } = transaction;
  if (used === null) return;
  await tx.insert(couponRedemptions).values({
    ...{ transactionId: id, couponId: used, userId, state: 'counted', discountMinor, currency },
    ...{ createdAt, updatedAt: createdAt },
  });
  await changeUses(tx, used, { counted: 1 });
}
