import type { z } from 'zod';
import { countedRule, monthRule, rule } from '@stoa/shared/contract/kernel/rule.ts';
import {
  COUPON_DAYS,
  type Coupon,
  type CourseCoupon,
  type couponEndpoints,
} from '@stoa/shared/contract/market/coupons.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid, notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { isOwner, mayMakeCourse, requireMaker } from '../../teaching/courses/courses.policy.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { fullMonth, monthOf, monthsOf, type Period } from './coupon-months.ts';
import { type Limits, limitsOf } from './coupon-limits.ts';
import { changeCoupon, couponOf, makeCoupons } from './coupons.service.ts';
import {
  countCoupons,
  findCouponLocked,
  findCoupons,
  findCouponsById,
  findPeriodsOfOthers,
  lockCouponsOf,
} from './coupons.repository.ts';

type Endpoints = typeof couponEndpoints;
type NewCoupon = z.output<Endpoints['createCourseCoupon']['body']>;
type Change = z.output<Endpoints['updateCourseCoupon']['body']>;
type Page = z.output<Endpoints['listCourseCoupons']['query']>;

export async function listCourseCoupons(db: Database, viewer: Viewer, { id, ...page }: Page & { id: string }) {
  const course = await requireOwnCourse(db, viewer, id);
  const filters = { ...page, madeBy: { userId: viewer.user.id, courseId: course.id } };
  const [rows, total] = await Promise.all([findCoupons(db, filters), countCoupons(db, filters)]);
  return {
    items: rows.map((row) => ownOf(couponOf(row))),
    ...page,
    total,
    obstacle: obstacleTo(course),
    price: { amount_minor: course.priceMinor, currency: course.currency },
  };
}

/** For this course alone; each person uses it once. */
export async function createCourseCoupon(
  db: Database,
  viewer: Viewer,
  { id, ...asked }: NewCoupon & { id: string },
): Promise<CourseCoupon> {
  const course = await requireOwnCourse(db, viewer, id);
  if (obstacleTo(course) !== null) throw invalid({ course: rule('Coupons are for paid courses that are published.') });
  checkCurrency(asked.discount, course);
  const period = periodOf(asked, new Date());
  checkLength(period);
  const { code, ...terms } = asked;
  const only = { applies_to: 'courses' as const, item_ids: [course.id], max_per_user: 1, min_amount_minor: null };
  return db.transaction(async (tx) => {
    await lockCouponsOf(tx, course.id);
    const [made] = await makeCoupons(
      tx,
      { ...terms, ...only, enabled: true },
      { createdBy: viewer.user.id, courseId: course.id, codes: code ?? { prefix: null, count: 1 } },
    );
    await checkMonths(tx, { courseId: course.id, id: made!.id }, monthsOf(period));
    return ownOf(made!);
  });
}

export async function updateCourseCoupon(
  db: Database,
  viewer: Viewer,
  { id, ...change }: Change & { id: string },
): Promise<CourseCoupon> {
  const courseId = await requireOwnCoupon(db, viewer, id);
  await db.transaction(async (tx) => {
    await lockCouponsOf(tx, courseId);
    const before = await findCouponLocked(tx, id);
    if (before === undefined) throw notFound();
    const after = await changeCoupon(tx, before, change);
    const [was, is] = [limitsOf(before), after].map((limits) => periodOf(limits, before.createdAt)) as [Period, Period];
    if (is.until.getTime() !== was.until.getTime()) checkLength(is);
    const had = before.enabled ? monthsOf(was) : [];
    if (after.enabled) await checkMonths(tx, { courseId, id }, without(monthsOf(is), had));
  });
  const [row] = await findCouponsById(db, [id]);
  return ownOf(couponOf(row!));
}

/** Who may not even see the course does not learn that it is there. */
async function requireOwnCourse(db: Database, viewer: Viewer, id: string): Promise<CourseRow> {
  const course = await findCourse(db, { id });
  if (course === undefined) throw notFound();
  requireMaker(viewer, course);
  return course;
}

/** One's own, for a course that still is one's own. Returns the course's id. */
async function requireOwnCoupon(db: Database, viewer: Viewer, id: string): Promise<string> {
  const [row] = await findCouponsById(db, [id]);
  const { courseId = null, createdBy } = row?.coupon ?? {};
  if (courseId === null || createdBy !== viewer.user.id) throw notFound();
  const course = await findCourse(db, { id: courseId });
  if (course === undefined || !isOwner(viewer, course) || !mayMakeCourse(viewer, course)) throw notFound();
  return courseId;
}

function obstacleTo({ status, type }: CourseRow): 'unpublished' | 'free' | null {
  if (status !== 'published') return 'unpublished';
  return type === 'free' ? 'free' : null;
}

function checkCurrency(discount: Coupon['discount'], { currency }: CourseRow): void {
  if (discount.type === 'percent' || discount.currency === currency) return;
  throw invalid({ 'discount.currency': rule('Give the amount in the currency of the course.') });
}

const HOUR_MS = 60 * 60 * 1000;

/** With the hour by which a clock may be set back meanwhile: people count days of their calendar. */
function checkLength({ from, until }: Period): void {
  if (until.getTime() - from.getTime() <= (COUPON_DAYS * 24 + 1) * HOUR_MS) return;
  throw invalid({ expires_at: countedRule('The end may be at most {n} days after the start.', COUPON_DAYS) });
}

/** What is over takes nobody's place. The coupons of the course must be locked. */
async function checkMonths(
  tx: Database,
  coupon: { courseId: string; id: string },
  months: readonly string[],
): Promise<void> {
  const now = new Date();
  const others = await findPeriodsOfOthers(tx, coupon);
  const full = fullMonth(
    months.filter((month) => month >= monthOf(now)),
    others,
  );
  if (full === undefined) return;
  const text =
    'Three coupons of this course are active in {month} already. Take one out of use, or choose another month.';
  throw invalid({ expires_at: monthRule(text, full) });
}

const without = (months: readonly string[], others: readonly string[]): string[] =>
  months.filter((month) => !others.includes(month));

/** Of a creator's coupon: the table has an end of each. */
const periodOf = ({ starts_at, expires_at }: Pick<Limits, 'starts_at' | 'expires_at'>, made: Date): Period => ({
  from: starts_at === null ? made : new Date(starts_at),
  until: new Date(expires_at!),
});

const ownOf = (coupon: Coupon): CourseCoupon => ({
  id: coupon.id,
  code: coupon.code,
  discount: coupon.discount,
  starts_at: coupon.starts_at,
  expires_at: coupon.expires_at!,
  max_redemptions: coupon.max_redemptions,
  enabled: coupon.enabled,
  redemption_count: coupon.redemption_count,
  reserved_count: coupon.reserved_count,
  given: coupon.given,
  created_at: coupon.created_at,
});
