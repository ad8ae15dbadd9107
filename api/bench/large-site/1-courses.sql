-- Published copies of the published courses until there are as many as wanted: each with a name of its own of words that the
-- catalogue knows, common ones often, with modules, lessons and skills, and a teacher among two thousand.
create temporary table word_list on commit drop as
  select word, row_number() over (order by count(*) desc, word) as rank from search_words group by word;
create index on word_list (rank);
analyze word_list;
create temporary table places on commit drop as
  select id, row_number() over (order by id) as place from final_categories;

insert into users (id, email, first_name, last_name, first_login, creator_status)
  select gen_random_uuid(), 'teacher-' || n || '@large.stoa.example', 'Teacher', 'Sample ' || n, false, 'granted'
  from generate_series(1, 2000) n;
insert into user_roles (user_id, role)
  select id, role from users cross join unnest('{learner,teacher}'::text[]) role where email like 'teacher-%@large.stoa.example';

create temporary table teachers on commit drop as
  select id, row_number() over (order by email) as place from users where email like 'teacher-%@large.stoa.example';
create index on teachers (place);
analyze teachers;
-- Every hundredth course is the one's whose reports and lists are opened.
create temporary table copies on commit drop as
  with originals as (
    select c.id, row_number() over (order by c.id) as place, count(*) over () as originals
    from courses c where c.status = 'published' and c.deleted_at is null
  ), numbered as (
    select n, random() as luck, random() as first, random() as second, random() as third,
      (select count(*) - 1 from word_list) as words
    from generate_series(1, :courses) n)
  select gen_random_uuid() as id, o.id as original_id, m.n,
    case when m.n % 100 = 0 then (select id from users where email = 'teacher@demo.stoa.example')
      else (select t.id from teachers t where t.place = 1 + (2000 * power(m.luck, 2))::int % 2000) end as owner_id,
    (select initcap(string_agg(l.word, ' ')) from word_list l where l.rank = any(array[
       1 + (m.words * power(m.first, 3))::int, 1 + (m.words * power(m.second, 3))::int, 1 + (m.words * power(m.third, 2))::int])) as name
  from numbered m join originals o on o.place = 1 + m.n % o.originals;
create index on copies (original_id);
analyze copies;

insert into courses (id, owner_id, name, slug, short_description, description, final_category_id, level, content_type, type,
    price_minor, currency, language, objectives, requirements, audience, status, published_at, lesson_count, duration_s)
  select k.id, k.owner_id, coalesce(k.name, 'Sample') || ' ' || k.n, 'large-' || k.n, c.short_description, c.description, p.id,
    (array['beginner', 'intermediate', 'advanced', 'all_levels'])[1 + k.n % 4], c.content_type, c.type, c.price_minor, c.currency,
    (array['en', 'en', 'en', 'fr', 'es', 'de'])[1 + k.n % 6], c.objectives, c.requirements, c.audience, 'published',
    now() - (k.n % 1500) * interval '1 day' - (k.n % 86400) * interval '1 second', c.lesson_count, 600 + (k.n * 137) % 90000
  from copies k join courses c on c.id = k.original_id
  join places p on p.place = 1 + (k.n * 7) % (select count(*) from places);
insert into course_skills (course_id, skill_id, "order")
  select k.id, s.skill_id, s."order" from copies k join course_skills s on s.course_id = k.original_id;

create temporary table copied_modules on commit drop as
  select gen_random_uuid() as id, m.id as original_id, k.id as course_id from copies k join modules m on m.course_id = k.original_id;
insert into modules (id, course_id, title, "order")
  select c.id, c.course_id, m.title, m."order" from copied_modules c join modules m on m.id = c.original_id;
insert into lessons (id, course_id, module_id, kind, title, "order", is_preview, required, duration_s)
  select gen_random_uuid(), c.course_id, c.id, l.kind, l.title, l."order", l.is_preview, l.required, l.duration_s
  from copied_modules c join lessons l on l.module_id = c.original_id;

insert into course_search (course_id, name_plain, names, document)
  select k.id, plain_words(c.name), names_in(c.language, c.name), setweight(names_in(c.language, c.name), 'A') || s.document
  from copies k join courses c on c.id = k.id join course_search s on s.course_id = k.original_id;
insert into search_words (course_id, word)
  select k.id, w.word from copies k join search_words w on w.course_id = k.original_id
  union
  select k.id, word from copies k cross join lateral regexp_split_to_table(plain_words(k.name), '[^[:alnum:]]+') word
  where char_length(word) between 3 and 40;
insert into vocabulary select distinct word from search_words on conflict do nothing;
