create table course_ratings (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references courses on delete cascade,
  user_id uuid not null references users on delete cascade,
  rating integer not null check (rating between 1 and 5),
  comment text not null default '' check (char_length(comment) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (course_id, user_id)
);
create index course_ratings_newest on course_ratings (course_id, updated_at desc, id desc);
create index course_ratings_user on course_ratings (user_id);

-- Kept by the trigger below, so that no list has to add up ratings. Without a course: the whole site.
create table rating_totals (
  course_id uuid unique nulls not distinct references courses on delete cascade,
  rating_count integer not null default 0,
  rating_sum integer not null default 0
);
insert into rating_totals (course_id) values (null);

create function add_to_rating_totals(course uuid, count_change integer, sum_change integer) returns void
  language sql as $$
    insert into rating_totals (course_id, rating_count, rating_sum) values (course, count_change, sum_change)
    on conflict (course_id) do update
      set rating_count = rating_totals.rating_count + excluded.rating_count,
          rating_sum = rating_totals.rating_sum + excluded.rating_sum;
    update rating_totals
      set rating_count = rating_count + count_change, rating_sum = rating_sum + sum_change
      where course_id is null;
  $$;

create function count_rating() returns trigger
  language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform add_to_rating_totals(new.course_id, 1, new.rating);
      elsif tg_op = 'UPDATE' then
        perform add_to_rating_totals(new.course_id, 0, new.rating - old.rating);
      elsif exists (select from courses where id = old.course_id) then
        perform add_to_rating_totals(old.course_id, -1, -old.rating);
      else
        update rating_totals set rating_count = rating_count - 1, rating_sum = rating_sum - old.rating
          where course_id is null;
      end if;
      return null;
    end
  $$;
create trigger rating_is_counted after insert or update of rating or delete on course_ratings
  for each row execute function count_rating();

-- What is shown: the Bayesian mean (m + the site's mean pull a course with few ratings to the middle), m = 10.
create function shown_rating(course_count integer, course_sum integer, site_count integer, site_sum integer)
  returns numeric
  language sql immutable parallel safe
  return case when course_count > 0
    then round((10 * site_sum::numeric / greatest(site_count, 1) + course_sum) / (10 + course_count), 2) end;
