-- Who had the right to edit a course and left it: what they wrote is judged by others.
alter table courses add column former_editors uuid[] not null default '{}';

create or replace function keep_instructors() returns trigger language plpgsql as $$
begin
  -- First the lock, then the reading: what another one wrote meanwhile is seen.
  perform from courses where id = coalesce(new.course_id, old.course_id) for no key update;
  update courses set
    instructors = coalesce((
      select jsonb_object_agg(i.user_id, to_jsonb(i.rights)) from course_instructors i
      where i.course_id = courses.id and i.accepted_at is not null), '{}'),
    former_editors = case
      when tg_op = 'INSERT' or old.accepted_at is null or not 'edit' = any (old.rights) then former_editors
      when tg_op = 'UPDATE' and 'edit' = any (new.rights) then former_editors
      else array_append(array_remove(former_editors, old.user_id), old.user_id) end
  where id = coalesce(new.course_id, old.course_id);
  return null;
end $$;
