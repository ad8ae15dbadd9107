-- How long somebody wants to learn each week: as they told when they were new, until they change it.
create table weekly_goals (
  user_id uuid primary key references users (id),
  weekly_minutes integer not null check (weekly_minutes between 15 and 1200),
  updated_at timestamptz not null default now()
);
insert into weekly_goals (user_id, weekly_minutes) select user_id, weekly_minutes from introductions;

-- The Monday of the week, by the clock of the person, in which they were reminded last.
create table goal_reminders (
  user_id uuid primary key references users (id),
  week date not null
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
    || replace(known, 'ARRAY[', 'ARRAY[''weekly_goal''::text, ');
end
$$;
