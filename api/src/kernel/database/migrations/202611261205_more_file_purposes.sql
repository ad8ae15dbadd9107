-- Recordings, SCORM packages, and files that a course gives along.
alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check
  check (purpose in ('cover', 'video', 'captions', 'document', 'photo', 'submission', 'sample_video', 'id_document',
    'audio', 'scorm', 'resource'));
