-- What was handed over to those who sell, as operators wrote it down. A wrong one is taken back and stays to be read.
create table payouts (
  id uuid primary key,
  creator_id uuid not null references users,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- How it was paid, and what the bank calls it.
  reference text not null check (char_length(reference) between 2 and 140),
  paid_on date not null,
  -- Made by the page for one intent: sent again, it is the same payout.
  key uuid not null unique,
  recorded_by uuid references users,
  created_at timestamptz not null default now(),
  reversed_at timestamptz,
  reversed_by uuid references users,
  reversal_reason text check (char_length(reversal_reason) between 3 and 500),
  check ((reversed_at is null) = (reversal_reason is null)),
  check (reversed_at is not null or reversed_by is null)
);
create index payouts_newest on payouts (created_at desc, id desc);
create index payouts_of_creator on payouts (creator_id, created_at desc);

-- An entry tells of a payment or of a payout, and is taken back only by one of the same.
alter table ledger_entries
  alter column transaction_id drop not null,
  add column payout_id uuid references payouts,
  add constraint ledger_entries_about check (num_nonnulls(transaction_id, payout_id) = 1),
  add constraint ledger_entries_of_payout unique (id, payout_id, currency),
  add constraint ledger_entries_reverses_payout foreign key (reverses, payout_id, currency)
    references ledger_entries (id, payout_id, currency);
create index ledger_entries_by_payout on ledger_entries (payout_id, at) where payout_id is not null;

-- Who sold something asks for it all.
create index transaction_lines_seller on transaction_lines (seller_id, transaction_id) where seller_id is not null;

-- Kinds of notices for creators, beside those that are known, whatever was added to them before.
do $$
declare
  known text := (
    select pg_get_constraintdef(oid) from pg_constraint
    where conname = 'notifications_kind_check' and conrelid = 'notifications'::regclass
  );
begin
  execute 'alter table notifications drop constraint notifications_kind_check';
  execute 'alter table notifications add constraint notifications_kind_check '
    || replace(known, 'ARRAY[', 'ARRAY[''payout_recorded''::text, ''payout_reversed''::text, ');
end
$$;
