-- Up to when a learner was told of the lessons that open in a course that they take.
create table opening_notices (
  enrolment_id uuid primary key references enrolments (id) on delete cascade,
  told_until timestamptz not null,
  -- The last day, in UTC, on which there was something to tell.
  told_on date
);

do $$
declare
  known text := (
    select pg_get_constraintdef(oid) from pg_constraint
    where conname = 'notifications_kind_check' and conrelid = 'notifications'::regclass
  );
begin
  execute 'alter table notifications drop constraint notifications_kind_check';
  execute 'alter table notifications add constraint notifications_kind_check '
    || replace(known, 'ARRAY[', 'ARRAY[''lesson_opened''::text, ');
end
$$;
