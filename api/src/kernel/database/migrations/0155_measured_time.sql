-- Time spent reading, as the reader's browser measured it and the clock allowed.
alter table progress_events drop constraint progress_events_kind_check;
alter table progress_events add constraint progress_events_kind_check
  check (kind in ('opened', 'watched', 'read', 'page_seen', 'marked_done', 'quiz_submitted'));
alter table lesson_progress add column read_s double precision not null default 0 check (read_s >= 0);
