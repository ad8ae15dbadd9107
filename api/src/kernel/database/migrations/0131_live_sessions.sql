-- Classes that a course holds at a set time. Where one stands (upcoming, live, ended, cancelled) follows from the clock.
create table live_sessions (
  id uuid primary key,
  course_id uuid not null references courses on delete cascade,
  lesson_id uuid references lessons on delete set null,
  title text not null check (char_length(title) between 3 and 120),
  description text not null default '' check (char_length(description) <= 2000),
  starts_at timestamptz not null,
  duration_min integer not null check (duration_min between 15 and 480),
  -- An IANA name: the zone in which it was planned.
  time_zone text not null check (time_zone ~ '^[A-Za-z0-9_+/-]{1,64}$'),
  -- Null: the person has left.
  host_id uuid references users on delete set null,
  -- Where it takes place: another site, by https, or a page of this one.
  join_url text not null check (join_url ~ '^(https://|/[^/\\])[^[:space:]]*$' and char_length(join_url) <= 2000),
  -- The same for the host alone, who may start and end it there.
  host_url text check (host_url ~ '^https://[^[:space:]]+$' and char_length(host_url) <= 2000),
  capacity integer check (capacity between 1 and 10000),
  recording_lesson_id uuid references lessons on delete set null,
  cancelled_at timestamptz,
  -- What calendars know it by; the sequence grows with each change that they must hear of.
  ics_uid text not null unique check (char_length(ics_uid) between 8 and 255),
  ics_sequence integer not null default 0 check (ics_sequence >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index live_sessions_of_course on live_sessions (course_id, starts_at);
create index live_sessions_of_host on live_sessions (host_id, starts_at) where host_id is not null;
create index live_sessions_of_lesson on live_sessions (lesson_id) where lesson_id is not null;
create index live_sessions_of_recording on live_sessions (recording_lesson_id) where recording_lesson_id is not null;
