-- One row a merge. The account that ended keeps its row in users, emptied.
create table account_merges (
  from_id uuid primary key references users,
  into_id uuid not null references users check (into_id <> from_id),
  merged_by uuid references users on delete set null,
  reason text not null,
  merged_at timestamptz not null default now()
);
create index account_merges_into on account_merges (into_id);
create index account_merges_by_time on account_merges (merged_at);

-- Addresses of accounts that were merged into another: they log in there.
create table email_aliases (
  email text not null check (char_length(email) <= 254),
  user_id uuid not null references users on delete cascade,
  from_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now()
);
create unique index email_aliases_email on email_aliases (lower(email));
create index email_aliases_user on email_aliases (user_id);

-- No other account takes an address by which somebody logs in.
create function keep_aliases_apart() returns trigger language plpgsql as $$
begin
  if exists (select from email_aliases a where lower(a.email) = lower(new.email) and a.user_id <> new.id) then
    raise unique_violation using constraint = 'users_email_unique', message = 'This address logs in to another account.';
  end if;
  return new;
end
$$;
create trigger users_keep_aliases_apart before insert or update of email on users
  for each row execute function keep_aliases_apart();

create table dismissed_duplicates (
  one_id uuid not null references users on delete cascade,
  other_id uuid not null references users on delete cascade check (one_id < other_id),
  dismissed_by uuid references users on delete set null,
  dismissed_at timestamptz not null default now(),
  primary key (one_id, other_id)
);
create index dismissed_duplicates_other on dismissed_duplicates (other_id);

-- To whose box an address leads: providers that are known to pass over what follows a plus, or dots.
create function plain_email(email text) returns text language sql immutable parallel safe as $$
  select case
    when split_part(lower(email), '@', 2) in ('gmail.com', 'googlemail.com')
      then replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(split_part(lower(email), '@', 1), '+', 1) || '@' || split_part(lower(email), '@', 2)
  end
$$;
create index users_plain_email on users (plain_email(email)) where deleted_at is null;
create index identities_plain_email on identities (plain_email(email));
create index creator_verifications_phone on creator_verifications (phone);
