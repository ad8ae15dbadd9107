-- Files that a course, or one lesson of it, gives along.
create table course_resources (
  course_id uuid not null references courses (id) on delete cascade,
  -- Null: of the course as a whole.
  lesson_id uuid references lessons (id) on delete cascade,
  file_id uuid not null references files (id),
  title text not null check (char_length(title) between 1 and 100),
  "order" integer not null check ("order" between 1 and 20)
);
create unique index course_resources_by_place on course_resources (course_id, lesson_id, file_id) nulls not distinct;
create index course_resources_by_lesson on course_resources (lesson_id);
create index course_resources_by_file on course_resources (file_id);
