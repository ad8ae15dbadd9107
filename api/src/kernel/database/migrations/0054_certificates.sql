create table certificates (
  id uuid primary key,
  cert_id text not null unique check (cert_id ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  slug text not null unique,
  user_id uuid not null references users (id),
  course_id uuid not null references courses (id),
  status text not null default 'issued' check (status in ('issued', 'revoked')),
  issued_at timestamptz not null default now(),
  -- From here on: as it was on the day of issue.
  full_name text not null,
  user_title text,
  course_name text not null,
  short_description text not null,
  creator_name text not null,
  creator_title text,
  effort_minutes integer not null check (effort_minutes >= 0),
  duration_s integer not null check (duration_s >= 0),
  videos jsonb not null,
  skills jsonb not null,
  revoked_at timestamptz,
  revoke_reason text,
  unique (user_id, course_id)
);
create index certificates_by_user on certificates (user_id, issued_at desc);
create index certificates_by_course on certificates (course_id);
