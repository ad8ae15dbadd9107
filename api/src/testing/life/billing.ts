import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

export const alone: Life['alone'] = async ({ db }, { user }, { word, courseId }) => {
  await db.execute(sql`insert into transactions
      (reference, user_id, kind, item_id, amount_minor, currency, gateway, idempotency_key)
    values (${`ST-${v7().slice(-8).toUpperCase()}`}, ${user.id}, 'course', ${courseId}, 100, 'EUR',
      ${`gate-${word}`}, ${v7()})`);
};
