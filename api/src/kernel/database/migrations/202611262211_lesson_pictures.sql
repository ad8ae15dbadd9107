-- Pictures in the texts of lessons, and what is seen of a film before it is played.
alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check
  check (purpose in ('cover', 'video', 'captions', 'document', 'photo', 'submission', 'sample_video', 'id_document',
    'audio', 'scorm', 'resource', 'picture'));
alter table lessons add column poster_file_id uuid references files (id);
create index lessons_by_poster on lessons (poster_file_id);
-- Which texts show which pictures: read off the texts whenever these are saved.
create table lesson_pictures (
  course_id uuid not null references courses (id) on delete cascade,
  lesson_id uuid not null references lessons (id) on delete cascade,
  file_id uuid not null references files (id),
  primary key (lesson_id, file_id)
);
create index lesson_pictures_by_course on lesson_pictures (course_id);
create index lesson_pictures_by_file on lesson_pictures (file_id);
