-- What who teaches a course says to its learners, at once or at a time.
create table announcements (
  -- Made by the client, so that sending the same twice makes one.
  id uuid primary key,
  course_id uuid not null references courses on delete cascade,
  -- Null: the person has left.
  author_id uuid references users on delete set null,
  subject text not null check (char_length(subject) between 1 and 120),
  body text not null check (char_length(body) between 1 and 5000),
  audience text not null check (audience in ('all', 'not_begun', 'under_way', 'idle', 'completed', 'chosen')),
  idle_days integer check (idle_days between 1 and 365),
  send_at timestamptz not null,
  sent_at timestamptz,
  cancelled_at timestamptz,
  -- How many it went to, also when some of these have left the site since.
  told integer not null default 0 check (told >= 0),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  removal_note text,
  check ((audience = 'idle') = (idle_days is not null)),
  check (sent_at is null or cancelled_at is null)
);
create index announcements_course on announcements (course_id, send_at desc, id desc);
create index announcements_author on announcements (author_id) where author_id is not null;

-- Whom it went to; of one to chosen learners that waits, whom it is to go to.
create table announcement_recipients (
  announcement_id uuid not null references announcements on delete cascade,
  user_id uuid not null references users on delete cascade,
  read_at timestamptz,
  primary key (announcement_id, user_id)
);
create index announcement_recipients_user on announcement_recipients (user_id);

-- Moderators decide on these, too.
alter table community_reports
  add column announcement_id uuid references announcements on delete cascade,
  drop constraint community_reports_one_subject,
  add constraint community_reports_one_subject check (num_nonnulls(post_id, discussion_id, announcement_id) = 1);
drop index community_reports_once;
create unique index community_reports_once
  on community_reports (reporter_id, post_id, reply_id, discussion_id, announcement_id) nulls not distinct
  where reporter_id is not null;
create index community_reports_announcement on community_reports (announcement_id) where announcement_id is not null;

alter table community_decisions
  add column announcement_id uuid references announcements on delete cascade,
  drop constraint community_decisions_one_subject,
  add constraint community_decisions_one_subject check (num_nonnulls(post_id, discussion_id, announcement_id) = 1);
create index community_decisions_announcement on community_decisions (announcement_id) where announcement_id is not null;
