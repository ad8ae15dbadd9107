-- Who is to review a course.
create table course_reviewers (
  course_id uuid primary key references courses (id),
  reviewer_id uuid not null references users (id),
  -- Null: whoever assigned has gone.
  assigned_by uuid references users (id),
  assigned_at timestamptz not null default now()
);
create index course_reviewers_by_reviewer on course_reviewers (reviewer_id);

-- Courses that the marketplace shows first, in this order.
create table featured_courses (
  course_id uuid primary key references courses (id),
  position smallint not null unique check (position > 0)
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
    || replace(known, 'ARRAY[', 'ARRAY[''review_assigned''::text, ');
end
$$;
