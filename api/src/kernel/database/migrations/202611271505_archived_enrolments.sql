-- Out of the way in the list of one's own courses; nothing else changes by it.
alter table enrolments add column archived_at timestamptz;
