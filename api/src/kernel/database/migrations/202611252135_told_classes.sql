-- What people were told last of a class: when it is held, and whether it is. Null: nothing yet. Whoever learns in a course
-- knew where to find the classes that are planned by now.
alter table live_sessions
  add column told_starts_at timestamptz,
  add column told_duration_min integer,
  add column told_cancelled boolean,
  add constraint live_sessions_told_whole
    check ((told_starts_at is null) = (told_duration_min is null) and (told_starts_at is null) = (told_cancelled is null)),
  -- The start that people were reminded of, a day and an hour before.
  add column day_reminded_of timestamptz,
  add column hour_reminded_of timestamptz;
update live_sessions
set told_starts_at = starts_at, told_duration_min = duration_min, told_cancelled = cancelled_at is not null;

do $$
declare
  known text := (
    select pg_get_constraintdef(oid) from pg_constraint
    where conname = 'notifications_kind_check' and conrelid = 'notifications'::regclass
  );
begin
  execute 'alter table notifications drop constraint notifications_kind_check';
  execute 'alter table notifications add constraint notifications_kind_check '
    || replace(known, 'ARRAY[', 'ARRAY[''class_scheduled''::text, ''class_moved''::text, ''class_cancelled''::text, '
    || '''class_restored''::text, ''class_reminder''::text, ');
end
$$;
