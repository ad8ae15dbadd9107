import { sql } from 'drizzle-orm';

/** What line `l` of payment `t` brought for a learning path and did not go back, by itself or with all of its payment. */
export const keptOfLine = sql`(l.amount_minor - coalesce((
  select sum(r.amount_minor) from refunds r
  where (r.line_id = l.id or r.line_id is null and t.kind = 'learning_path' and r.transaction_id = t.id)
    and r.status in ('payment_refunded', 'revocation_error', 'complete')), 0))`;

/** Line `l` paid for a learning path, which its buyer was given and still has. */
export const isKeptLine = sql`(l.kind = 'learning_path' and l.granted_at is not null and l.withdrawn_at is null)`;
