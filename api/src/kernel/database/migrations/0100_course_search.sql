-- The words a course is found by need its skills too, so they stand beside the course.

create table course_search (
  course_id uuid primary key references courses on delete cascade,
  -- Weights: A name, B short description and skills, C description.
  document tsvector not null,
  name_plain text not null
);
create index course_search_document on course_search using gin (document);

create function index_course(wanted uuid) returns void
  language sql as $$
    insert into course_search (course_id, document, name_plain)
    select c.id,
           setweight(to_tsvector('stoa', c.name), 'A')
             || setweight(to_tsvector('stoa', c.short_description), 'B')
             || setweight(to_tsvector('stoa', coalesce(
                  (select string_agg(s.skill, ', ' order by cs."order")
                   from course_skills cs join skills s on s.id = cs.skill_id
                   where cs.course_id = c.id), '')), 'B')
             || setweight(to_tsvector('stoa', c.description), 'C'),
           plain_words(c.name)
    from courses c where c.id = wanted
    on conflict (course_id) do update set document = excluded.document, name_plain = excluded.name_plain;
  $$;

create function index_changed_course() returns trigger
  language plpgsql as $$
    begin
      perform index_course(new.id);
      return null;
    end
  $$;
create trigger course_is_indexed after insert or update of name, short_description, description on courses
  for each row execute function index_changed_course();

create function index_course_of_skill() returns trigger
  language plpgsql as $$
    begin
      perform index_course(case when tg_op = 'DELETE' then old.course_id else new.course_id end);
      return null;
    end
  $$;
create trigger course_is_indexed_with_skills after insert or delete on course_skills
  for each row execute function index_course_of_skill();

select index_course(id) from courses;
