import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { issueMissing } from '../../market/receipts/missing-receipts.work.ts';
import type { Life } from '../full-life.ts';

/** A payment with its receipt, on which the name stands. */
export const alone: Life['alone'] = async ({ db }, { user }, { word, courseId }) => {
  await db.execute(sql`insert into transactions
      (id, reference, user_id, kind, item_id, amount_minor, currency, gateway, idempotency_key, status, paid_at)
    values (${v7()}, ${`ST-${v7().slice(-8).toUpperCase()}`}, ${user.id}, 'course', ${courseId}, 100, 'EUR',
      ${`gate-${word}`}, ${v7()}, 'paid', now())`);
  await issueMissing(db);
};
