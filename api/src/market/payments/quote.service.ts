import type { Purchase, Quote, QuoteLine } from '@stoa/shared/contract/kernel/quote.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { isLearning } from '../../learning/enrolments/enrolments.policy.ts';
import { getEnrolmentStatus } from '../../learning/enrolments/enrolments.service.ts';
import { isOwner, isTeam } from '../../teaching/courses/courses.policy.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { priceWithCoupon } from '../coupons/coupon-price.ts';

export interface Asked {
  items: readonly Purchase[];
  coupon?: string | undefined;
}

/** A quote, and what the buyer need not know of it. */
export interface Priced {
  quote: Quote;
  couponId: string | null;
  /** Who sells it, line by line. */
  sellerIds: string[];
}

/** @throws `invalid`, naming each item that cannot be bought, or the coupon */
export async function priceOf(db: Database, viewer: Viewer, { items, coupon }: Asked): Promise<Priced> {
  const courses = await requireOnSale(db, viewer, items);
  const currency = courses[0]?.currency ?? '';
  const applied =
    coupon === undefined
      ? undefined
      : await priceWithCoupon(db, {
          code: coupon,
          userId: viewer.user.id,
          currency,
          lines: courses.map(({ id, priceMinor }) => ({ kind: 'course', id, priceMinor })),
        });
  const lines = courses.map((course, at) => lineOf(course, applied?.discounts[at] ?? 0));
  return {
    quote: { lines, currency, ...totalsOf(lines), coupon_code: applied?.code ?? null },
    couponId: applied?.couponId ?? null,
    sellerIds: courses.map(({ ownerId }) => ownerId),
  };
}

async function requireOnSale(db: Database, viewer: Viewer, items: readonly Purchase[]): Promise<CourseRow[]> {
  const broken: Record<string, string> = {};
  const courses: CourseRow[] = [];
  for (const [at, { id }] of items.entries()) {
    const course = await findCourse(db, { id });
    const obstacle = await obstacleTo(db, viewer, course);
    if (obstacle !== undefined) broken[`items.${at}.id`] = obstacle;
    else if (course !== undefined) courses.push(course);
  }
  if (Object.keys(broken).length > 0) throw invalid(broken);
  if (new Set(courses.map(({ currency }) => currency)).size > 1) {
    throw invalid({ items: rule('Pay for items of one currency at once.') });
  }
  return courses;
}

/** Why this person cannot buy it; undefined: they can. */
async function obstacleTo(db: Database, viewer: Viewer, course: CourseRow | undefined): Promise<string | undefined> {
  // What was never published is nobody's business but its team's: not even that it is there.
  if (course === undefined || (course.publishedAt === null && !isTeam(viewer, course))) {
    return rule('This course does not exist.');
  }
  if (isOwner(viewer, course)) return rule('This is your own course: open it without paying.');
  const status = await getEnrolmentStatus(db, { userId: viewer.user.id, courseId: course.id });
  if (status !== undefined && isLearning({ status })) return rule('You already have this course.');
  if (course.status !== 'published') return rule('This course is not on sale: it is not published.');
  if (course.type === 'free') return rule('This course is free: enrol without paying.');
  return status === 'unenrolled'
    ? rule('You left this course and can come back without paying: enrol on its page.')
    : undefined;
}

/** No tax is charged yet; it will lie within the amount. */
const lineOf = (course: CourseRow, discount: number): QuoteLine => ({
  kind: 'course',
  id: course.id,
  name: course.name,
  slug: course.slug,
  price_minor: course.priceMinor,
  discount_minor: discount,
  tax_minor: 0,
  amount_minor: course.priceMinor - discount,
});

const totals = ['price_minor', 'discount_minor', 'tax_minor', 'amount_minor'] as const;
const totalsOf = (lines: readonly QuoteLine[]) =>
  Object.fromEntries(totals.map((name) => [name, lines.reduce((sum, line) => sum + line[name], 0)])) as Record<
    (typeof totals)[number],
    number
  >;
