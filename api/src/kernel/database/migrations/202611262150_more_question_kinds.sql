-- Answers can be typed, arranged and matched, too; a question may have a hint, a picture and a lesson to look at again.
alter table quiz_questions drop constraint quiz_questions_kind_check;
alter table quiz_questions add constraint quiz_questions_kind_check
  check (kind in ('single', 'multiple', 'true_false', 'numeric', 'short_text', 'order', 'match'));
alter table quiz_questions
  add column value double precision,
  add column tolerance double precision not null default 0 check (tolerance >= 0),
  add column case_sensitive boolean not null default false,
  add column hint text not null default '' check (char_length(hint) <= 500),
  -- A lesson that was removed since leads nowhere, and says so.
  add column look_lesson_id uuid,
  add column look_at_s integer check (look_at_s >= 0),
  add column picture_file_id uuid references files (id),
  add column picture_alt text not null default '' check (char_length(picture_alt) <= 300);
create index quiz_questions_by_picture_file on quiz_questions (picture_file_id);
alter table quiz_options add column match text not null default '' check (char_length(match) <= 500);
alter table quizzes add column draw integer check (draw between 1 and 100);

-- Which questions' hints were opened in an attempt.
alter table quiz_attempts add column hints jsonb not null default '[]' check (jsonb_typeof(hints) = 'array');
-- Statistics of a quiz are made of first attempts.
create index quiz_attempts_first on quiz_attempts (lesson_id, submitted_at desc)
  where attempt_no = 1 and submitted_at is not null;
