-- The overview of those who run the site counts by days, and lately used sessions.
create index enrolments_by_day on enrolments (enrolled_at);
create index completions_by_day on enrolments (completed_at) where completed_at is not null;
create index sessions_by_use on sessions (last_used_at);
