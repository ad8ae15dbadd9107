import type { Database } from '../../kernel/database/database.ts';
import { invalid } from '../../kernel/problem.ts';
import { discountsOn, type PricedLine, refusalByUse, refusalFor, refusalNow, unknownCoupon } from './coupon-refusal.ts';
import { countUsesOf, findCouponByCode } from './coupons.repository.ts';

/**
 * What a coupon takes off each line for this person now. Nothing is held by it: `reserveCoupon` is.
 *
 * @throws `invalid` with the rule at `coupon`
 */
export async function priceWithCoupon(
  db: Database,
  given: { code: string; userId: string; currency: string; lines: readonly PricedLine[] },
): Promise<{ couponId: string; code: string; discounts: number[] }> {
  const coupon = await findCouponByCode(db, given.code);
  if (coupon === undefined) throw invalid({ coupon: unknownCoupon(given.code) });
  const refusal =
    refusalNow(coupon) ??
    refusalFor(coupon, given) ??
    refusalByUse(coupon, await countUsesOf(db, { couponId: coupon.id, userId: given.userId }));
  if (refusal !== undefined) throw invalid({ coupon: refusal });
  return { couponId: coupon.id, code: coupon.code, discounts: discountsOn(coupon, given) };
}
