-- Money goes back item by item, also outside this site.
alter table refunds
  -- `elsewhere`: somebody has given it back, and it is recorded; no gateway is asked.
  add column way text not null default 'gateway' check (way in ('gateway', 'elsewhere'));
create index refunds_line on refunds (line_id) where line_id is not null;
alter table transactions
  -- All that the gateway said it has paid back, by whomever it was asked to.
  add column refunded_there_minor integer not null default 0 check (refunded_there_minor >= 0);
alter table receipts
  -- Of a credit note: what closed with the money, and what stays open; null where it does not say.
  add column access jsonb check (access is null or kind = 'credit_note');

create or replace function keep_refunds_within_payment() returns trigger language plpgsql as $$
declare
  paid integer;
begin
  if new.status = 'denied' then
    return new;
  end if;
  select amount_minor into paid from transactions where id = new.transaction_id for no key update;
  if (
    select coalesce(sum(amount_minor), 0) from refunds
    where transaction_id = new.transaction_id and status <> 'denied' and id <> new.id
  ) + new.amount_minor > paid then
    raise exception 'Refund cannot exceed the amount paid.'
      using errcode = '23514', constraint = 'refunds_within_payment';
  end if;
  -- Nor of an item than it cost.
  if new.line_id is not null and (
    select coalesce(sum(amount_minor), 0) from refunds
    where line_id = new.line_id and status <> 'denied' and id <> new.id
  ) + new.amount_minor > (select amount_minor from transaction_lines where id = new.line_id) then
    raise exception 'Refund cannot exceed what is left of this item.'
      using errcode = '23514', constraint = 'refunds_within_line';
  end if;
  return new;
end
$$;

-- Their words say by now what closed and how the money came back.
update notifications set params = params || '{"way": "gateway", "access": "unsaid", "closed": "", "kept": ""}'
  where kind = 'refund_granted' and params is not null;
