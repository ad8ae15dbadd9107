create table courses (
  id uuid primary key,
  owner_id uuid not null references users (id),
  name text not null check (char_length(name) between 1 and 120),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  short_description text not null default '',
  description text not null default '',
  final_category_id uuid references final_categories (id),
  level text check (level in ('beginner', 'intermediate', 'advanced', 'all_levels')),
  content_type text check (content_type in ('video', 'text', 'audio', 'document', 'scorm', 'live', 'mixed')),
  type text not null default 'free' check (type in ('free', 'paid')),
  price_minor integer not null default 0 check (price_minor >= 0),
  currency text not null default 'USD' check (char_length(currency) = 3),
  language text not null default 'en',
  objectives text[] not null default '{}',
  requirements text[] not null default '{}',
  audience text[] not null default '{}',
  watch_threshold integer not null default 90 check (watch_threshold between 50 and 100),
  is_micro boolean not null default false,
  captions_waiver text,
  cover_file_id uuid references files (id),
  status text not null default 'draft'
    check (status in ('draft', 'in_review', 'changes_requested', 'approved', 'published', 'unpublished')),
  submitted_at timestamptz,
  review_round integer not null default 0,
  approved_at timestamptz,
  publish_at timestamptz,
  -- The first time; it stays when the course is taken off and put back.
  published_at timestamptz,
  unpublished_reason text,
  -- Taken off by another than the owner: then a reviewer puts it back.
  unpublished_by uuid references users (id),
  deleted_at timestamptz,
  -- Counts kept in the same transaction as what they count, so that lists need no joins.
  lesson_count integer not null default 0,
  duration_s integer not null default 0,
  enrolment_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index courses_by_owner on courses (owner_id, updated_at desc) where deleted_at is null;
create index courses_by_status_category on courses (status, final_category_id) where deleted_at is null;
create index courses_newest on courses (published_at desc) where status = 'published' and deleted_at is null;
create index courses_popular on courses (enrolment_count desc) where status = 'published' and deleted_at is null;
create index courses_due on courses (publish_at) where status = 'approved';

-- Addresses a course had before; they lead to it for ever.
create table course_slugs (
  slug text primary key,
  course_id uuid not null references courses (id) on delete cascade,
  retired_at timestamptz not null default now()
);

create table course_skills (
  course_id uuid not null references courses (id) on delete cascade,
  skill_id uuid not null references skills (id),
  "order" integer not null,
  primary key (course_id, skill_id)
);
create index course_skills_by_skill on course_skills (skill_id);

-- Edits of a course that was ever public wait here, as a whole document, until they are published.
create table course_revisions (
  id uuid primary key,
  course_id uuid not null references courses (id) on delete cascade,
  status text not null default 'draft'
    check (status in ('draft', 'in_review', 'changes_requested', 'approved', 'published')),
  content jsonb not null,
  submitted_at timestamptz,
  approved_at timestamptz,
  publish_at timestamptz,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index course_revisions_one_open on course_revisions (course_id) where status <> 'published';
create index course_revisions_due on course_revisions (publish_at) where status = 'approved';
create index course_revisions_waiting on course_revisions (status, submitted_at);

-- Append-only: every change of status of a course or of its revision.
create table course_events (
  id uuid primary key,
  course_id uuid not null references courses (id) on delete cascade,
  revision_id uuid references course_revisions (id) on delete set null,
  -- Null when the site itself acted (scheduled publishing).
  actor_id uuid references users (id),
  action text not null,
  from_status text,
  to_status text not null,
  reason text,
  at timestamptz not null default now()
);
create index course_events_by_course on course_events (course_id, at);
