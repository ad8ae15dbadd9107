-- The rating that is shown stands beside its totals, so that lists are sorted and filtered by an index. It leans on the mean of
-- the whole site, which moves with every rating of it: only where that moved by a hundredth since are all reckoned anew.
alter table rating_totals add column shown numeric;

create function leaning_rating(site_mean numeric, rating_count integer, rating_sum integer) returns numeric
  language sql immutable parallel safe
  return case when rating_count > 0
    then round((10 * coalesce(site_mean, rating_sum::numeric / rating_count) + rating_sum) / (10 + rating_count), 2) end;

create function reckon_rating() returns trigger
  language plpgsql as $$
    declare
      mean numeric := case when new.rating_count > 0 then new.rating_sum::numeric / new.rating_count end;
    begin
      if new.course_id is not null then
        new.shown := leaning_rating(
          (select t.shown from rating_totals t where t.course_id is null), new.rating_count, new.rating_sum);
      elsif mean is null or new.shown is null or abs(mean - new.shown) >= 0.01 then
        new.shown := mean;
      end if;
      return new;
    end
  $$;
create trigger rating_is_reckoned before insert or update of rating_count, rating_sum on rating_totals
  for each row execute function reckon_rating();

create function reckon_all_ratings() returns trigger
  language plpgsql as $$
    begin
      update rating_totals t set shown = leaning_rating(new.shown, t.rating_count, t.rating_sum)
        where t.course_id is not null
          and t.shown is distinct from leaning_rating(new.shown, t.rating_count, t.rating_sum);
      return null;
    end
  $$;
create trigger ratings_follow_the_site after update of rating_count, rating_sum on rating_totals
  for each row when (new.course_id is null and new.shown is distinct from old.shown)
  execute function reckon_all_ratings();

-- The site before the course, always: whoever holds it may reckon all the others anew.
create or replace function add_to_rating_totals(course uuid, count_change integer, sum_change integer) returns void
  language sql as $$
    update rating_totals
      set rating_count = rating_count + count_change, rating_sum = rating_sum + sum_change
      where course_id is null;
    insert into rating_totals (course_id, rating_count, rating_sum) values (course, count_change, sum_change)
    on conflict (course_id) do update
      set rating_count = rating_totals.rating_count + excluded.rating_count,
          rating_sum = rating_totals.rating_sum + excluded.rating_sum;
  $$;

update rating_totals set rating_sum = rating_sum where course_id is null;
update rating_totals set rating_sum = rating_sum where course_id is not null;

-- `shown_rating` stays: processes of the version before ask it.
