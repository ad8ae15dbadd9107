-- What people are told, ask, write and wish for.
create temporary table speakers on commit drop as
  select id, row_number() over (order by id) as place from users where email like '%@large.stoa.example';
create index on speakers (place);
analyze speakers;

create temporary table told on commit drop as select * from notifications where params is not null order by id limit 1;
insert into notifications (id, user_id, kind, params, link, created_at)
  select gen_random_uuid(), s.id, o.kind, o.params, o.link, now() - n * interval '1 minute'
  from generate_series(1, :people) n
  join speakers s on s.place = 1 + n % (select count(*) from speakers)
  cross join told o;
insert into notifications (id, user_id, kind, params, link, created_at)
  select gen_random_uuid(), (select id from users where email = 'learner@demo.stoa.example'), o.kind, o.params, o.link,
    now() - n * interval '1 hour'
  from generate_series(1, 2000) n
  cross join told o;

insert into community_posts (id, author_id, board, category_id, title, body, helpful_count, last_activity_at, created_at)
  select gen_random_uuid(), s.id, o.board, o.category_id, o.title || ' ' || n, o.body, n % 50,
    now() - n * interval '7 minutes', now() - n * interval '9 minutes'
  from generate_series(1, :people / 10) n
  join speakers s on s.place = 1 + (n * 13) % (select count(*) from speakers)
  join (select *, row_number() over (order by id) as nth, count(*) over () as originals from community_posts where deleted_at is null) o
    on o.nth = 1 + n % o.originals;
insert into community_replies (id, post_id, author_id, body, created_at)
  select gen_random_uuid(), p.id, p.author_id, 'Sample', p.created_at + g * interval '1 minute'
  from community_posts p cross join generate_series(1, 3) g where p.author_id in (select id from speakers);

insert into discussions (id, course_id, lesson_id, user_id, by_team, kind, body, upvotes, created_at)
  select gen_random_uuid(), l.course_id, l.id, s.id, false, o.kind, o.body, n % 9, now() - n * interval '11 minutes'
  from generate_series(1, :people / 4) n
  join speakers s on s.place = 1 + (n * 17) % (select count(*) from speakers)
  join (select l.id, l.course_id, row_number() over (order by c.enrolment_count desc, l.id) as place
        from lessons l join courses c on c.id = l.course_id limit 20000) l on l.place = 1 + n % 20000
  cross join (select * from discussions where parent_id is null and deleted_at is null order by id limit 1) o;

insert into wishes (user_id, course_id, price_minor, currency)
  select s.id, c.id, c.price_minor, c.currency
  from generate_series(1, :people / 4) n
  join speakers s on s.place = 1 + (n * 19) % (select count(*) from speakers)
  join (select *, row_number() over (order by id) as place from courses where slug like 'large-%' limit 5000) c on c.place = 1 + n % 5000
  on conflict do nothing;
insert into instructor_followers (instructor_id, user_id)
  select t.id, s.id from generate_series(1, :people / 4) n
  join speakers s on s.place = 1 + (n * 23) % (select count(*) from speakers)
  join users t on lower(t.email) = 'teacher-' || (1 + n % 500) || '@large.stoa.example' and t.id <> s.id
  on conflict do nothing;
