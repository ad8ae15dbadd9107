-- Who is suspended cannot log in. The row stays when it has ended: it says what was told, and who lifted it.
create table suspensions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  suspended_by uuid references users on delete set null,
  reason text not null,
  -- What the person is told of it.
  public_reason text not null,
  suspended_at timestamptz not null default now(),
  ended_by uuid references users on delete set null,
  ended_at timestamptz
);
create unique index suspensions_open on suspensions (user_id) where ended_at is null;
create index suspensions_user on suspensions (user_id);
