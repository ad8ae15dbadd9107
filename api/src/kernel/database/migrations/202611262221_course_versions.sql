-- What a course held when it was published or sent to review, and at most once an hour while it was edited.
create table course_versions (
  id uuid primary key,
  course_id uuid not null references courses (id) on delete cascade,
  kind text not null check (kind in ('published', 'submitted', 'saved', 'restored')),
  -- Whose doing it was; null: the clock's.
  actor_id uuid references users (id),
  -- The course's own count of edits.
  version integer not null,
  content jsonb not null,
  at timestamptz not null default now()
);
create index course_versions_by_course on course_versions (course_id, at);
create index course_versions_by_actor on course_versions (actor_id);
