-- What is inside a file is read by a process of its own. That it was begun is noted before, so that a file that ends its
-- checker is known afterwards, even where the API ended with it.
alter table files drop constraint files_state_check;
alter table files add constraint files_state_check check (state in ('uploading', 'checking', 'ready', 'rejected'));
alter table files add column checks_begun smallint not null default 0;
-- Until then somebody is at it; later, whoever it was is gone.
alter table files add column check_ends_at timestamptz;
create index files_checking on files (created_at) where state = 'checking';

create table caption_cues (
  file_id uuid primary key references files on delete cascade,
  cues jsonb not null
);
