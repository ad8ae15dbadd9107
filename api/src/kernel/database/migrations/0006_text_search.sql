create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- English stems over unaccented words: 'Café design' finds 'cafe', 'designing'.
create text search configuration stoa (copy = english);
alter text search configuration stoa
  alter mapping for asciihword, asciiword, hword, hword_asciipart, hword_part, word
  with unaccent, english_stem;

-- Names as people type them: small letters, no accents. Immutable, so that an index may hold it;
-- the dictionary is named, so that its answer does not hang on the search path.
create function plain_words(words text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, words));
