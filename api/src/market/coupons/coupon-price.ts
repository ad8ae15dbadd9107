import type { Database } from '../../kernel/database/database.ts';
import { invalid } from '../../kernel/problem.ts';
import { discountsOn, type PricedLine, refusalByUse, refusalFor, refusalNow, unknownCoupon } from './coupon-refusal.ts';
import { countUsesOf, findCouponByCode } from './coupons.repository.ts';

/**
 * What a coupon takes off each line for this person now, or for anybody who is not known. Nothing is held by it:
 * `reserveCoupon` is.
 *
 * @throws `invalid` with the rule at `coupon`
 */
export async function priceWithCoupon(
  db: Database,
  given: { code: string; userId: string | undefined; currency: string; lines: readonly PricedLine[] },
): Promise<{ couponId: string; code: string; expiresAt: Date | null; discounts: number[] }> {
  const coupon = await findCouponByCode(db, given.code);
  if (coupon === undefined) throw invalid({ coupon: unknownCoupon(given.code) });
  const refusal =
    refusalNow(coupon) ??
    refusalFor(coupon, given) ??
    refusalByUse(
      coupon,
      given.userId === undefined ? 0 : await countUsesOf(db, { couponId: coupon.id, userId: given.userId }),
    );
  if (refusal !== undefined) throw invalid({ coupon: refusal });
  const { id: couponId, code, expiresAt } = coupon;
  return { couponId, code, expiresAt, discounts: discountsOn(coupon, given) };
}
