import { v7 } from 'uuid';
import { transactions } from '../market/billing/billing.tables.ts';
import { type CouponRow, coupons } from '../market/coupons/coupons.tables.ts';
import type { Database } from '../kernel/database/database.ts';

/** Ten percent off everything, for anybody once, unless told otherwise. */
export async function aCoupon(db: Database, given: Partial<typeof coupons.$inferInsert> = {}): Promise<CouponRow> {
  const discount = given.amountMinor === undefined ? { discountType: 'percent' as const, percent: 10 } : fixed;
  const code = `C-${v7().slice(-12).toUpperCase()}`;
  const [row] = await db
    .insert(coupons)
    .values({ code, ...discount, ...given })
    .returning();
  return row!;
}
const fixed = { discountType: 'fixed' as const, currency: 'USD' };

/** A payment that has just begun. */
export async function aBegunPayment(db: Database, userId: string): Promise<string> {
  const id = v7();
  const reference = `ST-${id.slice(-12).toUpperCase()}`;
  await db.insert(transactions).values({
    ...{ id, reference, userId, kind: 'course', itemId: v7(), amountMinor: 900, currency: 'USD' },
    ...{ gateway: 'test', idempotencyKey: id },
  });
  return id;
}
