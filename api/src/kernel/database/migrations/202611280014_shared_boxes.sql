-- Accounts whose box another account has, too, or had: noted when an address comes, so that nobody compares all with all. Whether
-- it still is so is asked when they are looked at.
create table shared_boxes (user_id uuid primary key references users on delete cascade);
insert into shared_boxes
  select u.id from users u
  join (
    select plain_email(email) as box from users where deleted_at is null group by 1 having count(*) > 1
  ) shared on shared.box = plain_email(u.email)
  where u.deleted_at is null;

-- Planned anew each time: a plan made of few people would compare each of many that come at once with all the others.
create function note_shared_box() returns trigger
  language plpgsql set plan_cache_mode = force_custom_plan as $$
    begin
      insert into shared_boxes
        select met.id from users u cross join lateral (values (u.id), (new.id)) as met (id)
        where u.deleted_at is null and plain_email(u.email) = plain_email(new.email) and u.id <> new.id
        on conflict do nothing;
      return null;
    end
  $$;
create trigger shared_box_is_noted after insert or update of email, deleted_at on users
  for each row when (new.deleted_at is null) execute function note_shared_box();
