-- Who takes a course up to review it keeps it for a day; who was assigned keeps it until somebody else is.
alter table course_reviewers add column expires_at timestamptz;
