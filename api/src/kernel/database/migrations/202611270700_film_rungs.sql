-- Smaller copies of films, each a file of its own.
alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check
  check (purpose in ('cover', 'video', 'captions', 'document', 'photo', 'submission', 'sample_video', 'id_document',
    'audio', 'scorm', 'resource', 'picture', 'rung'));
create table film_rungs (
  film_id uuid not null references files (id) on delete cascade,
  file_id uuid not null unique references files (id),
  height integer not null check (height > 0),
  primary key (film_id, height)
);
