-- A certificate is of a course, or of a learning path and the courses that were completed in it.
alter table certificates
  alter column course_id drop not null,
  add column path_id uuid references learning_paths,
  add column path_courses jsonb not null default '[]',
  add constraint certificates_of_one check (num_nonnulls(course_id, path_id) = 1),
  add constraint certificates_path_once unique (user_id, path_id);
create index certificates_by_path on certificates (path_id) where path_id is not null;

-- The courses that taking a path opened: in a path with an order they wait for those before them. What a person had
-- otherwise, or before this was written down, waits for nothing.
create table learning_path_opened_courses (
  path_id uuid not null,
  user_id uuid not null references users,
  course_id uuid not null references courses,
  primary key (path_id, user_id, course_id),
  foreign key (path_id, user_id) references learning_path_enrolments on delete cascade
);
create index learning_path_opened_courses_user on learning_path_opened_courses (user_id, course_id);
create index learning_path_enrolments_on_the_way on learning_path_enrolments (path_id) where completed_at is null;
