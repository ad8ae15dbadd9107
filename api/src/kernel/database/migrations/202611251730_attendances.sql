-- Who came to a class: what its door saw, and what a person wrote down of it, which counts more.
create table attendances (
  id uuid primary key,
  class_id uuid not null references live_sessions on delete cascade,
  user_id uuid not null references users,
  -- When they first came through the door.
  joined_at timestamptz,
  marked_status text check (marked_status in ('present', 'late', 'excused', 'absent')),
  -- Null: nobody marked it, or whoever did has left.
  marked_by uuid references users,
  marked_at timestamptz,
  remarks text not null default '' check (char_length(remarks) <= 255),
  created_at timestamptz not null default now(),
  unique (class_id, user_id),
  check (joined_at is not null or marked_status is not null),
  check ((marked_status is null) = (marked_at is null))
);
create index attendances_of_user on attendances (user_id);
create index attendances_marked_by on attendances (marked_by) where marked_by is not null;

-- A day is asked in the zone of its class: one that is not known would fail every list it stands in.
alter table live_sessions add constraint live_sessions_zone_known
  check ((timestamptz '2000-01-01 00:00:00Z' at time zone time_zone) is not null) not valid;
