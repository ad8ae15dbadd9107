import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

/** Made by themselves, and used for what they paid for (`billing.ts`). */
export const alone: Life['alone'] = async ({ db }, { user }, { word }) => {
  const id = v7();
  await db.execute(sql`insert into coupons (id, code, discount_type, percent, created_by)
    values (${id}, upper(${`${word.slice(0, 10)}-${id.slice(-8)}`}), 'percent', 10, ${user.id})`);
  await db.execute(sql`insert into coupon_redemptions (transaction_id, coupon_id, user_id, discount_minor, currency)
    select t.id, ${id}, t.user_id, 10, t.currency from transactions t where t.user_id = ${user.id}`);
};
