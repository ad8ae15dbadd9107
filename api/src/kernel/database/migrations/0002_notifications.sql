create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in (
    'welcome', 'enrolled', 'certificate_issued', 'course_submitted',
    'course_changes_requested', 'course_published', 'course_unpublished'
  )),
  title text not null,
  body text not null,
  -- A path of this site.
  link text check (link like '/%' and link not like '//%'),
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notifications_newest on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
