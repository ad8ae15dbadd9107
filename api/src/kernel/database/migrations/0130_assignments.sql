-- What a course asks its learners to make and hand in.
create table assignments (
  id uuid primary key,
  course_id uuid not null references courses on delete cascade,
  title text not null check (char_length(title) between 5 and 100),
  -- Markdown.
  instructions text not null check (char_length(instructions) between 20 and 5000),
  submission_type text not null check (submission_type in ('file', 'text', 'url')),
  -- Of one submission, where files are handed in.
  max_files integer not null default 1 check (max_files between 1 and 5),
  -- Counted from each learner's enrolment; null: there is no hurry.
  due_days integer check (due_days between 1 and 365),
  pass_mark integer not null default 0 check (pass_mark between 0 and 100),
  max_attempts integer not null default 3 check (max_attempts >= 1),
  required boolean not null default true,
  "order" integer not null check ("order" >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Put in another order within one transaction.
  unique (course_id, "order") deferrable initially deferred
);

-- One a learner and assignment: the attempt that counts now. An assignment that somebody worked on is not deleted.
create table submissions (
  id uuid primary key,
  assignment_id uuid not null references assignments,
  user_id uuid not null references users,
  status text not null default 'draft' check (status in ('draft', 'submitted', 'returned', 'approved')),
  attempt integer not null default 1 check (attempt >= 1),
  -- What was made: one of text, address and the files below, as the assignment asks.
  text text check (char_length(text) between 1 and 20000),
  url text check (url ~ '^https://[^[:space:]]+$' and char_length(url) <= 2000),
  submitted_at timestamptz,
  -- After the due date, as it was when it was handed in.
  late boolean not null default false,
  score integer check (score between 0 and 100),
  feedback text check (char_length(feedback) between 1 and 5000),
  reviewed_by uuid references users,
  reviewed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (assignment_id, user_id),
  check (status = 'draft' or submitted_at is not null),
  check (status not in ('returned', 'approved') or reviewed_at is not null),
  -- Nobody is sent back to work without being told why.
  check (status <> 'returned' or feedback is not null),
  check (reviewed_at is not null or num_nonnulls(score, feedback, reviewed_by) = 0),
  check (reviewed_by <> user_id)
);
create index submissions_of_user on submissions (user_id);
-- What waits for a reviewer.
create index submissions_waiting on submissions (assignment_id, submitted_at) where status = 'submitted';
create index submissions_reviewer on submissions (reviewed_by) where reviewed_by is not null;

-- Name, size, type and SHA-256 stand with the file.
create table submission_files (
  submission_id uuid not null references submissions on delete cascade,
  file_id uuid not null unique references files,
  "order" integer not null check ("order" between 1 and 5),
  primary key (submission_id, "order")
);

alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check
  check (purpose in ('cover', 'video', 'captions', 'document', 'photo', 'submission'));
