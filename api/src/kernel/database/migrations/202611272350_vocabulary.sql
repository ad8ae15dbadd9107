-- Every word once, for mistyped ones: among the words of each course a likeness met thousands of rows of one word. A word goes
-- with its last course, so that the name of a teacher who left stays nowhere.
create table vocabulary (word text primary key);
insert into vocabulary select distinct word from search_words;
create index vocabulary_alike on vocabulary using gin (word gin_trgm_ops);
drop index search_words_alike;

create function learn_words() returns trigger
  language plpgsql as $$
    begin
      insert into vocabulary select distinct word from written order by word on conflict do nothing;
      return null;
    end
  $$;
create trigger words_are_known after insert on search_words
  referencing new table as written for each statement execute function learn_words();

create function forget_words() returns trigger
  language plpgsql as $$
    begin
      delete from vocabulary v where v.word in (select word from gone)
        and not exists (select from search_words w where w.word = v.word);
      return null;
    end
  $$;
create trigger words_are_forgotten after delete on search_words
  referencing old table as gone for each statement execute function forget_words();

-- As before: those that share the most of its letters in threes, of about its length; of those alike, what most courses have.
create or replace function alike_words(wanted text, how_many integer) returns setof text
  language sql stable
  set pg_trgm.similarity_threshold = 0.15
  as $$
    select alike.word
    from (
      select v.word, similarity(v.word, wanted) as likeness from vocabulary v
      where v.word % wanted and char_length(v.word) between char_length(wanted) - 2 and char_length(wanted) + 6
      order by likeness desc, v.word limit how_many * 3
    ) alike
    order by alike.likeness desc,
      -- Beyond a hundred they are all common.
      (select count(*) from (select from search_words w where w.word = alike.word limit 100) met) desc, alike.word
    limit how_many
  $$;
