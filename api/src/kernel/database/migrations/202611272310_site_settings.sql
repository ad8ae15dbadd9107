-- What an operator sets on the site itself: one row, from the first change on.
create table site_settings (
  id boolean primary key default true check (id),
  version integer not null default 1 check (version > 0),
  contact text not null default '' check (char_length(contact) <= 300),
  -- [{"name": …, "url": …}] in the order of the footer.
  social jsonb not null default '[]' check (jsonb_typeof(social) = 'array')
);

-- The next version of a legal text, as it is being written.
create table legal_drafts (
  kind text primary key check (kind in ('terms-of-use', 'privacy-notice')),
  version integer not null default 1 check (version > 0),
  -- Language → Markdown.
  words jsonb not null check (jsonb_typeof(words) = 'object'),
  saved_at timestamptz not null default now(),
  -- Null: whoever saved it has gone.
  saved_by uuid references users (id)
);

-- What was published, never changed: people agreed to it.
create table legal_versions (
  id uuid primary key,
  kind text not null check (kind in ('terms-of-use', 'privacy-notice')),
  number integer not null check (number > 0),
  words jsonb not null check (jsonb_typeof(words) = 'object'),
  holds_from date not null,
  published_at timestamptz not null default now(),
  published_by uuid references users (id),
  unique (kind, number)
);
create function refuse_legal_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or (new.kind, new.number, new.words, new.holds_from, new.published_at)
      is distinct from (old.kind, old.number, old.words, old.holds_from, old.published_at) then
      raise exception 'A published legal text stays as it is.' using errcode = '23514';
    end if;
    return new;
  end
$$;
create trigger legal_versions_stay before update or delete on legal_versions
  for each row execute function refuse_legal_change();

-- Which versions held when a person signed up, which says that they are agreed to.
create table legal_agreements (
  user_id uuid not null references users (id),
  legal_version_id uuid not null references legal_versions (id),
  agreed_at timestamptz not null default now(),
  primary key (user_id, legal_version_id)
);
create index legal_agreements_by_version on legal_agreements (legal_version_id);
