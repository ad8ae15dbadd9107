-- A sign-up that waits for its mailed code. There is one for every sign-up that was asked for, whether its address has an
-- account or not: which it is shows in the mail alone.
create table pending_registrations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) <= 254),
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  locale text not null,
  wants_to_teach boolean not null default false,
  -- Keyed, because six digits are guessed from a plain hash at once.
  code_hash text not null,
  tries_left integer not null,
  resends_left integer not null,
  sent_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index pending_registrations_expires_at on pending_registrations (expires_at);

-- Asked for the account in order to teach.
alter table users add column wants_to_teach boolean not null default false;

-- Family names as the browser told them, 'Firefox' and 'Linux'; null where it told none.
alter table sessions
  add column browser text,
  add column os text,
  -- At the last use.
  add column address text not null default '',
  add column last_used_at timestamptz not null default now();
create index sessions_last_used_at on sessions (user_id, last_used_at desc);

-- By whose link somebody came. 'qualified' is read off the data (see referrals.repository.ts) until a reward is decided.
create table referral_links (
  user_id uuid primary key references users on delete cascade,
  token text not null unique check (char_length(token) between 10 and 16),
  expires_at timestamptz not null
);
create table referrals (
  id uuid primary key default gen_random_uuid(),
  referrer_id uuid not null references users on delete cascade,
  -- Until the sign-up is confirmed.
  registration_id uuid unique,
  referee_id uuid unique references users on delete set null,
  status text not null default 'clicked' check (status in ('clicked', 'registered', 'qualified', 'rewarded', 'rejected')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index referrals_referrer on referrals (referrer_id, status);
create index referrals_expires_at on referrals (expires_at) where status = 'clicked';
