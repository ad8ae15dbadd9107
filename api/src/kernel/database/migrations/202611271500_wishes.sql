-- Courses that somebody would like to take one day, and what each cost when they wished for it or were last told.
create table wishes (
  user_id uuid not null references users (id),
  course_id uuid not null references courses (id),
  price_minor integer not null check (price_minor >= 0),
  currency text not null,
  wished_at timestamptz not null default clock_timestamp(),
  primary key (user_id, course_id)
);
create index wishes_by_course on wishes (course_id);

do $$
declare
  known text := (
    select pg_get_constraintdef(oid) from pg_constraint
    where conname = 'notifications_kind_check' and conrelid = 'notifications'::regclass
  );
begin
  execute 'alter table notifications drop constraint notifications_kind_check';
  execute 'alter table notifications add constraint notifications_kind_check '
    || replace(known, 'ARRAY[', 'ARRAY[''wish_cheaper''::text, ');
end
$$;
