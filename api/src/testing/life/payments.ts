import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

/** A card that is kept, and something sold to nobody in particular. */
export const alone: Life['alone'] = async ({ db }, { user }, { word, courseId }) => {
  const [transactionId, lineId] = [v7(), v7()];
  await db.execute(sql`insert into card_tokens
      (id, user_id, gateway, gateway_ref, brand, last4, expires_month, expires_year)
    values (${v7()}, ${user.id}, ${`gate-${word}`}, ${v7()}, 'visa', '4242', 12, 2031)`);
  await db.execute(sql`insert into transactions
      (id, reference, kind, item_id, amount_minor, currency, gateway, idempotency_key, status, paid_at)
    values (${transactionId}, ${`ST-${v7().slice(-8).toUpperCase()}`}, 'course', ${courseId}, 100, 'EUR', 'gate', ${v7()},
      'paid', now())`);
  await db.execute(sql`insert into transaction_lines
      (id, transaction_id, position, kind, item_id, name, price_minor, amount_minor, seller_id, fee_minor)
    values (${lineId}, ${transactionId}, 1, 'course', ${courseId}, ${`Sold by ${word}`}, 100, 100, ${user.id}, 20)`);
  await db.execute(sql`insert into refunds
      (id, transaction_id, amount_minor, reason, asked_by, decided_by, decided_at, status)
    values (${v7()}, ${transactionId}, 10, 'Asked for it.', ${user.id}, ${user.id}, now(), 'complete')`);
  await db.execute(sql`insert into transaction_events (id, transaction_id, to_status, amount_minor, source, actor_id)
    values (${v7()}, ${transactionId}, 'paid', 100, 'operator', ${user.id})`);
};
