import { rule, type RuleText } from '@stoa/shared/contract/kernel/rule.ts';
import type { CouponScope } from '@stoa/shared/contract/market/billing-words.ts';
import type { Coupon, ListedCoupon } from '@stoa/shared/contract/market/coupons.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { invalid, notFound } from '../../kernel/problem.ts';
import { randomCodes } from './coupon-codes.ts';
import { checkDiscount, discountColumns, discountOf } from './coupon-discount.ts';
import {
  checkLeastPrice,
  checkLimits,
  checkOwnCourse,
  checkUses,
  type CouponChange,
  limitColumns,
  type Limits,
  limitsOf,
} from './coupon-limits.ts';
import {
  countCoupons,
  countItems,
  type CouponFilters,
  type CouponWithUse,
  findCoupons,
  findCouponsById,
  insertCoupons,
  updateCouponRow,
} from './coupons.repository.ts';
import type { CouponRow, coupons } from './coupons.tables.ts';

export async function listCoupons(db: Database, filters: CouponFilters) {
  const [rows, total] = await Promise.all([findCoupons(db, filters), countCoupons(db, filters)]);
  return { items: rows.map(listedOf), page: filters.page, per_page: filters.per_page, total };
}

export async function getCoupon(db: Database, id: string): Promise<ListedCoupon> {
  const [row] = await findCouponsById(db, [id]);
  if (row === undefined) throw notFound();
  return listedOf(row);
}

/** A code that was chosen, or so many that are drawn. */
type Codes = string | { prefix: string | null; count: number };

/** Coupons that share all but their codes. */
export async function makeCoupons(
  tx: Database,
  terms: Limits & Pick<Coupon, 'discount'>,
  { codes, ...maker }: { codes: Codes; createdBy: string; courseId?: string },
): Promise<Coupon[]> {
  checkLimits(terms);
  checkDiscount(terms.discount);
  checkLeastPrice(terms.discount.type, terms.min_amount_minor);
  await checkItems(tx, terms.applies_to, terms.item_ids);
  const row = { ...limitColumns(terms), ...discountColumns(terms.discount), ...maker };
  const ids =
    typeof codes === 'string' ? await insertCoupons(tx, [{ ...row, code: codes }]) : await insertMany(tx, row, codes);
  if (ids.length === 0) throw invalid({ code: rule('This code is taken. Choose another.') });
  return (await findCouponsById(tx, ids)).map(couponOf);
}

/** A code that exists by chance is drawn again. */
async function insertMany(
  tx: Database,
  row: Omit<typeof coupons.$inferInsert, 'code'>,
  { prefix, count }: Exclude<Codes, string>,
): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const codes = randomCodes(prefix, count - ids.length);
    ids.push(
      ...(await insertCoupons(
        tx,
        codes.map((code) => ({ ...row, code })),
      )),
    );
  }
  return ids;
}

/** Of one that is locked. Returns what holds of it from now on. */
export async function changeCoupon(tx: Database, coupon: CouponRow, change: CouponChange): Promise<Limits> {
  const now = limitsOf(coupon);
  const next = { ...now, ...change } as Limits;
  checkLimits(next, now);
  checkOwnCourse(coupon, next);
  if (next.max_redemptions !== now.max_redemptions) checkUses(coupon, next.max_redemptions);
  checkLeastPrice(coupon.discountType, next.min_amount_minor);
  if (change.item_ids !== undefined || change.applies_to !== undefined) {
    await checkItems(tx, next.applies_to, next.item_ids);
  }
  await updateCouponRow(tx, coupon.id, limitColumns(next));
  return next;
}

async function checkItems(tx: Database, scope: CouponScope, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  if (scope === 'all' || wanted.length === 0) return;
  if ((await countItems(tx, scope, wanted)) !== wanted.length) throw invalid({ item_ids: rule(fromTheList[scope]) });
}

const fromTheList: Record<Exclude<CouponScope, 'all'>, RuleText> = {
  courses: 'Choose courses from the list.',
  learning_paths: 'Choose learning paths from the list.',
  plans: 'Choose plans from the list.',
};

export const listedOf = (row: CouponWithUse): ListedCoupon => ({ ...couponOf(row), items: row.items });

export const couponOf = ({ coupon, maker, given }: CouponWithUse): Coupon => ({
  id: coupon.id,
  code: coupon.code,
  discount: discountOf(coupon),
  ...limitsOf(coupon),
  redemption_count: coupon.redemptionCount,
  reserved_count: coupon.reservedCount,
  given,
  created_by: maker,
  created_at: instantOf(coupon.createdAt),
});
