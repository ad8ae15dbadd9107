-- What is said in films and recordings, line by line, by file: captions are never changed, they are replaced by another file.
-- Which lesson shows a file, and whether anyone may see that lesson, is asked when somebody searches: so nothing can be found
-- that was taken off since.

-- Words as they are written, and by their English and French stems: a file of captions does not say what it is in. Without
-- signs: the parser would take '<div>' for markup and 'example.org' for a single word.
create function said_words(said text) returns tsvector
  language sql immutable parallel safe
  as $$
    select to_tsvector('stoa_plain', bare) || to_tsvector('stoa', bare) || to_tsvector('stoa_fr', bare)
    from (select regexp_replace(said, '[!-/:-@\[-`{-~]+', ' ', 'g') as bare) as plain
  $$;

create table caption_lines (
  file_id uuid not null references caption_cues on delete cascade,
  place integer not null,
  start_s double precision not null,
  text text not null,
  words tsvector not null,
  -- Of the line after it: a sentence runs on.
  next_words tsvector not null,
  primary key (file_id, place)
);
create index caption_lines_words on caption_lines using gin ((words || next_words));

create function index_captions(file uuid, cues jsonb) returns void
  language sql as $$
    insert into caption_lines (file_id, place, start_s, text, words, next_words)
    select file, place, start_s, said, words, coalesce(lead(words) over (order by place), '')
    from (
      select place, (cue ->> 'start_s')::float8 as start_s, cue ->> 'text' as said, said_words(cue ->> 'text') as words
      from jsonb_array_elements(cues) with ordinality as listed (cue, place)
    ) as lines
  $$;

create function captions_read() returns trigger
  language plpgsql as $$
    begin
      perform index_captions(new.file_id, new.cues);
      return null;
    end
  $$;
create trigger captions_are_indexed after insert on caption_cues for each row execute function captions_read();

select index_captions(file_id, cues) from caption_cues;
