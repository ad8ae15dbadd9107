-- Ways through a package: of one person in one lesson, one after the other.
create table scorm_registrations (
  id uuid primary key,
  user_id uuid not null references users,
  enrolment_id uuid not null references enrolments on delete cascade,
  -- The lesson may go, and be put back by a revision.
  lesson_id uuid not null,
  -- The package in which it was made; a lesson that has another by now begins anew.
  file_id uuid not null,
  version text not null check (version in ('1.2', '2004-2', '2004-3', '2004-4')),
  attempt_no integer not null check (attempt_no > 0),
  -- State of the sequencing, and what the root of the activities says by it.
  sequencing text,
  root_completion text check (root_completion in ('unknown', 'not_attempted', 'incomplete', 'completed')),
  root_success text check (root_success in ('unknown', 'passed', 'failed')),
  current_item text,
  -- How often it was opened; only the newest opening writes.
  launch_no integer not null default 0,
  -- Of the last commit of that opening.
  seq integer not null default 0,
  begun_at timestamptz not null default now(),
  last_commit_at timestamptz,
  completed_at timestamptz,
  unique (enrolment_id, lesson_id, attempt_no)
);
create index scorm_registrations_of_user on scorm_registrations (user_id, lesson_id);

create table scorm_scos (
  registration_id uuid not null references scorm_registrations on delete cascade,
  identifier text not null,
  position integer not null,
  title text not null,
  -- Null: nothing was kept of it yet. Not jsonb, which refuses characters that packages compress their place into.
  cmi json,
  -- Of the commit that it comes from.
  launch_no integer not null default 0,
  seq integer not null default 0,
  completion text not null default 'unknown'
    check (completion in ('unknown', 'not_attempted', 'incomplete', 'completed')),
  success text not null default 'unknown' check (success in ('unknown', 'passed', 'failed')),
  score double precision check (score between 0 and 100),
  total_time_s integer not null default 0 check (total_time_s >= 0),
  first_commit_at timestamptz,
  last_commit_at timestamptz,
  primary key (registration_id, identifier)
);

-- A package as it was opened on one page; the address has a secret, of which the hash is here.
create table scorm_launches (
  id uuid primary key,
  capability_hash text not null unique,
  user_id uuid not null references users,
  session_id uuid not null,
  purpose text not null check (purpose in ('learn', 'inspect')),
  -- Null: nothing is kept.
  registration_id uuid references scorm_registrations on delete cascade,
  lesson_id uuid not null,
  file_id uuid not null,
  launch_no integer not null,
  site_origin text not null,
  content_origin text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index scorm_launches_of_registration on scorm_launches (registration_id);
create index scorm_launches_of_user on scorm_launches (user_id);
create index scorm_launches_by_end on scorm_launches (expires_at);
