-- Files that belong to a request to be verified as a creator. Comes after what homework is handed in by.
alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check
  check (purpose in ('cover', 'video', 'captions', 'document', 'photo', 'submission', 'sample_video', 'id_document'));
