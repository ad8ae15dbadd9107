-- A version that a teacher has named is kept until its name is taken away; of one course each name is one version's.
alter table course_versions add column label text check (char_length(label) between 1 and 60);
alter table course_versions drop constraint course_versions_kind_check;
alter table course_versions add constraint course_versions_kind_check
  check (kind in ('published', 'submitted', 'saved', 'restored', 'named'));
create unique index course_versions_by_label on course_versions (course_id, lower(label)) where label is not null;
