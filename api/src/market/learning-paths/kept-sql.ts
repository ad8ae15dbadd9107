import { type SQL, sql } from 'drizzle-orm';

type Kind = 'course' | 'learning_path';

/** What line `l` of payment `t` brought for something of this kind and did not go back, by itself or with all of its payment. */
const keptOfKind = (kind: Kind): SQL => sql`(l.amount_minor - coalesce((
  select sum(r.amount_minor) from refunds r
  where (r.line_id = l.id or r.line_id is null and t.kind = ${kind} and r.transaction_id = t.id)
    and r.status in ('payment_refunded', 'revocation_error', 'complete')), 0))`;

/** Line `l` paid for something of this kind, which its buyer was given and still has. */
const isKeptOfKind = (kind: Kind): SQL =>
  sql`(l.kind = ${kind} and l.granted_at is not null and l.withdrawn_at is null)`;

export const keptOfLine = keptOfKind('learning_path');
export const isKeptLine = isKeptOfKind('learning_path');

/** What was paid for this and did not go back, by currency; as JSON. */
export const revenueOf = (kind: Kind, itemId: SQL): SQL => sql`(
  select coalesce(
    json_agg(json_build_object('amount_minor', m.amount_minor, 'currency', m.currency) order by m.currency), '[]'::json)
  from (
    select t.currency, sum(${keptOfKind(kind)})::float8 as amount_minor
    from transaction_lines l join transactions t on t.id = l.transaction_id
    where ${isKeptOfKind(kind)} and l.item_id = ${itemId}
    group by t.currency
  ) m where m.amount_minor > 0)`;
