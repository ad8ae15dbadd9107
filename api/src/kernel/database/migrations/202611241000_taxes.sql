-- What a country takes of a sale, from a day (UTC) on. The newest that has begun holds.
create table tax_rates (
  id uuid primary key,
  country text not null check (country ~ '^[A-Z]{2}$'),
  name text not null check (char_length(name) between 2 and 20),
  -- Basis points.
  rate integer not null check (rate between 1 and 5000),
  -- Prices already hold it; else it is added to them.
  inclusive boolean not null,
  valid_from date not null,
  -- The first day on which it holds no more.
  ends_on date check (ends_on >= valid_from),
  -- Taken back before it began.
  withdrawn_at timestamptz,
  created_by uuid not null references users,
  created_at timestamptz not null default now()
);
create index tax_rates_country on tax_rates (country, valid_from desc, id desc);

-- A rate that was once in force stays what it was; it can only come to its end, once.
create function keep_tax_rate() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or old.ends_on is not null or old.withdrawn_at is not null
    or (new.id, new.country, new.name, new.rate, new.inclusive, new.valid_from, new.created_by, new.created_at)
      is distinct from
      (old.id, old.country, old.name, old.rate, old.inclusive, old.valid_from, old.created_by, old.created_at)
  then
    raise exception 'A tax rate is never changed: a newer one takes over.' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger tax_rates_stay before update or delete on tax_rates for each row execute function keep_tax_rate();

-- Where a person pays from, and what their receipts say.
create table billing_details (
  user_id uuid primary key references users on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  name text not null default '' check (char_length(name) <= 120),
  address text not null default '' check (char_length(address) <= 300),
  tax_id text not null default '' check (char_length(tax_id) <= 40),
  updated_at timestamptz not null default now()
);

-- What a sale was taxed by is kept with it.
alter table transactions add column tax_country text check (tax_country ~ '^[A-Z]{2}$');
alter table transaction_lines
  -- `amount_minor = price_minor - discount_minor` is said anew below.
  drop constraint transaction_lines_check1,
  add column tax_name text,
  add column tax_rate integer check (tax_rate > 0),
  add column tax_inclusive boolean,
  add constraint transaction_lines_tax check (num_nulls(tax_name, tax_rate, tax_inclusive) in (0, 3)),
  -- Tax lies within the amount; where the price did not hold it, it was added.
  add constraint transaction_lines_amount check (
    amount_minor = price_minor - discount_minor + case when tax_inclusive is false then tax_minor else 0 end
  );
