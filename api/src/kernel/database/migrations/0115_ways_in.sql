-- What is mailed or shown to sign somebody in is kept as a SHA-256 only, is used once, and is forgotten when it is too old.

create table password_resets (
  -- The newest alone holds.
  user_id uuid primary key references users on delete cascade,
  token_hash text not null unique,
  expires_at timestamptz not null
);
create index password_resets_expires_at on password_resets (expires_at);

-- An address that waits for its confirmation; also where it belongs to somebody else, which the owner of this row is not told.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  email text not null check (char_length(email) <= 254),
  token_hash text not null unique,
  expires_at timestamptz not null
);
create index email_changes_expires_at on email_changes (expires_at);

create table sign_in_links (
  code_hash text primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
create index sign_in_links_user on sign_in_links (user_id);
create index sign_in_links_expires_at on sign_in_links (expires_at);

-- Who somebody is to a sign-in provider.
create table identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- Its id in the settings.
  provider text not null,
  -- What the provider calls the person for ever; addresses change.
  subject text not null,
  email text not null default '',
  created_at timestamptz not null default now(),
  constraint identities_subject_unique unique (provider, subject),
  constraint identities_provider_unique unique (user_id, provider)
);

-- A browser that is away at a provider, and what its answer must fit.
create table provider_visits (
  state_hash text primary key,
  provider text not null,
  -- Who was signed in when they left: they come back to link the two, nobody else does.
  user_id uuid references users on delete cascade,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
create index provider_visits_expires_at on provider_visits (expires_at);
