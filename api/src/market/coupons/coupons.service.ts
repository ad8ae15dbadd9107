import type { z } from 'zod';
import { findCurrency, toMajor } from '@stoa/shared/contract/kernel/currencies.ts';
import { countedRule, rule, type RuleText } from '@stoa/shared/contract/kernel/rule.ts';
import type { CouponScope } from '@stoa/shared/contract/market/billing-words.ts';
import type { Coupon, couponEndpoints, ListedCoupon } from '@stoa/shared/contract/market/coupons.ts';
import { type Database, instantOf, instantOrNull } from '../../kernel/database/database.ts';
import { invalid, notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { randomCodes } from './coupon-codes.ts';
import {
  countCoupons,
  countItems,
  type CouponFilters,
  type CouponWithUse,
  findCouponLocked,
  findCoupons,
  findCouponsById,
  insertCoupons,
  updateCouponRow,
} from './coupons.repository.ts';
import type { CouponRow, coupons } from './coupons.tables.ts';

type NewCoupons = z.output<(typeof couponEndpoints)['createCoupons']['body']>;
type CouponChange = z.output<(typeof couponEndpoints)['updateCoupon']['body']>;
type Limits = Required<{ [K in keyof CouponChange]: Exclude<CouponChange[K], undefined> }>;

export async function listCoupons(db: Database, filters: CouponFilters) {
  const [rows, total] = await Promise.all([findCoupons(db, filters), countCoupons(db, filters)]);
  return { items: rows.map(listedOf), page: filters.page, per_page: filters.per_page, total };
}

export async function getCoupon(db: Database, id: string): Promise<ListedCoupon> {
  const [row] = await findCouponsById(db, [id]);
  if (row === undefined) throw notFound();
  return listedOf(row);
}

/** One, or as many as were asked for: all or none. */
export async function createCoupons(db: Database, { user }: Viewer, asked: NewCoupons): Promise<Coupon[]> {
  checkLimits(asked);
  checkDiscount(asked.discount);
  checkLeastPrice(asked.discount.type, asked.min_amount_minor);
  const row = { ...limitColumns(asked), ...discountColumns(asked.discount), createdBy: user.id };
  return db.transaction(async (tx) => {
    await checkItems(tx, asked.applies_to, asked.item_ids);
    const ids =
      asked.kind === 'one' ? await insertCoupons(tx, [{ ...row, code: asked.code }]) : await insertMany(tx, row, asked);
    if (ids.length === 0) throw invalid({ code: rule('This code is taken. Choose another.') });
    return (await findCouponsById(tx, ids)).map(couponOf);
  });
}

/** A code that exists by chance is drawn again. */
async function insertMany(
  tx: Database,
  row: Omit<typeof coupons.$inferInsert, 'code'>,
  { prefix, count }: { prefix: string; count: number },
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

export async function updateCoupon(db: Database, id: string, change: CouponChange): Promise<ListedCoupon> {
  await db.transaction(async (tx) => {
    const coupon = await findCouponLocked(tx, id);
    if (coupon === undefined) throw notFound();
    const now = limitsOf(coupon);
    const next = { ...now, ...change } as Limits;
    checkLimits(next, now);
    if (next.max_redemptions !== now.max_redemptions) checkUses(coupon, next.max_redemptions);
    checkLeastPrice(coupon.discountType, next.min_amount_minor);
    if (change.item_ids !== undefined || change.applies_to !== undefined) {
      await checkItems(tx, next.applies_to, next.item_ids);
    }
    await updateCouponRow(tx, id, limitColumns(next));
  });
  return getCoupon(db, id);
}

/** What a schema cannot know. An end that stays as it was may lie in the past by now. */
function checkLimits(next: Limits, now?: Limits): void {
  const { starts_at, expires_at, applies_to, item_ids } = next;
  if (expires_at !== null && expires_at !== now?.expires_at && new Date(expires_at) <= new Date()) {
    throw invalid({ expires_at: rule('Expiry date cannot be in the past.') });
  }
  if (starts_at !== null && expires_at !== null && new Date(starts_at) >= new Date(expires_at)) {
    throw invalid({ expires_at: rule('The end must be later than the start.') });
  }
  if (applies_to !== 'all' && item_ids.length === 0) {
    throw invalid({ item_ids: rule('At least one applicable item is required.') });
  }
}

function checkUses({ reservedCount, redemptionCount }: CouponRow, limit: number | null): void {
  const uses = reservedCount + redemptionCount;
  if (limit === null || limit >= uses) return;
  const text = 'The limit cannot be below the {n} uses so far. To end the coupon, take it out of use.';
  throw invalid({ max_redemptions: countedRule(text, uses) });
}

/** 1000 are ten dollars or a thousand yen; a percentage is taken off either. */
function checkLeastPrice(type: Coupon['discount']['type'], minor: number | null): void {
  if (type === 'fixed' || minor === null) return;
  throw invalid({ min_amount_minor: rule('A least price needs a currency: take off an amount, not a percentage.') });
}

function checkDiscount(discount: Coupon['discount']): void {
  if (discount.type === 'percent') return;
  const currency = findCurrency(discount.currency);
  if (currency === undefined) throw invalid({ 'discount.currency': rule('Choose a currency.') });
  if (discount.amount_minor > currency.highest) {
    const highest = toMajor(currency.highest, discount.currency);
    throw invalid({ 'discount.amount_minor': countedRule('The amount may be at most {n}.', highest) });
  }
  if (discount.amount_minor % currency.step !== 0) {
    const step = toMajor(currency.step, discount.currency);
    throw invalid({ 'discount.amount_minor': countedRule('The amount must be a multiple of {n}.', step) });
  }
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

const limitsOf = (row: CouponRow): Limits => ({
  applies_to: row.appliesTo,
  item_ids: row.itemIds,
  starts_at: instantOrNull(row.startsAt),
  expires_at: instantOrNull(row.expiresAt),
  max_redemptions: row.maxRedemptions,
  max_per_user: row.maxPerUser,
  min_amount_minor: row.minAmountMinor,
  enabled: row.enabled,
});

const limitColumns = (limits: Limits) => ({
  appliesTo: limits.applies_to,
  itemIds: limits.applies_to === 'all' ? [] : [...new Set(limits.item_ids)],
  startsAt: momentOf(limits.starts_at),
  expiresAt: momentOf(limits.expires_at),
  maxRedemptions: limits.max_redemptions,
  maxPerUser: limits.max_per_user,
  minAmountMinor: limits.min_amount_minor,
  enabled: limits.enabled,
});

const momentOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

const discountColumns = (discount: Coupon['discount']) =>
  discount.type === 'percent'
    ? { discountType: discount.type, percent: discount.percent }
    : { discountType: discount.type, amountMinor: discount.amount_minor, currency: discount.currency };

const listedOf = (row: CouponWithUse): ListedCoupon => ({ ...couponOf(row), items: row.items });

function couponOf({ coupon, maker, given }: CouponWithUse): Coupon {
  return {
    id: coupon.id,
    code: coupon.code,
    discount:
      coupon.percent === null
        ? { type: 'fixed', amount_minor: coupon.amountMinor ?? 0, currency: coupon.currency ?? '' }
        : { type: 'percent', percent: coupon.percent },
    ...limitsOf(coupon),
    redemption_count: coupon.redemptionCount,
    reserved_count: coupon.reservedCount,
    given,
    created_by: maker,
    created_at: instantOf(coupon.createdAt),
  };
}
