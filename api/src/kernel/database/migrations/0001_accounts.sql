create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) <= 254),
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  full_name text generated always as (first_name || ' ' || last_name) stored,
  -- Professional title, shown beside the name.
  title text,
  profile_image text,
  first_login boolean not null default true,
  -- Where the verification as a creator stands.
  creator_status text not null default 'unrequested'
    check (creator_status in ('unrequested', 'pending', 'granted', 'denied', 'revoked')),
  created_at timestamptz not null default now()
);
create unique index users_email_unique on users (lower(email));

create table user_roles (
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('learner', 'teacher', 'partner', 'admin', 'super-admin')),
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);
create index user_roles_role on user_roles (role);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- SHA-256 of the token; the token itself is known to its holder alone.
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id);
create index sessions_expires_at on sessions (expires_at);

-- Filled by the demo content only; lets the login screen offer the accounts it made.
create table demo_accounts (
  user_id uuid primary key references users on delete cascade,
  position integer not null,
  role_label text not null,
  password text not null
);
