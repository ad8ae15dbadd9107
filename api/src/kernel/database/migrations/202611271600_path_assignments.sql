-- What a learning path asks its learners to make, beside its courses; asked for and judged as in a lesson.
create table learning_path_assignments (
  id uuid primary key,
  path_id uuid not null references learning_paths on delete cascade,
  "order" integer not null,
  title text not null,
  required boolean not null default true,
  instructions text not null,
  submission_type text not null check (submission_type in ('file', 'text', 'url')),
  max_files integer not null check (max_files between 1 and 5),
  -- Days after the path was taken; null: there is no hurry.
  due_days integer check (due_days between 1 and 365),
  pass_mark integer not null check (pass_mark between 0 and 100),
  max_attempts integer check (max_attempts between 1 and 100),
  -- [{ title, description, points }]
  rubric jsonb not null default '[]'
);
create index learning_path_assignments_path on learning_path_assignments (path_id, "order");

-- A submission is of a lesson, or of an assignment of a learning path; it outlives both.
alter table submissions
  alter column lesson_id drop not null,
  alter column course_id drop not null,
  add column path_id uuid references learning_paths,
  add column path_assignment_id uuid,
  -- Its title when the work was last saved.
  add column path_title text,
  add constraint submissions_of_lesson check (num_nonnulls(lesson_id, course_id) in (0, 2)),
  add constraint submissions_of_path check (num_nonnulls(path_id, path_assignment_id, path_title) in (0, 3)),
  add constraint submissions_of_one check (num_nonnulls(course_id, path_id) = 1),
  add constraint submissions_path_once unique (user_id, path_assignment_id);
create index submissions_by_path on submissions (path_id, status, submitted_at) where path_id is not null;
