create table community_posts (
  -- Made by the client, so that sending the same twice makes one.
  id uuid primary key,
  -- Null: the person has left.
  author_id uuid references users on delete set null,
  -- The community's own categories stand beside those of the catalogue.
  board text not null check (board in ('general', 'help', 'catalogue')),
  category_id uuid references categories,
  title text not null check (char_length(title) between 5 and 120),
  body text not null check (char_length(body) between 1 and 5000),
  accepted_reply_id uuid,
  pinned boolean not null default false,
  locked boolean not null default false,
  -- Kept by the trigger below, for the order of lists.
  helpful_count integer not null default 0,
  last_activity_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz,
  deleted_by_role text check (deleted_by_role in ('author', 'moderator')),
  removal_note text,
  document tsvector generated always as (
    setweight(to_tsvector('stoa'::regconfig, title), 'A') || setweight(to_tsvector('stoa'::regconfig, body), 'B')
  ) stored,
  check ((board = 'catalogue') = (category_id is not null)),
  check ((deleted_at is null) = (deleted_by_role is null))
);
create index community_posts_newest on community_posts (created_at desc, id desc);
create index community_posts_active on community_posts (last_activity_at desc, id desc);
create index community_posts_helpful on community_posts (helpful_count desc, created_at desc, id desc);
create index community_posts_category on community_posts (category_id);
create index community_posts_author on community_posts (author_id, created_at desc);
create index community_posts_document on community_posts using gin (document);

create table community_replies (
  id uuid primary key,
  post_id uuid not null references community_posts on delete cascade,
  author_id uuid references users on delete set null,
  -- The reply that this one answers; all replies stand in one list.
  reply_to_id uuid references community_replies on delete set null,
  body text not null check (char_length(body) between 1 and 5000),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz,
  deleted_by_role text check (deleted_by_role in ('author', 'moderator')),
  removal_note text,
  check ((deleted_at is null) = (deleted_by_role is null))
);
create index community_replies_oldest on community_replies (post_id, created_at, id);
create index community_replies_author on community_replies (author_id);
create index community_replies_reply_to on community_replies (reply_to_id);
alter table community_posts
  add foreign key (accepted_reply_id) references community_replies on delete set null;

create table community_reactions (
  user_id uuid not null references users on delete cascade,
  post_id uuid references community_posts on delete cascade,
  reply_id uuid references community_replies on delete cascade,
  kind text not null check (kind in ('like', 'helpful', 'insightful')),
  created_at timestamptz not null default now(),
  check (num_nonnulls(post_id, reply_id) = 1),
  unique nulls not distinct (user_id, post_id, reply_id, kind)
);
create index community_reactions_post on community_reactions (post_id) where post_id is not null;
create index community_reactions_reply on community_reactions (reply_id) where reply_id is not null;

create function count_helpful() returns trigger
  language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        update community_posts set helpful_count = helpful_count + 1 where id = new.post_id;
      else
        update community_posts set helpful_count = helpful_count - 1 where id = old.post_id;
      end if;
      return null;
    end
  $$;
create trigger helpful_is_counted after insert on community_reactions
  for each row when (new.kind = 'helpful' and new.post_id is not null) execute function count_helpful();
create trigger helpful_is_counted_off after delete on community_reactions
  for each row when (old.kind = 'helpful' and old.post_id is not null) execute function count_helpful();

create table community_reports (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references community_posts on delete cascade,
  -- Null: the post itself was reported.
  reply_id uuid references community_replies on delete cascade,
  reporter_id uuid references users on delete set null,
  reason text not null check (char_length(reason) between 10 and 500),
  -- What was reported, as it was then.
  title text not null,
  body text not null,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  note text,
  check ((status = 'pending') = (decided_at is null))
);
create unique index community_reports_once
  on community_reports (reporter_id, post_id, reply_id) nulls not distinct where reporter_id is not null;
create index community_reports_queue on community_reports (status, created_at);
create index community_reports_post on community_reports (post_id);
create index community_reports_reply on community_reports (reply_id) where reply_id is not null;

create table community_decisions (
  id uuid primary key default gen_random_uuid(),
  moderator_id uuid references users on delete set null,
  action text not null check (action in (
    'accept_report', 'reject_report', 'remove', 'restore', 'pin', 'unpin', 'lock', 'unlock'
  )),
  post_id uuid not null references community_posts on delete cascade,
  reply_id uuid references community_replies on delete cascade,
  report_id uuid references community_reports on delete cascade,
  title text not null,
  reason text,
  created_at timestamptz not null default now()
);
create index community_decisions_newest on community_decisions (created_at desc, id desc);
create index community_decisions_post on community_decisions (post_id);
