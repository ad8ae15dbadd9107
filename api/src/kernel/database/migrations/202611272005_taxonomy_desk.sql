-- The tree and the skills are kept by those who run the site: each row knows how often it was changed, so that of two who
-- change it at once the second one is told.
alter table categories add column version integer not null default 1;
alter table sub_categories add column version integer not null default 1;
alter table final_categories add column version integer not null default 1;
alter table skills
  add column names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'),
  add column version integer not null default 1;

-- Addresses that categories had, and those of categories that were merged: they lead to what stands there now.
create table category_slugs (
  slug text primary key,
  category_id uuid references categories on delete cascade,
  sub_category_id uuid references sub_categories on delete cascade,
  final_category_id uuid references final_categories on delete cascade,
  since timestamptz not null default now(),
  check (num_nonnulls(category_id, sub_category_id, final_category_id) = 1)
);
create index category_slugs_category on category_slugs (category_id);
create index category_slugs_sub_category on category_slugs (sub_category_id);
create index category_slugs_final_category on category_slugs (final_category_id);

-- All three levels as one list.
create view category_places as
  select id, 'category' as level, null::uuid as parent_id, name, names, aliases, slug, position, version from categories
  union all
  select id, 'sub_category', category_id, name, names, aliases, slug, position, version from sub_categories
  union all
  select id, 'final_category', sub_category_id, name, names, aliases, slug, position, version from final_categories;

-- What an address is called now; one that never was another is itself.
create function current_category_slug(wanted text) returns text
  language sql stable
  return coalesce(
    (select coalesce(k.slug, s.slug, f.slug)
     from category_slugs was
     left join categories k on k.id = was.category_id
     left join sub_categories s on s.id = was.sub_category_id
     left join final_categories f on f.id = was.final_category_id
     where was.slug = wanted),
    wanted);

-- A document of a course in which one skill stands for another, once and in its place.
create function with_skill_merged(content jsonb, old_id uuid, new_id uuid) returns jsonb
  language sql immutable parallel safe
  return jsonb_set(content, '{fields,skill_ids}', coalesce((
    select jsonb_agg(to_jsonb(named.id) order by named.place)
    from (
      select case when given.id = old_id::text then new_id::text else given.id end as id, min(given.place) as place
      from jsonb_array_elements_text(content #> '{fields,skill_ids}') with ordinality as given (id, place)
      group by 1
    ) named), '[]'));

-- A course is found by its skills in every language.
create or replace function index_course(wanted uuid) returns void
  language plpgsql as $$
    declare
      course courses;
      short_texts text;
      long_texts text;
      place tsvector;
      place_texts text;
      teacher text;
    begin
      -- Held until the end, so that of two changes at once the later one reads what the earlier one wrote.
      select * into course from courses c
        where c.id = wanted and c.status = 'published' and c.deleted_at is null for no key update;
      if not found then
        delete from course_search where course_id = wanted;
        return;
      end if;
      select u.full_name into teacher from users u where u.id = course.owner_id;
      select all_words(names_in(t.language, t.words)), string_agg(t.words, ' ') into place, place_texts
        from category_texts t where t.final_category_id = course.final_category_id;
      short_texts := concat_ws(' · ', course.short_description,
        (select string_agg(concat_ws(', ', s.skill, (select string_agg(other.value, ', ') from jsonb_each_text(s.names) other)),
           ', ' order by cs."order")
         from course_skills cs join skills s on s.id = cs.skill_id where cs.course_id = wanted));
      long_texts := concat_ws(' · ',
        (select string_agg(m.title, ' · ' order by m."order") from modules m where m.course_id = wanted),
        (select string_agg(l.title, ' · ' order by l."order") from lessons l where l.course_id = wanted),
        (select string_agg(p.title, ' · ' order by p.title)
         from learning_path_courses pc join learning_paths p on p.id = pc.path_id
         where pc.course_id = wanted and p.status = 'published'));

      insert into course_search (course_id, name_plain, names, document)
      values (
        wanted,
        plain_words(course.name),
        names_in(course.language, course.name),
        setweight(names_in(course.language, course.name), 'A')
          || setweight(names_in(course.language, short_texts) || coalesce(place, '') || to_tsvector('stoa_plain', teacher), 'B')
          || setweight(names_in(course.language, long_texts)
               || words_in(course.language, concat_ws(' · ', array_to_string(course.objectives, ' · '), course.description)), 'C')
          || array_to_tsvector(course_marks(course.level, course.type, course.content_type, course.language)))
      on conflict (course_id) do update
        set name_plain = excluded.name_plain, names = excluded.names, document = excluded.document;

      with written as (
        select distinct word from regexp_split_to_table(
          plain_words(concat_ws(' ', course.name, short_texts, place_texts, teacher, long_texts)), '[^[:alnum:]]+') as word
        where char_length(word) between 3 and 40
      ), gone as (
        delete from search_words w where w.course_id = wanted and not exists (select from written n where n.word = w.word)
      )
      insert into search_words (course_id, word) select wanted, word from written on conflict do nothing;
    end
  $$;
drop trigger courses_are_indexed_with_skill on skills;
create trigger courses_are_indexed_with_skill after update of skill, names on skills
  for each row execute function skill_changed();

-- Skills that teachers miss on the list, until those who keep it decide.
create table skill_proposals (
  id uuid primary key,
  proposed_by uuid references users (id),
  skill text not null check (char_length(skill) between 2 and 60),
  names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'),
  note text not null default '' check (char_length(note) <= 300),
  state text not null default 'open' check (state in ('open', 'taken', 'declined')),
  reason text check (char_length(reason) between 3 and 500),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references users (id),
  check ((state = 'open') = (decided_at is null)),
  check ((state = 'declined') = (reason is not null))
);
create index skill_proposals_waiting on skill_proposals (created_at) where state = 'open';
create index skill_proposals_of on skill_proposals (proposed_by, created_at desc);

do $$
declare
  known text := (
    select pg_get_constraintdef(oid) from pg_constraint
    where conname = 'notifications_kind_check' and conrelid = 'notifications'::regclass
  );
begin
  execute 'alter table notifications drop constraint notifications_kind_check';
  execute 'alter table notifications add constraint notifications_kind_check '
    || replace(known, 'ARRAY[', 'ARRAY[''skill_proposed''::text, ''skill_taken''::text, ''skill_declined''::text, ');
end
$$;
