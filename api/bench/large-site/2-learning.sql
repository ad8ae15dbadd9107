-- People who learn, each in a few courses and some courses taken by thousands, with progress, ratings and certificates. The
-- demonstration's learner takes hundreds: lists are opened where they are long.
create temporary table people on commit drop as
  select gen_random_uuid() as id, n from generate_series(1, :people) n;
create temporary table words on commit drop as
  select word, row_number() over (order by word) as place from (select distinct word from search_words limit 400) w;
insert into users (id, email, first_name, last_name, first_login, created_at)
  select p.id, 'person-' || p.n || '@large.stoa.example',
    initcap(w.word), 'Sample ' || p.n, false, now() - (p.n % 1200) * interval '1 day'
  from people p join words w on w.place = 1 + p.n % 400;
insert into user_roles (user_id, role) select id, 'learner' from people;

create temporary table taken on commit drop as
  select id, row_number() over (order by md5(id::text)) as place, count(*) over () as courses
  from courses where status = 'published' and deleted_at is null;
create index on taken (place);
create index on people (n);
analyze taken;
analyze people;
create temporary table pairs on commit drop as
  select p.id as user_id, t.id as course_id, m.n
  from (select n, random() as luck from generate_series(1, :enrolments) n) m
  join people p on p.n = 1 + m.n % :people
  join taken t on t.place = 1 + floor(power(m.luck, 3) * (select courses - 1 from taken limit 1))::int
  union all
  select (select id from users where email = 'learner@demo.stoa.example'), id, place from taken where place <= 600;

insert into enrolments (id, user_id, course_id, status, percentage, last_activity_at, enrolled_at, completed_at)
  select gen_random_uuid(), user_id, course_id, case when n % 8 = 0 then 'completed' else 'active' end,
    case when n % 8 = 0 then 100 else n % 100 end, now() - (n % 700) * interval '1 hour',
    now() - (n % 1000) * interval '1 day', case when n % 8 = 0 then now() - (n % 900) * interval '1 day' end
  from (select distinct on (user_id, course_id) * from pairs) p
  on conflict (user_id, course_id) do nothing;
update courses c set enrolment_count = e.count
  from (select course_id, count(*)::int as count from enrolments group by course_id) e where e.course_id = c.id;

create temporary table first_lessons on commit drop as
  select distinct on (l.course_id) l.course_id, l.id from lessons l join modules m on m.id = l.module_id
  order by l.course_id, m."order", l."order";
create index on first_lessons (course_id);
insert into lesson_progress (enrolment_id, lesson_id, position_s, ranges, percentage, completed_at)
  select e.id, l.id, 60, '[[0, 60]]', 100, now() from enrolments e join first_lessons l on l.course_id = e.course_id
  on conflict do nothing;
insert into progress_events (id, enrolment_id, user_id, lesson_id, kind, detail, idem_key, at)
  select gen_random_uuid(), e.id, e.user_id, l.id, 'watched', '{"ranges": [[0, 60]]}', gen_random_uuid(), coalesce(e.last_activity_at, now())
  from enrolments e join first_lessons l on l.course_id = e.course_id;

insert into course_ratings (course_id, user_id, rating, comment, updated_at)
  select course_id, user_id, 1 + (n * 7) % 5, 'Sample', now() - (n % 900) * interval '1 day'
  from (select distinct on (user_id, course_id) * from pairs where n % 8 = 0) p
  on conflict do nothing;
delete from rating_totals;
insert into rating_totals (course_id, rating_count, rating_sum)
  select course_id, count(*), sum(rating) from course_ratings group by grouping sets ((course_id), ());

insert into certificates
  select r.*
  from (select * from certificates where course_id is not null limit 1) c
  cross join (
    select user_id, course_id, row_number() over () as n from enrolments where status = 'completed' limit :enrolments / 10) e
  cross join lateral jsonb_populate_record(null::certificates, to_jsonb(c) || jsonb_build_object(
    'id', gen_random_uuid(), 'cert_id', lpad(e.n::text, 16, '0'), 'slug', 'large-' || e.n,
    'user_id', e.user_id, 'course_id', e.course_id)) r
  on conflict do nothing;
