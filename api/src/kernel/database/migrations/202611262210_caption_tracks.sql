-- What a lesson's captions are in; null: in the language of the course.
alter table lessons add column captions_language text check (char_length(captions_language) between 2 and 12);
-- Captions of a film or a recording in further languages.
create table lesson_captions (
  course_id uuid not null references courses (id) on delete cascade,
  lesson_id uuid not null references lessons (id) on delete cascade,
  language text not null check (char_length(language) between 2 and 12),
  file_id uuid not null references files (id),
  "order" integer not null check ("order" between 1 and 20),
  primary key (lesson_id, language)
);
create index lesson_captions_by_course on lesson_captions (course_id);
create index lesson_captions_by_file on lesson_captions (file_id);
