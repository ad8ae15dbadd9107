alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check
  check (purpose in ('cover', 'video', 'captions', 'document', 'photo'));

-- The picture that a person shows; its public address stands in users.profile_image.
create table profile_photos (
  user_id uuid primary key references users on delete cascade,
  file_id uuid not null unique references files
);

-- What a person wants to learn, as told at the first login.
create table introductions (
  user_id uuid primary key references users on delete cascade,
  goal text not null check (goal in ('change_careers', 'job_advancement', 'valuable_skills', 'fun')),
  -- Category ids in the order they were chosen; one that is gone is passed over.
  interests uuid[] not null check (cardinality(interests) between 1 and 10),
  level text not null check (level in ('beginner', 'intermediate', 'advanced', 'all_levels')),
  weekly_minutes integer not null check (weekly_minutes between 15 and 1200),
  language text not null check (language in ('en', 'fr')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- One row a request to be verified as a creator; where it stands now is users.creator_status.
create table creator_verifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references users,
  -- Why it was denied or revoked.
  decision_note text check (char_length(decision_note) between 10 and 512)
);
create index creator_verifications_newest on creator_verifications (user_id, requested_at desc);

-- When the account was emptied. Its row stays where others rely on what it made, without anything of the person.
alter table users add column deleted_at timestamptz;

-- Admins find people by any part of a name or an address.
create index users_words on users using gin (plain_words(full_name || ' ' || email) gin_trgm_ops);
create index users_newest on users (created_at desc, id desc) where deleted_at is null;
