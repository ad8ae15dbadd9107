-- An answer that is shown may be a picture, or have one beside its text.
alter table quiz_options
  add column picture_file_id uuid references files (id),
  add column picture_alt text not null default '' check (char_length(picture_alt) <= 300);
create index quiz_options_by_picture_file on quiz_options (picture_file_id);
