-- What a course is found by: its own words, its place in the tree in every language, its skills, its teacher, its modules and
-- lessons, and the learning paths it is part of. Published courses only, so that no draft is found by its words. Whatever of it
-- changes, the course is indexed again, once, when the transaction that changed it commits.

-- French stems over unaccented words, as `stoa` has English ones.
create text search configuration stoa_fr (copy = french);
alter text search configuration stoa_fr
  alter mapping for asciihword, asciiword, hword, hword_asciipart, hword_part, word
  with unaccent, french_stem;
-- Words as they are written, for one who is still typing: 'accounti' is no beginning of the stem 'account'.
create text search configuration stoa_plain (copy = simple);
alter text search configuration stoa_plain
  alter mapping for asciihword, asciiword, hword, hword_asciipart, hword_part, word
  with unaccent, simple;

create function words_in(language text, words text) returns tsvector
  language sql immutable parallel safe
  return case when language like 'fr%' then to_tsvector('stoa_fr', words) else to_tsvector('stoa', words) end;

-- The same, for what is short and looked for most: with its words as they are written.
create function names_in(language text, words text) returns tsvector
  language sql immutable parallel safe
  return words_in(language, words) || to_tsvector('stoa_plain', words);

-- Words that say only that one looks for a course, at what level or price, in what form. They stand in the index as marks
-- ('=course'), which nothing that is half typed can meet: 'form' must not find every 'formation'.
create function course_marks(level text, type text, content_type text, language text) returns text[]
  language sql immutable parallel safe
  return array(
    select '=' || word from unnest(
      '{course,courses,class,classes,tutorial,tutorials,lesson,lessons,learn,cours,formation,formations,lecon,lecons,apprendre}'::text[]
      || case level
           when 'beginner' then '{beginner,beginners,beginning,basic,basics,easy,introduction,debutant,debutants,debutante,facile,initiation,bases}'
           when 'intermediate' then '{intermediate,intermediaire,intermediaires}'
           when 'advanced' then '{advanced,expert,experts,avance,avances,avancee}'
           else '{}' end::text[]
      || case type when 'free' then '{free,gratuit,gratuits,gratuite,gratuites}' else '{paid,payant,payants}' end::text[]
      || case content_type
           when 'video' then '{video,videos}' when 'mixed' then '{video,videos}' when 'audio' then '{audio}'
           else '{}' end::text[]
      -- What nearly every course is taught in would find nearly every course.
      || case left(language, 2)
           when 'fr' then '{french,francais,francaise}' when 'es' then '{spanish,espagnol,espanol}'
           when 'pt' then '{portuguese,portugais,portugues}' when 'de' then '{german,allemand,deutsch}'
           when 'it' then '{italian,italien,italiano}' else '{}' end::text[]
    ) as word);

-- A stem as it is met in the index: a long one also at the beginning of a longer one, as 'photograph' of 'photographi'. Not a
-- short one: a mistyped 'desing' is not all that begins with 'des'.
create function stem_query(configuration regconfig, word text) returns tsquery
  language plpgsql immutable as $$
    declare
      stem text := (tsvector_to_array(to_tsvector(configuration, word)))[1];
    begin
      return case when stem is null then '' else quote_literal(stem) || case when char_length(stem) >= 5 then ':*' else '' end end::tsquery;
    end
  $$;

-- What is asked for by words without accents and in small letters: each as the beginning of a written word, by its English and
-- its French stem, or as a mark. All of them must be met, or any. A word that says nothing in one of the languages ('the', 'de')
-- counts only where there is no other.
create function course_query(words text[], any_of_them boolean default false) returns tsquery
  language plpgsql immutable as $$
    declare
      word text;
      stems tsquery[];
      one tsquery;
      telling tsquery;
      silent tsquery;
    begin
      foreach word in array words loop
        stems := array[stem_query('stoa', word), stem_query('stoa_fr', word)];
        one := (quote_literal(word) || ':*')::tsquery || stems[1] || stems[2] || quote_literal('=' || word)::tsquery;
        if numnode(stems[1]) = 0 or numnode(stems[2]) = 0 then
          silent := case when silent is null then one when any_of_them then silent || one else silent && one end;
        else
          telling := case when telling is null then one when any_of_them then telling || one else telling && one end;
        end if;
      end loop;
      return coalesce(telling, silent);
    end
  $$;

drop trigger course_is_indexed on courses;
drop trigger course_is_indexed_with_skills on course_skills;
drop function index_changed_course, index_course_of_skill, index_course;
drop table course_search;

create table course_search (
  course_id uuid primary key references courses on delete cascade,
  name_plain text not null,
  -- The course's name alone.
  names tsvector not null,
  -- Weights: A name; B short description, skills, categories, teacher; C all the rest.
  document tsvector not null
);
-- Beside the row and not in the table's attic: the planner takes what lies there for free, and reads every document of the site
-- where it should ask the index.
alter table course_search alter column document set storage main;
create index course_search_names on course_search using gin (names);
create index course_search_document on course_search using gin (document);
create index course_search_by_name on course_search (name_plain text_pattern_ops);

-- The words that a published course is looked for by, as they are written: what a mistyped word may have meant.
create table search_words (
  course_id uuid not null references course_search on delete cascade,
  word text not null,
  primary key (course_id, word)
);
create index search_words_begun on search_words (word text_pattern_ops);
create index search_words_alike on search_words using gin (word gin_trgm_ops);

create view category_texts as
  select f.id as final_category_id, 'en' as language,
    concat_ws(', ', f.name, s.name, k.name, array_to_string(f.aliases || s.aliases || k.aliases, ', ')) as words
  from final_categories f join sub_categories s on s.id = f.sub_category_id join categories k on k.id = s.category_id
  union all
  select f.id, other.language, string_agg(other.name, ', ')
  from final_categories f join sub_categories s on s.id = f.sub_category_id join categories k on k.id = s.category_id
  cross join lateral (
    select * from jsonb_each_text(f.names)
    union all select * from jsonb_each_text(s.names)
    union all select * from jsonb_each_text(k.names)
  ) as other (language, name)
  group by f.id, other.language;

create aggregate all_words (tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '');

create function index_course(wanted uuid) returns void
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
        (select string_agg(s.skill, ', ' order by cs."order")
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

-- Courses to be indexed when the transaction commits; empty between transactions.
create table course_search_due (course_id uuid not null);

create function index_due_course() returns trigger
  language plpgsql as $$
    begin
      delete from course_search_due where course_id = new.course_id;
      if found then perform index_course(new.course_id); end if;
      return null;
    end
  $$;
create constraint trigger due_course_is_indexed after insert on course_search_due
  deferrable initially deferred for each row execute function index_due_course();

create function course_changed() returns trigger
  language plpgsql as $$
    begin
      insert into course_search_due values (new.id);
      return null;
    end
  $$;
create trigger course_is_indexed
  after insert or update of owner_id, name, short_description, description, objectives, final_category_id, level,
    content_type, type, language, status, deleted_at
  on courses for each row execute function course_changed();

-- Skills, modules and lessons come and go by the dozen: a statement's courses are noted once.
create function part_of_course_changed() returns trigger
  language plpgsql as $$
    begin
      insert into course_search_due select distinct course_id from changed;
      return null;
    end
  $$;
create trigger course_is_indexed_with_new_skills after insert on course_skills
  referencing new table as changed for each statement execute function part_of_course_changed();
create trigger course_is_indexed_without_skills after delete on course_skills
  referencing old table as changed for each statement execute function part_of_course_changed();
create trigger course_is_indexed_with_new_modules after insert on modules
  referencing new table as changed for each statement execute function part_of_course_changed();
create trigger course_is_indexed_with_changed_modules after update on modules
  referencing new table as changed for each statement execute function part_of_course_changed();
create trigger course_is_indexed_without_modules after delete on modules
  referencing old table as changed for each statement execute function part_of_course_changed();
create trigger course_is_indexed_with_new_lessons after insert on lessons
  referencing new table as changed for each statement execute function part_of_course_changed();
create trigger course_is_indexed_with_changed_lessons after update on lessons
  referencing new table as changed for each statement execute function part_of_course_changed();
create trigger course_is_indexed_without_lessons after delete on lessons
  referencing old table as changed for each statement execute function part_of_course_changed();
create trigger course_is_indexed_in_new_paths after insert on learning_path_courses
  referencing new table as changed for each statement execute function part_of_course_changed();
create trigger course_is_indexed_without_paths after delete on learning_path_courses
  referencing old table as changed for each statement execute function part_of_course_changed();

create function learning_path_changed() returns trigger
  language plpgsql as $$
    begin
      insert into course_search_due
        select pc.course_id from learning_path_courses pc where pc.path_id = new.id order by pc.course_id;
      return null;
    end
  $$;
create trigger courses_are_indexed_with_path after update of title, status on learning_paths
  for each row execute function learning_path_changed();

create function skill_changed() returns trigger
  language plpgsql as $$
    begin
      insert into course_search_due
        select cs.course_id from course_skills cs where cs.skill_id = new.id order by cs.course_id;
      return null;
    end
  $$;
create trigger courses_are_indexed_with_skill after update of skill on skills
  for each row execute function skill_changed();

create function teacher_changed() returns trigger
  language plpgsql as $$
    begin
      insert into course_search_due
        select c.id from courses c where c.owner_id = new.id and c.status = 'published' order by c.id;
      return null;
    end
  $$;
create trigger courses_are_indexed_with_teacher after update of first_name, last_name on users
  for each row execute function teacher_changed();

create function category_changed() returns trigger
  language plpgsql as $$
    begin
      insert into course_search_due
        select c.id from courses c
        join final_categories f on f.id = c.final_category_id join sub_categories s on s.id = f.sub_category_id
        where c.status = 'published' and new.id in (f.id, s.id, s.category_id) order by c.id;
      return null;
    end
  $$;
create trigger courses_are_indexed_with_category after update of name, names, aliases on categories
  for each row execute function category_changed();
create trigger courses_are_indexed_with_sub_category after update of name, names, aliases, category_id on sub_categories
  for each row execute function category_changed();
create trigger courses_are_indexed_with_final_category after update of name, names, aliases, sub_category_id on final_categories
  for each row execute function category_changed();

select index_course(id) from courses where status = 'published' and deleted_at is null;

-- Words that a mistyped one may have meant: those that share the most of its letters in threes, of about its length.
create function alike_words(wanted text, how_many integer) returns setof text
  language sql stable
  set pg_trgm.similarity_threshold = 0.15
  as $$
    select w.word from search_words w
    where w.word % wanted and char_length(w.word) between char_length(wanted) - 2 and char_length(wanted) + 6
    group by w.word
    order by similarity(w.word, wanted) desc, count(*) desc, w.word
    limit how_many
  $$;
