-- Who wants to hear of a teacher's new courses.
create table instructor_followers (
  instructor_id uuid not null references users (id),
  user_id uuid not null references users (id),
  followed_at timestamptz not null default now(),
  primary key (instructor_id, user_id),
  check (instructor_id <> user_id)
);
create index instructor_followers_by_user on instructor_followers (user_id, followed_at);

do $$
declare
  known text := (
    select pg_get_constraintdef(oid) from pg_constraint
    where conname = 'notifications_kind_check' and conrelid = 'notifications'::regclass
  );
begin
  execute 'alter table notifications drop constraint notifications_kind_check';
  execute 'alter table notifications add constraint notifications_kind_check '
    || replace(known, 'ARRAY[', 'ARRAY[''followed_published''::text, ');
end
$$;
