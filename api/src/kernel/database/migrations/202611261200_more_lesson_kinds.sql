-- Recordings, SCORM packages and pages of other sites can be lessons, too.
alter table lessons drop constraint lessons_kind_check;
alter table lessons add constraint lessons_kind_check
  check (kind in ('video', 'audio', 'text', 'document', 'quiz', 'assignment', 'live', 'scorm', 'embed'));
alter table lessons
  add column chapters jsonb not null default '[]' check (jsonb_typeof(chapters) = 'array'),
  add column embed_url text check (char_length(embed_url) <= 2000);

-- A package has said that its SCOs are done; there is no other way to complete it.
alter table progress_events drop constraint progress_events_kind_check;
alter table progress_events add constraint progress_events_kind_check
  check (kind in ('opened', 'watched', 'read', 'page_seen', 'marked_done', 'quiz_submitted', 'work_approved',
    'class_attended', 'recording_watched', 'scorm_completed'));
