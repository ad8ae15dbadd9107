-- Who sells on this site, as its settings said from then on: a receipt copies the newest.
create table sellers (
  id uuid primary key,
  particulars jsonb not null,
  since timestamptz not null default clock_timestamp()
);

-- The last number given, by kind and year. Its row is locked until the number's transaction ends, so that no number is
-- lost with one that is rolled back.
create table receipt_counters (
  kind text not null check (kind in ('receipt', 'credit_note')),
  year smallint not null,
  last integer not null check (last > 0),
  primary key (kind, year)
);

-- What was paid, and what went back, as it was on that day.
create table receipts (
  id uuid primary key,
  kind text not null check (kind in ('receipt', 'credit_note')),
  year smallint not null check (year between 2000 and 9999),
  position integer not null check (position > 0),
  -- R-2026-000001, C-2026-000001
  number text not null unique generated always as (
    case kind when 'receipt' then 'R' else 'C' end || '-' || year::text || '-'
      || lpad(position::text, greatest(6, char_length(position::text)), '0')
  ) stored,
  transaction_id uuid not null references transactions,
  -- Of a credit note: the refund it is for, where it is no void; and the receipt that it corrects.
  refund_id uuid unique references refunds,
  corrects uuid references receipts,
  issued_at timestamptz not null,
  locale text not null,
  seller jsonb not null,
  payer jsonb not null,
  lines jsonb not null,
  discount_minor integer not null check (discount_minor >= 0),
  tax_minor integer not null check (tax_minor >= 0),
  -- Paid, or paid back.
  amount_minor integer not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  card jsonb,
  reference text not null,
  unique (kind, year, position),
  check ((kind = 'credit_note') = (corrects is not null)),
  check (kind = 'credit_note' or refund_id is null)
);
create index receipts_transaction on receipts (transaction_id, issued_at);
create unique index receipts_once on receipts (transaction_id) where kind = 'receipt';
create unique index receipts_void_once on receipts (transaction_id) where kind = 'credit_note' and refund_id is null;

create trigger receipts_stay before update or delete on receipts for each row execute function refuse_change();
create trigger receipts_stay_all before truncate on receipts for each statement execute function refuse_change();

-- To whom a receipt is to be mailed once it is drawn, and when that was done: each once.
create table receipt_mails (
  receipt_id uuid primary key references receipts,
  queued_at timestamptz
);

-- What was paid before gets its receipts when the site is up.
insert into work (kind, key, payload)
select 'issue missing receipts', 'all', '{}'
where exists (select from transactions where paid_at is not null and amount_minor > 0);

-- A mail may bring a file: its id in the folder of files, how it is called, and its type.
alter table mails add column attachment jsonb;

do $$
declare
  known text := (
    select pg_get_constraintdef(oid) from pg_constraint
    where conname = 'notifications_kind_check' and conrelid = 'notifications'::regclass
  );
begin
  execute 'alter table notifications drop constraint notifications_kind_check';
  execute 'alter table notifications add constraint notifications_kind_check '
    || replace(known, 'ARRAY[', 'ARRAY[''payment_received''::text, ''payment_voided''::text, '
      '''refund_requested''::text, ''refund_granted''::text, ''refund_denied''::text, ');
end
$$;
