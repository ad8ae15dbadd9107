-- What takes something off a price. Code and discount are never changed: what was promised under a code is kept.
create table coupons (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[A-Z0-9_-]{3,20}$'),
  discount_type text not null check (discount_type in ('percent', 'fixed')),
  percent integer check (percent between 1 and 100),
  amount_minor integer check (amount_minor > 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  applies_to text not null default 'all' check (applies_to in ('all', 'courses')),
  -- The courses, where it applies to courses.
  item_ids uuid[] not null default '{}',
  starts_at timestamptz,
  expires_at timestamptz,
  max_redemptions integer check (max_redemptions > 0),
  max_per_user integer not null default 1 check (max_per_user > 0),
  min_amount_minor integer check (min_amount_minor >= 0),
  enabled boolean not null default true,
  -- Of its redemptions, so that a limit is kept by the row itself, however many buy at once.
  reserved_count integer not null default 0 check (reserved_count >= 0),
  redemption_count integer not null default 0 check (redemption_count >= 0),
  -- Null once the account is deleted.
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((discount_type = 'percent') = (percent is not null)),
  check ((discount_type = 'fixed') = (amount_minor is not null)),
  check ((amount_minor is null) = (currency is null)),
  -- A least price is counted in that currency.
  check (min_amount_minor is null or currency is not null),
  check ((applies_to = 'all') = (item_ids = '{}')),
  check (starts_at < expires_at),
  check (reserved_count + redemption_count <= max_redemptions)
);
create index coupons_newest on coupons (created_at desc, id desc);

-- One payment's use of a coupon: held while the payment goes on, then counted or given back.
create table coupon_redemptions (
  transaction_id uuid primary key references transactions,
  coupon_id uuid not null references coupons,
  user_id uuid references users on delete set null,
  state text not null default 'reserved' check (state in ('reserved', 'counted', 'released')),
  discount_minor integer not null check (discount_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index coupon_redemptions_of_coupon on coupon_redemptions (coupon_id, user_id) where state <> 'released';
create index coupon_redemptions_of_user on coupon_redemptions (user_id);
