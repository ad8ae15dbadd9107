-- Who takes a learning path up to review it keeps it for a day, as with a course.
create table path_reviewers (
  path_id uuid primary key references learning_paths on delete cascade,
  reviewer_id uuid not null references users,
  claimed_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index path_reviewers_reviewer on path_reviewers (reviewer_id);
