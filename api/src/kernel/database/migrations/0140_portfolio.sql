-- The address under which a person shares all their public pieces. Made with the first piece.
create table portfolios (
  user_id uuid primary key references users,
  share text not null unique check (char_length(share) >= 20)
);

create table portfolio_items (
  id uuid primary key,
  user_id uuid not null references users,
  title text not null check (char_length(title) between 3 and 100),
  summary text not null default '' check (char_length(summary) <= 1000),
  -- What it rests on: one of these three.
  certificate_id uuid references certificates,
  submission_id uuid references submissions,
  url text check (url ~ '^https://[^[:space:]]+$' and char_length(url) <= 2000),
  visibility text not null default 'private' check (visibility in ('private', 'link', 'public')),
  -- Its own address; nobody is shown a private piece by it.
  share text not null unique check (char_length(share) >= 20),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Taken out by its owner, who can put it back for a day.
  removed_at timestamptz,
  check (num_nonnulls(certificate_id, submission_id, url) = 1)
);
create index portfolio_items_of_user on portfolio_items (user_id, created_at);
create index portfolio_items_of_certificate on portfolio_items (certificate_id) where certificate_id is not null;
create index portfolio_items_of_submission on portfolio_items (submission_id) where submission_id is not null;
create index portfolio_items_removed on portfolio_items (removed_at) where removed_at is not null;

create table portfolio_skills (
  item_id uuid not null references portfolio_items on delete cascade,
  skill_id uuid not null references skills,
  "order" integer not null,
  primary key (item_id, skill_id)
);
create index portfolio_skills_by_skill on portfolio_skills (skill_id);
