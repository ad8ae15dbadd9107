-- Counts the edits of what the author works on: the course itself, or the revision that waits beside it.
alter table courses add column version integer not null default 1;

-- Which edit changed a part of it last. Says whether a window that knows an older version would write over another's words.
create table course_changes (
  course_id uuid not null references courses (id) on delete cascade,
  -- 'course', 'order', 'module:<id>', 'lesson:<id>' …
  target text not null,
  field text not null,
  version integer not null,
  changed_at timestamptz not null default now(),
  primary key (course_id, target, field)
);
