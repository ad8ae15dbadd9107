-- What a subscription costs and opens. A price is never changed: another plan takes its place, so that what was sold stays.
create table subscription_plans (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 3 and 60),
  "interval" text not null check ("interval" in ('month', 'year')),
  amount_minor integer not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  trial_days integer not null default 0 check (trial_days between 0 and 90),
  grants text[] not null default '{view-course-all-videos}' check (grants <@ array['view-course-all-videos']),
  -- No longer sold; who has it keeps it.
  retired_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index subscription_plans_name on subscription_plans (lower(name)) where retired_at is null;

create table subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  plan_id uuid not null references subscription_plans,
  status text not null check (status in ('trialing', 'active', 'past_due', 'canceled', 'expired')),
  started_at timestamptz not null default now(),
  trial_ends_at timestamptz,
  current_period_ends_at timestamptz not null,
  -- Its owner ended it: it lasts until what is paid is used up.
  cancels_at_period_end boolean not null default false,
  ended_at timestamptz,
  gateway text not null,
  gateway_ref text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (gateway, gateway_ref),
  check (current_period_ends_at > started_at),
  check ((status in ('canceled', 'expired')) = (ended_at is not null)),
  check (status <> 'trialing' or trial_ends_at is not null)
);
-- One that lasts a person; those that ended stay beside it.
create unique index subscriptions_one_lasting on subscriptions (user_id)
  where status in ('trialing', 'active', 'past_due');
create index subscriptions_user on subscriptions (user_id, started_at desc);
create index subscriptions_plan on subscriptions (plan_id);

create table transactions (
  id uuid primary key default gen_random_uuid(),
  -- What people quote when they ask about it.
  reference text not null unique check (reference ~ '^[A-Z0-9]+(-[A-Z0-9]+)+$' and char_length(reference) <= 40),
  -- Null once the account is deleted: books are kept longer than people.
  user_id uuid references users on delete set null,
  kind text not null check (kind in ('course', 'learning_path', 'subscription', 'card_verification')),
  -- A course, a learning path or a plan, by `kind`.
  item_id uuid,
  -- What the payer is charged: discount taken off, tax within it.
  amount_minor integer not null check (amount_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  tax_minor integer not null default 0 check (tax_minor between 0 and amount_minor),
  discount_minor integer not null default 0 check (discount_minor >= 0),
  coupon_id uuid,
  status text not null default 'initiated' check (status in (
    'initiated', 'authorized', 'paid', 'captured', 'failed', 'voided', 'partially_refunded', 'refunded'
  )),
  gateway text not null,
  gateway_ref text,
  card_token_id uuid,
  card_brand text,
  card_last4 text check (card_last4 ~ '^\d{4}$'),
  -- From then on it can only be refunded, no longer voided.
  settles_at timestamptz,
  idempotency_key text not null check (char_length(idempotency_key) between 8 and 100),
  failure_code text,
  failure_message text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (gateway, gateway_ref),
  unique (user_id, idempotency_key),
  check ((kind = 'card_verification') = (item_id is null)),
  check ((card_brand is null) = (card_last4 is null)),
  check ((status = 'failed') = (failure_code is not null)),
  check (failure_message is null or failure_code is not null)
);
create index transactions_of_user on transactions (user_id, created_at desc, id desc);
create index transactions_unfinished on transactions (created_at) where status in ('initiated', 'authorized');

-- The ledger: every change of a transaction, never altered.
create table transaction_events (
  id uuid primary key default gen_random_uuid(),
  transaction_id uuid not null references transactions,
  from_status text,
  to_status text not null,
  amount_minor integer not null check (amount_minor >= 0),
  -- Who or what did it: `gateway`, `job`, `user:{id}`.
  source text not null,
  detail jsonb not null default '{}',
  at timestamptz not null default now()
);
create index transaction_events_of_transaction on transaction_events (transaction_id, at);

create table refunds (
  id uuid primary key default gen_random_uuid(),
  transaction_id uuid not null references transactions,
  amount_minor integer not null check (amount_minor > 0),
  -- Two phases, so that money and access cannot part.
  status text not null default 'open' check (status in (
    'open', 'denied', 'payment_error', 'payment_refunded', 'revocation_error', 'complete'
  )),
  reason text not null check (char_length(reason) between 3 and 500),
  gateway_ref text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index refunds_of_transaction on refunds (transaction_id);
