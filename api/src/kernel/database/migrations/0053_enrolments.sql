create table enrolments (
  id uuid primary key,
  user_id uuid not null references users (id),
  course_id uuid not null references courses (id),
  status text not null default 'active'
    check (status in ('active', 'completed', 'expired', 'refunded', 'unenrolled', 'pending_payment')),
  -- Derived from the events below, kept for lists.
  percentage integer not null default 0 check (percentage between 0 and 100),
  last_lesson_id uuid references lessons (id) on delete set null,
  last_activity_at timestamptz,
  enrolled_at timestamptz not null default now(),
  -- Written once; lessons added later do not take it back.
  completed_at timestamptz,
  unique (user_id, course_id)
);
create index enrolments_by_course on enrolments (course_id, status);
create index enrolments_last_active on enrolments (user_id, last_activity_at desc nulls last);

-- Append-only: what happened. Lesson ids are kept without a reference: the record outlives the lesson.
create table progress_events (
  id uuid primary key,
  enrolment_id uuid not null references enrolments (id),
  user_id uuid not null references users (id),
  lesson_id uuid not null,
  kind text not null check (kind in ('opened', 'watched', 'page_seen', 'marked_done', 'quiz_submitted')),
  detail jsonb not null default '{}',
  source text not null default 'player',
  idem_key uuid not null,
  at timestamptz not null default now(),
  unique (user_id, idem_key)
);
create index progress_events_by_lesson on progress_events (enrolment_id, lesson_id, at);

-- Derived from progress_events: the fold of an enrolment's events, lesson by lesson.
create table lesson_progress (
  enrolment_id uuid not null references enrolments (id) on delete cascade,
  lesson_id uuid not null references lessons (id) on delete cascade,
  position_s double precision not null default 0,
  -- Distinct seconds watched: sorted ranges that neither touch nor overlap.
  ranges jsonb not null default '[]',
  percentage integer not null default 0 check (percentage between 0 and 100),
  completed_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (enrolment_id, lesson_id)
);

create table quiz_attempts (
  id uuid primary key,
  enrolment_id uuid not null references enrolments (id),
  user_id uuid not null references users (id),
  lesson_id uuid not null,
  attempt_no integer not null check (attempt_no >= 1),
  -- The quiz as it was asked, in the order shown: later edits change nothing here.
  asked jsonb not null,
  pass_mark integer not null,
  answers jsonb,
  score integer check (score between 0 and 100),
  passed boolean,
  started_at timestamptz not null default now(),
  submitted_at timestamptz,
  unique (user_id, lesson_id, attempt_no)
);
create unique index quiz_attempts_one_open on quiz_attempts (user_id, lesson_id) where submitted_at is null;
