-- What learners write for themselves at a place of a lesson; without a text it is a bookmark.
create table lesson_notes (
  -- The client's: the same note sent twice is one.
  id uuid primary key,
  user_id uuid not null references users,
  course_id uuid not null references courses on delete cascade,
  -- The lesson may go, and be put back by a revision; what was written at it stays.
  lesson_id uuid not null,
  text text check (char_length(text) between 1 and 5000),
  second integer check (second >= 0),
  page integer check (page >= 1),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Removed by its writer, who can put it back for a day.
  removed_at timestamptz,
  -- In whatever language of the site it was written.
  document tsvector generated always as (names_in('en', coalesce(text, '')) || words_in('fr', coalesce(text, ''))) stored,
  check (num_nonnulls(second, page) <= 1)
);
create index lesson_notes_of_user on lesson_notes (user_id, course_id);
create index lesson_notes_of_course on lesson_notes (course_id);
create index lesson_notes_removed on lesson_notes (removed_at) where removed_at is not null;
