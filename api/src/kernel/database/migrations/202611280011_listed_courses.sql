-- What the catalogue sorts, narrows and counts public courses by, in narrow rows of its own: of a hundred thousand courses a few
-- pages are read where all that is said of them would fill the memory.
create table listed_courses (
  id uuid primary key references courses on delete cascade,
  final_category_id uuid,
  level text,
  content_type text,
  type text not null,
  language text not null,
  -- Its place among them, from 0; null where nobody said how long its lessons are.
  duration_band smallint,
  -- As it is shown; null where nobody rated it.
  rating numeric,
  rating_count integer not null,
  -- How many of the steps that ratings are filtered by it reaches.
  rating_step smallint not null,
  skills uuid[] not null,
  -- Languages in which a film or a recording of it has captions.
  captions text[] not null,
  enrolment_count integer not null,
  price_minor integer not null,
  published_at timestamptz
);
create index listed_courses_popular on listed_courses (enrolment_count desc, rating desc nulls last, published_at desc, id);
create index listed_courses_newest on listed_courses (published_at desc, id);
create index listed_courses_rated on listed_courses (rating desc nulls last, rating_count desc, published_at desc, id);
create index listed_courses_cheap on listed_courses (price_minor, enrolment_count desc, id);
create index listed_courses_dear on listed_courses (price_minor desc, enrolment_count desc, id);
create index listed_courses_placed on listed_courses (final_category_id, enrolment_count desc, published_at desc, id);
create index listed_courses_best on listed_courses (final_category_id, rating desc, enrolment_count desc, id) where rating is not null;
create index listed_courses_taught on listed_courses using gin (skills);
create index listed_courses_captioned on listed_courses (enrolment_count desc) where captions <> '{}';

-- How many listed courses are alike in all that has one value a course: every facet without words is a sum of these.
create table facet_cells (
  final_category_id uuid,
  level text,
  content_type text,
  type text not null,
  language text not null,
  duration_band smallint,
  rating_step smallint not null,
  courses integer not null,
  unique nulls not distinct (final_category_id, level, content_type, type, language, duration_band, rating_step)
);

-- The same of what a course has many of: skills, and languages of captions.
create table facet_values (
  facet text not null check (facet in ('skill', 'captions')),
  value text not null,
  courses integer not null,
  primary key (facet, value)
);

create function count_cells() returns trigger
  language plpgsql as $$
    declare
      cell text := 'final_category_id, level, content_type, type, language, duration_band, rating_step';
      changed text := case tg_op
        when 'INSERT' then 'select 1 as change, * from come'
        when 'DELETE' then 'select -1 as change, * from gone'
        else 'select 1 as change, * from come union all select -1, * from gone' end;
    begin
      -- In one order for all: of two that change the same counts one waits, and not each for the other.
      execute format(
        'insert into facet_cells as f (%1$s, courses)
           select %1$s, sum(change) from (%2$s) changed group by %1$s having sum(change) <> 0 order by %1$s
           on conflict (%1$s) do update set courses = f.courses + excluded.courses',
        cell, changed);
      execute format(
        'insert into facet_values as f (facet, value, courses)
           select facet, value, sum(change) from (%s) changed cross join lateral (
             select ''skill'' as facet, skill::text as value from unnest(skills) skill
             union all select ''captions'', unnest(captions)) many
           group by facet, value having sum(change) <> 0 order by facet, value
           on conflict (facet, value) do update set courses = f.courses + excluded.courses',
        changed);
      return null;
    end
  $$;
create trigger listed_courses_are_counted after insert on listed_courses
  referencing new table as come for each statement execute function count_cells();
create trigger changed_courses_are_counted after update on listed_courses
  referencing old table as gone new table as come for each statement execute function count_cells();
create trigger gone_courses_are_counted after delete on listed_courses
  referencing old table as gone for each statement execute function count_cells();

create function rating_step(rating numeric) returns smallint
  language sql immutable parallel safe
  return width_bucket(coalesce(rating, 0), '{3.5,4,4.5}'::numeric[])::smallint;

-- The courses and their ratings are held until the end, so that of two changes at once the later one reads what the earlier wrote.
create function list_courses(wanted uuid[]) returns void
  language plpgsql as $$
    begin
      perform from courses c where c.id = any(wanted) order by c.id for no key update;
      perform from rating_totals t where t.course_id = any(wanted) order by t.course_id for share;
      delete from listed_courses l where l.id = any(wanted) and not exists (
        select from courses c where c.id = l.id and c.status = 'published' and c.deleted_at is null);
      insert into listed_courses
        select c.id, c.final_category_id, c.level, c.content_type, c.type, c.language,
          case when c.duration_s > 0 then width_bucket(c.duration_s, '{3600,10800,36000}'::integer[]) end,
          r.shown, coalesce(r.rating_count, 0), rating_step(r.shown),
          array(select s.skill_id from course_skills s where s.course_id = c.id order by s."order"),
          array(
            select coalesce(l.captions_language, c.language) from lessons l
            where l.course_id = c.id and l.captions_file_id is not null
            union
            select t.language from lesson_captions t where t.course_id = c.id),
          c.enrolment_count, c.price_minor, c.published_at
        from courses c left join rating_totals r on r.course_id = c.id
        where c.id = any(wanted) and c.status = 'published' and c.deleted_at is null
        on conflict (id) do update set (final_category_id, level, content_type, type, language, duration_band, rating,
            rating_count, rating_step, skills, captions, enrolment_count, price_minor, published_at)
          = (excluded.final_category_id, excluded.level, excluded.content_type, excluded.type, excluded.language,
            excluded.duration_band, excluded.rating, excluded.rating_count, excluded.rating_step, excluded.skills,
            excluded.captions, excluded.enrolment_count, excluded.price_minor, excluded.published_at);
    end
  $$;

-- All that a transaction changed is listed at once when it commits, then indexed.
create or replace function index_due_course() returns trigger
  language plpgsql as $$
    declare
      due uuid[];
    begin
      with noted as (delete from course_search_due returning course_id)
        select array_agg(distinct course_id order by course_id) into due from noted;
      if due is null then return null; end if;
      -- What others wait for, their ratings and the cells that they stand in, is held last.
      perform from courses c where c.id = any(due) order by c.id for no key update;
      perform index_course(id) from unnest(due) id order by id;
      perform list_courses(due);
      return null;
    end
  $$;

drop trigger course_is_indexed on courses;
create trigger course_is_indexed
  after insert or update of owner_id, name, short_description, description, objectives, final_category_id, level,
    content_type, type, language, status, deleted_at, duration_s, price_minor, published_at
  on courses for each row execute function course_changed();
create trigger course_is_listed_with_captions after insert on lesson_captions
  referencing new table as changed for each statement execute function part_of_course_changed();
create trigger course_is_listed_with_changed_captions after update on lesson_captions
  referencing new table as changed for each statement execute function part_of_course_changed();
create trigger course_is_listed_without_captions after delete on lesson_captions
  referencing old table as changed for each statement execute function part_of_course_changed();

-- What changes with every learner is listed at once, and nothing else of the course with it.
create function list_enrolments() returns trigger
  language plpgsql as $$
    begin
      update listed_courses set enrolment_count = new.enrolment_count where id = new.id;
      return null;
    end
  $$;
create trigger course_is_listed_with_enrolments after update of enrolment_count on courses
  for each row when (old.enrolment_count is distinct from new.enrolment_count) execute function list_enrolments();

create function list_ratings() returns trigger
  language plpgsql as $$
    begin
      update listed_courses l set rating = r.shown, rating_count = r.rating_count, rating_step = rating_step(r.shown)
        from come r where l.id = r.course_id
          and (l.rating, l.rating_count) is distinct from (r.shown, r.rating_count);
      return null;
    end
  $$;
create trigger course_is_listed_with_first_rating after insert on rating_totals
  referencing new table as come for each statement execute function list_ratings();
create trigger course_is_listed_with_ratings after update on rating_totals
  referencing new table as come for each statement execute function list_ratings();

select list_courses(array(select id from courses where status = 'published' and deleted_at is null));

drop index courses_priced, courses_counted;
