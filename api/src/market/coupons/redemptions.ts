import type { Database } from '../../kernel/database/database.ts';
import { invalid } from '../../kernel/problem.ts';
import { refusalByUse, refusalNow } from './coupon-refusal.ts';
import { changeUses, countUsesOf, findCouponLocked, insertRedemption, moveRedemption } from './coupons.repository.ts';

/**
 * Holds one use for a payment that begins, in its transaction. Who comes at the same time waits for the coupon's row, so that
 * a limit holds however many pay at once.
 *
 * @throws `invalid` at `coupon` where it was used up or taken out of use meanwhile
 */
export async function reserveCoupon(
  tx: Database,
  held: { couponId: string; transactionId: string; userId: string; discountMinor: number; currency: string },
): Promise<void> {
  const coupon = await findCouponLocked(tx, held.couponId);
  if (coupon === undefined) throw new Error(`No coupon has the id ${held.couponId}.`);
  const refusal = refusalNow(coupon) ?? refusalByUse(coupon, await countUsesOf(tx, held));
  if (refusal !== undefined) throw invalid({ coupon: refusal });
  await insertRedemption(tx, held);
  await changeUses(tx, held.couponId, { reserved: 1 });
}

/** The payment succeeded: its use counts. Once, however often it is told; nothing for a payment without a coupon. */
export async function countCoupon(tx: Database, transactionId: string): Promise<void> {
  const couponId = await moveRedemption(tx, transactionId, { from: 'reserved', to: 'counted' });
  if (couponId !== undefined) await changeUses(tx, couponId, { reserved: -1, counted: 1 });
}

/** The money came after the use was given back. It counts all the same, also where others have used the coupon up meanwhile. */
export async function countLateCoupon(tx: Database, transactionId: string): Promise<void> {
  const couponId = await moveRedemption(tx, transactionId, { from: 'released', to: 'counted' });
  if (couponId !== undefined) await changeUses(tx, couponId, { counted: 1, late: 1 });
}

/** The payment failed or was given up: another may have the use. */
export async function releaseCoupon(tx: Database, transactionId: string): Promise<void> {
  const couponId = await moveRedemption(tx, transactionId, { from: 'reserved', to: 'released' });
  if (couponId !== undefined) await changeUses(tx, couponId, { reserved: -1 });
}
