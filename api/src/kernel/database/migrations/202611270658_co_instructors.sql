-- Who works on a course beside its owner, as far as the owner said. Invited, until they have accepted.
create table course_instructors (
  id uuid primary key,
  course_id uuid not null references courses (id) on delete cascade,
  user_id uuid not null references users (id),
  rights text[] not null check (rights <> '{}' and rights <@ array['edit', 'grade']),
  invited_by uuid references users (id),
  invited_at timestamptz not null default now(),
  accepted_at timestamptz,
  unique (course_id, user_id)
);
create index course_instructors_by_user on course_instructors (user_id);
create index course_instructors_by_inviter on course_instructors (invited_by);

-- Those who have accepted, and their rights, stand with the course: whoever reads or locks it knows whom it obeys.
alter table courses add column instructors jsonb not null default '{}';
create index courses_by_instructor on courses using gin (instructors);
-- Whose edit was the last; null: the owner's.
alter table courses add column edited_by uuid references users (id);
create index courses_by_editor on courses (edited_by);

create function keep_instructors() returns trigger language plpgsql as $$
begin
  -- First the lock, then the reading: what another one wrote meanwhile is seen.
  perform from courses where id = coalesce(new.course_id, old.course_id) for no key update;
  update courses set instructors = coalesce((
    select jsonb_object_agg(i.user_id, to_jsonb(i.rights)) from course_instructors i
    where i.course_id = courses.id and i.accepted_at is not null), '{}')
  where id = coalesce(new.course_id, old.course_id);
  return null;
end $$;
create trigger instructors_stand_with_course after insert or update or delete on course_instructors
  for each row execute function keep_instructors();
