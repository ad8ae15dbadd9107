-- What paying needs beside what billing shows: the lines of a payment, cards that a gateway keeps, what gateways tell.
alter table transactions
  -- Of what was asked for under the key: the same key with other input is refused.
  add column input_hash text,
  -- Where the payer's browser goes on, at the gateway's, and until when.
  add column next_url text,
  add column next_expires_at timestamptz,
  add column paid_at timestamptz,
  -- The gateway has handed the money over: it can be paid back, no longer voided.
  add column settled_at timestamptz,
  -- Gateway and books do not agree: people look into it.
  add column review_reason text;
update transactions set paid_at = updated_at where status in ('paid', 'captured', 'partially_refunded', 'refunded');

do $$
declare
  rule record;
begin
  for rule in
    select conname from pg_constraint
    where conrelid = 'transactions'::regclass and contype = 'c'
      and (conname = 'transactions_kind_check' or pg_get_constraintdef(oid) like '%item_id IS NULL%')
  loop
    execute format('alter table transactions drop constraint %I', rule.conname);
  end loop;
end
$$;
alter table transactions
  add constraint transactions_kind_check check (
    kind in ('course', 'learning_path', 'subscription', 'card_verification', 'cart')
  ),
  add constraint transactions_item_check check ((kind in ('card_verification', 'cart')) = (item_id is null));
create index transactions_newest on transactions (created_at desc, id desc);
create index transactions_card on transactions (card_last4) where card_last4 is not null;
create index transactions_in_review on transactions (created_at) where review_reason is not null;

-- What one payment pays for, as it was sold: name and price are those of the day.
create table transaction_lines (
  id uuid primary key,
  transaction_id uuid not null references transactions,
  position integer not null check (position >= 1),
  kind text not null check (kind in ('course')),
  item_id uuid not null,
  name text not null,
  price_minor integer not null check (price_minor >= 0),
  discount_minor integer not null default 0 check (discount_minor between 0 and price_minor),
  tax_minor integer not null default 0,
  amount_minor integer not null check (amount_minor = price_minor - discount_minor),
  -- Who gets what is left of the amount after tax and the platform's fee.
  seller_id uuid not null references users,
  fee_minor integer not null check (fee_minor >= 0),
  -- When it opened what it pays for, and when that was taken back with the money.
  granted_at timestamptz,
  withdrawn_at timestamptz check (withdrawn_at is null or granted_at is not null),
  unique (transaction_id, position),
  check (tax_minor between 0 and amount_minor),
  check (fee_minor <= amount_minor - tax_minor)
);
create index transaction_lines_item on transaction_lines (kind, item_id);

-- A card that a gateway keeps. Its number was never here.
create table card_tokens (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  gateway text not null,
  gateway_ref text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^\d{4}$'),
  expires_month integer not null check (expires_month between 1 and 12),
  expires_year integer not null check (expires_year between 2000 and 2200),
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  unique (gateway, gateway_ref)
);
create index card_tokens_user on card_tokens (user_id) where revoked_at is null;
alter table transactions
  add constraint transactions_card_token foreign key (card_token_id) references card_tokens on delete set null;

-- What gateways told, each event once. It is a hint: what is true is asked.
create table gateway_events (
  id uuid primary key,
  gateway text not null,
  event_id text not null,
  type text not null,
  reference text not null,
  received_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (gateway, event_id)
);
create index gateway_events_reference on gateway_events (reference, received_at);

alter table transaction_events add column actor_id uuid references users;
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% keeps what happened: its rows are never changed', tg_table_name using errcode = '23514';
end
$$;
create trigger transaction_events_stay before update or delete on transaction_events
  for each row execute function refuse_change();
create trigger transaction_events_stay_all before truncate on transaction_events
  for each statement execute function refuse_change();

alter table refunds
  drop constraint refunds_gateway_ref_key,
  add column gateway text,
  -- Made by whoever asks, for one intent.
  add column key uuid,
  -- Only this line is paid back: what it paid for could not be opened.
  add column line_id uuid references transaction_lines,
  add column asked_by uuid references users on delete set null,
  add column decided_by uuid references users,
  -- Null while it waits for a decision.
  add column decided_at timestamptz,
  add column answer text,
  add column failure_message text,
  add constraint refunds_gateway_ref unique (gateway, gateway_ref),
  add constraint refunds_key unique (transaction_id, key),
  add check (gateway_ref is null or gateway is not null);
update refunds r set gateway = t.gateway from transactions t where t.id = r.transaction_id;
update refunds set decided_at = updated_at where status <> 'open';
create index refunds_waiting on refunds (created_at) where status not in ('denied', 'complete');

-- Never more back than was paid, however many ask at once: the payment's row makes them wait for one another.
create function keep_refunds_within_payment() returns trigger language plpgsql as $$
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
  return new;
end
$$;
create trigger refunds_within_payment before insert or update on refunds
  for each row execute function keep_refunds_within_payment();
