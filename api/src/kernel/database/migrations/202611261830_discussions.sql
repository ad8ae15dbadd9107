-- Questions and comments in a course, mostly at a lesson, and the replies to them: one level.
create table discussions (
  -- Made by the client, so that sending the same twice makes one.
  id uuid primary key,
  course_id uuid not null references courses on delete cascade,
  -- A lesson that was taken out of the course leaves what was asked about it.
  lesson_id uuid references lessons on delete set null,
  parent_id uuid references discussions on delete cascade,
  -- Null: the person has left.
  user_id uuid references users on delete set null,
  -- What the writer was when they wrote it.
  by_team boolean not null,
  kind text not null check (kind in ('question', 'comment')),
  at_s integer check (at_s between 0 and 360000),
  body text not null check (char_length(body) between 1 and 5000),
  accepted_reply_id uuid references discussions on delete set null,
  -- Who accepted it.
  resolved_by uuid references users on delete set null,
  -- Kept by the trigger below, for the order of lists.
  upvotes integer not null default 0 check (upvotes >= 0),
  pinned boolean not null default false,
  locked boolean not null default false,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz,
  deleted_by_role text check (deleted_by_role in ('author', 'course_admin', 'moderator')),
  removal_note text,
  document tsvector generated always as (to_tsvector('stoa'::regconfig, body)) stored,
  check ((deleted_at is null) = (deleted_by_role is null)),
  check (parent_id is null or (kind = 'comment' and at_s is null and not pinned and not locked)),
  check (accepted_reply_id is null or (kind = 'question' and parent_id is null))
);
create index discussions_newest on discussions (course_id, pinned desc, created_at desc, id desc) where parent_id is null;
create index discussions_votes
  on discussions (course_id, pinned desc, upvotes desc, created_at desc, id desc) where parent_id is null;
create index discussions_lesson on discussions (lesson_id);
create index discussions_replies on discussions (parent_id, created_at, id) where parent_id is not null;
create index discussions_user on discussions (user_id, created_at);
create index discussions_accepted on discussions (accepted_reply_id) where accepted_reply_id is not null;
create index discussions_resolved_by on discussions (resolved_by) where resolved_by is not null;
create index discussions_document on discussions using gin (document);

create table discussion_votes (
  discussion_id uuid not null references discussions on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (discussion_id, user_id)
);
create index discussion_votes_user on discussion_votes (user_id);

create function count_votes() returns trigger
  language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        update discussions set upvotes = upvotes + 1 where id = new.discussion_id;
      else
        update discussions set upvotes = upvotes - 1 where id = old.discussion_id;
      end if;
      return null;
    end
  $$;
create trigger votes_are_counted after insert on discussion_votes for each row execute function count_votes();
create trigger votes_are_counted_off after delete on discussion_votes for each row execute function count_votes();
