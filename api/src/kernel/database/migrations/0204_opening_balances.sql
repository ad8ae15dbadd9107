-- What was paid before there were books, as the demonstration's payments were, stands in them from now on.
with held as (
  select t.id, t.currency, t.gateway, t.updated_at,
         t.amount_minor - coalesce(
           (select sum(r.amount_minor) from refunds r
            where r.transaction_id = t.id and r.status in ('payment_refunded', 'revocation_error', 'complete')), 0
         ) as amount
  from transactions t
  where t.status in ('paid', 'captured', 'partially_refunded', 'refunded')
    and not exists (select 1 from ledger_entries e where e.transaction_id = t.id)
), opened as (
  insert into ledger_entries (key, kind, transaction_id, currency, line_count, at)
  select 'opening:' || id, 'opening', id, currency, 2, updated_at from held where amount > 0
  returning id, transaction_id, currency
)
insert into ledger_lines (entry_id, position, account, currency, amount_minor)
select o.id, side.position, side.account, o.currency, side.amount
from opened o
join held h on h.id = o.transaction_id
cross join lateral (values
  (0, 'gateway_receivable:' || h.gateway || ':' || h.currency, h.amount),
  (1, 'opening_balance:' || h.currency, -h.amount)
) as side (position, account, amount);
