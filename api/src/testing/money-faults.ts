import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../kernel/database/database.ts';
import { proveLedger, sentenceOf } from '../market/ledger/prove-ledger.ts';

/** What a gateway has booked, and holds of it, by reference. */
export interface Holdings {
  booked(): { order: { reference: string } }[];
  /** Minor units. */
  heldOf(reference: string): number;
}

/** What no run of payments may leave behind, each fault in words. Empty: money, access, books and coupons agree. */
export async function moneyFaults({ db, till }: { db: Database; till: Holdings }): Promise<string[]> {
  const found = await rowsOf<{ fault: string }>(
    db,
    sql`
    with open_line as (
      select l.*, t.user_id, t.reference, t.status, t.amount_minor as paid_minor from transaction_lines l
      join transactions t on t.id = l.transaction_id
      where l.granted_at is not null and l.withdrawn_at is null)
    select 'access without payment: ' || reference as fault from open_line
      where status not in ('paid', 'captured', 'partially_refunded')
        and not exists (select from refunds r where r.transaction_id = open_line.transaction_id
          and r.status in ('payment_refunded', 'revocation_error'))
    union all
    select 'enrolled in a paid course without a line: ' || e.id from enrolments e join courses c on c.id = e.course_id
      where c.type = 'paid' and e.status in ('active', 'completed')
        and not exists (select from open_line o where o.user_id = e.user_id and (o.item_id = e.course_id
          or exists (select from transaction_line_courses p where p.line_id = o.id and p.course_id = e.course_id)))
    union all
    select 'paid and not enrolled: ' || t.reference from transactions t join transaction_lines l on l.transaction_id = t.id
      where l.kind <> 'plan' and t.status in ('paid', 'captured', 'partially_refunded')
        and not exists (select from enrolments e where e.user_id = t.user_id
          and (e.course_id = l.item_id or e.course_id in (
            select p.course_id from transaction_line_courses p where p.line_id = l.id))
          and e.status in ('active', 'completed', 'unenrolled') and l.granted_at is not null)
        and l.withdrawn_at is null
        and not (l.granted_at is null and exists (select from refunds r where r.line_id = l.id))
    union all
    select 'two payments for one thing: ' || min(reference) from open_line where kind <> 'plan'
      group by user_id, item_id having count(*) > 1
    union all
    select 'a plan lasts without being paid, tried or owed: ' || s.id from subscriptions s
      join users u on u.id = s.user_id and u.deletes_at is null
      left join open_line o on o.id = s.line_id and o.status in ('paid', 'captured', 'partially_refunded')
      where s.status = 'active' and (o.id is null or s.current_period_ends_at < now() - interval '1 day')
        or s.status = 'trialing' and s.trial_ends_at < now() - interval '1 day'
        or s.status = 'past_due' and s.past_due_since < now() - interval '15 days'
    union all
    select 'paid for a plan and got nothing: ' || t.reference from transactions t
      join transaction_lines l on l.transaction_id = t.id and l.kind = 'plan'
      where t.status in ('paid', 'captured') and l.granted_at is null and l.amount_minor > 0
        and not exists (select from refunds r where r.line_id = l.id)
    union all
    select 'refunded more than paid: ' || t.reference from transactions t where t.amount_minor < (
      select coalesce(sum(r.amount_minor), 0) from refunds r where r.transaction_id = t.id and r.status <> 'denied')
    union all
    select 'an item refunded over its amount: ' || l.id from transaction_lines l where l.amount_minor < (
      select coalesce(sum(r.amount_minor), 0) from refunds r where r.line_id = l.id and r.status <> 'denied')
    union all
    select 'access to an item whose money is back: ' || o.reference || ' ' || o.name from open_line o
      where o.amount_minor > 0 and o.amount_minor = (
        select sum(r.amount_minor) from refunds r where r.line_id = o.id and r.status = 'complete')
    union all
    select 'closed, and its money is not back: ' || t.reference || ' ' || l.name from transaction_lines l
      join transactions t on t.id = l.transaction_id
      where l.withdrawn_at is not null and t.status in ('paid', 'captured', 'partially_refunded') and l.amount_minor > (
        select coalesce(sum(r.amount_minor), 0) from refunds r
        where r.transaction_id = t.id and (r.line_id = l.id or r.line_id is null)
          and r.status in ('payment_refunded', 'revocation_error', 'complete'))
    union all
    select 'closed, and its certificate holds: ' || k.slug from certificates k
      join enrolments e on e.user_id = k.user_id and e.course_id = k.course_id
      where e.status = 'refunded' and k.status = 'issued'
    union all
    select 'payer clearing does not end at 0: ' || e.transaction_id from ledger_entries e
      join ledger_lines n on n.entry_id = e.id where n.account like 'payer_clearing:%'
      group by e.transaction_id having sum(n.amount_minor) <> 0
    union all
    select 'somebody gave back more than they got: ' || e.transaction_id || ' ' || n.account from ledger_entries e
      join ledger_lines n on n.entry_id = e.id
      where e.transaction_id is not null and n.account ~ '^(creator_payable|platform_fee|tax):' group by e.transaction_id, n.account
      having sum(n.amount_minor) > 0
    union all
    select 'books and payment differ: ' || t.reference from transactions t
      where (select coalesce(sum(n.amount_minor), 0) from ledger_entries e join ledger_lines n on n.entry_id = e.id
          where e.transaction_id = t.id and n.account ~ '^(gateway_receivable|bank):')
        <> case when t.paid_at is null or t.status = 'voided' then 0 else t.amount_minor end
          - (select coalesce(sum(r.amount_minor), 0) from refunds r where r.transaction_id = t.id
              and r.status in ('payment_refunded', 'revocation_error', 'complete'))
    union all
    select 'one change told twice: ' || t.reference || ' ' || e.to_status
      from transaction_events e join transactions t on t.id = e.transaction_id
      where e.to_status <> 'partially_refunded' and e.from_status is distinct from e.to_status group by t.id, e.to_status having count(*) > 1
    union all
    select 'coupon over its limit: ' || c.code from coupons c where c.max_redemptions + c.late_count < (
      select count(*) from coupon_redemptions r where r.coupon_id = c.id and r.state <> 'released')
    union all
    select 'coupon count is wrong: ' || c.code from coupons c where (c.redemption_count, c.reserved_count) <> (
      select count(*) filter (where r.state = 'counted'), count(*) filter (where r.state = 'reserved')
      from coupon_redemptions r where r.coupon_id = c.id)`,
  );
  const { difference } = await proveLedger(db);
  const unproven = difference === undefined ? [] : [sentenceOf(difference)];
  return [...found.map(({ fault }) => fault), ...unproven, ...(await gatewayFaults(db, till))];
}

/** When nothing waits any more, what the gateway holds is what the books say, or what a person has said is settled by hand. */
async function gatewayFaults(db: Database, till: Holdings): Promise<string[]> {
  const rows = await rowsOf<{ reference: string; held: number }>(
    db,
    sql`select t.reference, case when t.paid_at is null or t.status = 'voided' then 0 else t.amount_minor end
          - (select coalesce(sum(r.amount_minor), 0)::int from refunds r where r.transaction_id = t.id
              and r.status in ('payment_refunded', 'revocation_error', 'complete')) as held
        from transactions t where t.gateway = 'sandbox' and t.review_reason is null
          and not exists (select from transaction_events e
            where e.transaction_id = t.id and e.detail @> '{"resolved": "accepted"}'
              and e.detail ->> 'review' like 'The gateway has paid back %')`,
  );
  const ours = new Map(rows.map(({ reference, held }) => [reference, held]));
  return till
    .booked()
    .map(({ order: { reference } }) => ({ reference, theirs: till.heldOf(reference), ours: ours.get(reference) }))
    .filter(({ theirs, ours: mine }) => mine !== undefined && mine !== theirs)
    .map(({ reference, theirs, ours: mine }) => `the gateway holds ${theirs} of ${reference}, the books say ${mine}`);
}
