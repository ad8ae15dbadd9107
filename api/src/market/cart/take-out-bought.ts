import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';

/** What this payment gave its payer leaves their cart: what they bought, and the courses of a path that they bought. */
export const takeOutBought = (tx: Database, { id }: { id: string }) =>
  tx.execute(sql`delete from cart_items i using transactions t, transaction_lines l
    where t.id = ${id} and l.transaction_id = t.id and i.user_id = t.user_id and l.granted_at is not null
      and (i.item_id = l.item_id
        or exists (select from transaction_line_courses o where o.line_id = l.id and o.course_id = i.item_id))`);
