create table modules (
  id uuid primary key,
  course_id uuid not null references courses (id) on delete cascade,
  title text not null,
  "order" integer not null check ("order" >= 1),
  unique (course_id, "order") deferrable initially deferred
);

create table lessons (
  id uuid primary key,
  course_id uuid not null references courses (id) on delete cascade,
  module_id uuid not null references modules (id) on delete cascade,
  kind text not null check (kind in ('video', 'text', 'document', 'quiz')),
  title text not null,
  "order" integer not null check ("order" >= 1),
  is_preview boolean not null default false,
  required boolean not null default true,
  markdown text,
  file_id uuid references files (id),
  captions_file_id uuid references files (id),
  duration_s integer not null default 0 check (duration_s >= 0),
  -- Of a document, where known.
  pages integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (module_id, "order") deferrable initially deferred
);
create index lessons_by_course on lessons (course_id);
create index lessons_by_file on lessons (file_id);
create index lessons_by_captions_file on lessons (captions_file_id);

create table quizzes (
  lesson_id uuid primary key references lessons (id) on delete cascade,
  instructions text not null default '',
  pass_mark integer not null default 70 check (pass_mark between 0 and 100),
  max_attempts integer check (max_attempts between 1 and 100)
);

create table quiz_questions (
  id uuid primary key,
  lesson_id uuid not null references quizzes (lesson_id) on delete cascade,
  "order" integer not null,
  kind text not null check (kind in ('single', 'multiple', 'true_false')),
  prompt text not null,
  points integer not null default 1 check (points between 1 and 100),
  explanation text not null default '',
  unique (lesson_id, "order") deferrable initially deferred
);

create table quiz_options (
  id uuid primary key,
  question_id uuid not null references quiz_questions (id) on delete cascade,
  "order" integer not null,
  text text not null,
  correct boolean not null,
  unique (question_id, "order") deferrable initially deferred
);
